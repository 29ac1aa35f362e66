import type en from '../en-US/credentials';

export default {
  'credentials.title': 'Логин и пароль прокси',
  'credentials.server': 'Хост и порт',
  'credentials.account': 'Имя аккаунта (начало логина)',
  'credentials.password': 'Пароль прокси',
  'credentials.username': 'Логин для вставки',
  'credentials.whitelist': 'Логин и пароль не нужны: доступ даёт ваш IP.',
  'credentials.linesOnly':
    'В режиме белого списка в строке только хост и порт. Чтобы задать страну, выберите «Пароль» или API-ссылку (в её строках есть пароль).',
  'credentials.forApiLink': 'Настроить API-ссылку',
  'credentials.why.lines': 'Только в режиме пароля',
  'credentials.why.format': 'Белый список: HOST:PORT',
  'credentials.why.needsLogin': 'нужен пароль',
  'credentials.why.noWhitelist': 'Для {protocol} режима белого списка нет.',
} satisfies Record<keyof typeof en, string>;
