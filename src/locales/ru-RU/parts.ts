import type en from '../en-US/parts';

export default {
  'common.save': 'Сохранить',
  'common.copy': 'Копировать',
  'common.copied': 'Скопировано',
  'common.copyByHand': 'Не удалось скопировать',
  'common.copyFailed':
    'Браузер не разрешил копирование. Текст ниже выделен: нажмите Ctrl+C (на Mac\u00a0— ⌘C), на телефоне удерживайте его и выберите «Копировать».',
  'common.copyText': 'Текст для копирования',
  'common.copyTooLong':
    'Браузер не разрешил копирование, а для ручного копирования текст слишком длинный. Закройте окно и скачайте его.',
  'common.show': 'Показать',
  'common.hide': 'Скрыть',
  'common.more': 'Ещё',
  'common.clear': 'Очистить',
  'common.apiDocument': 'Документация API',
  'common.required': 'Обязательное поле',
  'common.other': 'Другое: {value}',
  'common.notKnown': 'Неизвестно',
  'unread.rows':
    'Не удалось прочитать {count, number} из {rows, plural, one {#\u00a0строки} few {#\u00a0строк} many {#\u00a0строк} other {#\u00a0строк}}.',
  'unread.sum': 'Итоги здесь неполные.',
  'unread.search': 'То, что вы ищете, может быть среди них.',
  'unread.nothing': 'Не удалось прочитать ни одной строки',
  'unread.details': 'Подробности для поддержки',
  'common.theme': 'Тема',
  'common.theme.system': 'Как на устройстве',
  'common.theme.light': 'Светлая',
  'common.theme.dark': 'Тёмная',
} satisfies Record<keyof typeof en, string>;
