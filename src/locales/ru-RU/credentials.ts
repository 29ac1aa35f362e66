import type en from '../en-US/credentials';

export default {
  'credentials.title': 'Логин и пароль прокси',
  'credentials.server': 'Сервер',
  'credentials.username': 'Логин прокси',
  'credentials.password': 'Пароль прокси',
  'credentials.login': 'Полный логин',
  'credentials.newSession': 'Новая сессия',
  'credentials.whitelist': 'Логин и пароль не нужны: доступ даёт ваш IP.',
  'credentials.linesOnly':
    'В строках белого списка только хост и порт: локация, ротация и формат в них не действуют. Их можно задать в API-ссылке.',
  'credentials.apiLinkOnly':
    'Локация, ротация и формат теперь действуют для API-ссылки. В строках по-прежнему только хост и порт.',
  'credentials.forApiLink': 'Задать их для API-ссылки',
  'credentials.forLines': 'Только строки',
  'credentials.goToApiLink': 'К API-ссылке',
  'credentials.why.place': 'В строках белого списка нет локации',
  'credentials.why.rotation': 'В строках белого списка нет сессии',
  'credentials.why.format': 'В строках белого списка нет USER и PASS',
  'credentials.why.needsLogin': 'нужен пароль',
  'credentials.why.noWhitelist': 'нет режима белого списка',
  'credentials.why.noWhitelistHere':
    'У этого шлюза нет режима белого списка. Выберите для него другой шлюз.',
} satisfies Record<keyof typeof en, string>;
