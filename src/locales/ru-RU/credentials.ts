import type en from '../en-US/credentials';

export default {
  'credentials.title': 'Логин и пароль прокси',
  'credentials.server': 'Хост и порт',
  'credentials.username': 'Имя аккаунта (начало логина)',
  'credentials.password': 'Пароль прокси',
  'credentials.login': 'Логин для вставки',
  'credentials.newSession': 'Новая сессия (новый IP)',
  'credentials.whitelist': 'Логин и пароль не нужны: доступ даёт ваш IP.',
  'credentials.linesOnly':
    'В режиме белого списка строка\u00a0— хост и порт, без страны. Нужна страна? Выберите «Пароль» или API-ссылку (её строки с паролем).',
  'credentials.forApiLink': 'Настроить API-ссылку',
  'credentials.why.lines': 'Только в режиме пароля',
  'credentials.why.format': 'Белый список: HOST:PORT',
  'credentials.why.needsLogin': 'нужен пароль',
  'credentials.why.noWhitelist': 'нет режима белого списка',
  'credentials.why.noWhitelistHere':
    'У этого шлюза нет режима белого списка. Если он нужен, выберите другой шлюз.',
} satisfies Record<keyof typeof en, string>;
