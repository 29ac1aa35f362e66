import type en from '../en-US/credentials';

export default {
  'credentials.title': 'Логин и пароль прокси',
  'credentials.server': 'Сервер',
  'credentials.username': 'Имя аккаунта (начало логина)',
  'credentials.password': 'Пароль прокси',
  'credentials.login': 'Логин для вставки',
  'credentials.newSession': 'Новая сессия',
  'credentials.whitelist': 'Логин и пароль не нужны: доступ даёт ваш IP.',
  'credentials.linesOnly':
    'В строках белого списка только хост и порт. Локацию, ротацию и формат задаёт API-ссылка, но в её строках есть логин и пароль.',
  'credentials.apiLinkOnly':
    'Локация, ротация и формат теперь действуют для API-ссылки: в её строках есть логин и пароль. В строках белого списка их нет.',
  'credentials.forApiLink': 'Настроить API-ссылку',
  'credentials.forLines': 'Вернуться к строкам',
  'credentials.goToApiLink': 'К API-ссылке',
  'credentials.why.place': 'В режиме белого списка строка не задаёт локацию',
  'credentials.why.rotation': 'В режиме белого списка строка не задаёт сессию',
  'credentials.why.format': 'В режиме белого списка в строке нет USER и PASS',
  'credentials.why.needsLogin': 'нужен пароль',
  'credentials.why.noWhitelist': 'нет режима белого списка',
  'credentials.why.noWhitelistHere':
    'У этого шлюза нет режима белого списка. Если он нужен, выберите другой шлюз.',
} satisfies Record<keyof typeof en, string>;
