import type en from '../en-US/samples';

export default {
  'samples.title': 'Примеры кода',
  'samples.intro': 'Готовый код: ваши параметры уже подставлены.',
  'samples.program': 'Программа',
  'samples.fillIn': 'Подставить мой пароль',
  'samples.filledIn':
    'В примере есть ваш пароль: не показывайте его и не сохраняйте в репозитории.',
  'samples.fromVariable':
    'Пароль берётся из {variable}. Выполните команду, вставьте пароль прокси (на экране его не видно) и нажмите Enter:',
  'samples.install': 'Установить',
  'samples.file': 'Сохранить как',
  'samples.run': 'Запустить',
  'samples.runWith': 'Проверено на',
  'samples.copy': 'Копировать пример: {name}',
  'samples.code': 'Пример: {name}',
  'samples.limits': 'Полезно знать',
  'samples.noLogin':
    '{name} не поддерживает авторизацию прокси, поэтому пример работает в режиме белого списка: без пароля, страны, города и сессии.',
  'samples.mainPays': 'Трафик спишется с основного аккаунта, а не с {account}.',
  'samples.openWhitelist': 'Открыть белый список',
  'samples.otherProtocol':
    '{name} не может использовать здесь {wanted}, поэтому пример работает через {protocol} ({gateway}).',
  'samples.noWay':
    '{name} поддерживает только {protocols}, а такого шлюза сейчас нет. Выберите другую программу.',
  'samples.notAscii':
    'В пароле есть буквы не из набора A–Z. Если приходит 407,\u00a0смените пароль (для основного аккаунта\u00a0— через поддержку).',
  'tools.title': 'Настройки для программ',
  'tools.intro': 'Что и куда вставить в программах со своими настройками прокси.',
  'tools.tool': 'Программа',
  'tools.line': 'Строка для вставки',
  'tools.breaks':
    'В строке будут {signs}: программа поймёт эти символы иначе. Заполните поля по одному.',
  'tools.fields': 'Значения для полей',
  'tools.api': 'Через API программы',
  'tools.extra': 'Другой способ (его нет в документации {name})',
  'tools.file': 'Файл для программы',
  'tools.download': 'Скачать {file}',
  'tools.fileSecret':
    'Пароль записан в файле открыто: удалите файл, когда программа его прочитает.',
  'tools.docs': 'Документация {name}',
} satisfies Record<keyof typeof en, string>;
