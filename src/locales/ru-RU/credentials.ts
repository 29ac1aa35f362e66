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
  'credentials.forApiLink': 'Настроить API-ссылку',
  'credentials.why.lines': 'Не для белого списка',
  'credentials.why.format': 'Строки: только HOST:PORT',
  'credentials.why.needsLogin': 'нужен пароль',
  'credentials.why.noWhitelist': 'нет режима белого списка',
  'credentials.why.noWhitelistHere':
    'У этого шлюза нет режима белого списка. Если он нужен, выберите другой шлюз.',
} satisfies Record<keyof typeof en, string>;
