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
    'Браузер не разрешил копирование, а для ручного копирования текст слишком длинный. Закройте окно и скачайте текст файлом.',
  'common.show': 'Показать',
  'common.hide': 'Скрыть',
  'common.more': 'Ещё',
  'common.clear': 'Очистить',
  'common.faq': 'Вопросы и ответы',
  'common.apiDocument': 'Документация API',
  'common.other': 'Другое: {value}',
  'common.notKnown': 'Неизвестно',
  'failed.gateways': 'Шлюзы',
  'failed.locations': 'Локации',
  'failed.prices': 'Цены',
  'unread.rows':
    'Не удалось прочитать {count, number} из {rows, plural, one {#\u00a0записи} few {#\u00a0записей} many {#\u00a0записей} other {#\u00a0записи}}.',
  'unread.sum': 'Итоги здесь неполные. На ваш трафик и деньги это не влияет.',
  'unread.search': 'То, что вы ищете, может быть среди них.',
  'unread.next': 'Перезагрузите страницу. Если не поможет, нажмите «Сообщить о проблеме».',
  'list.nothingFound': 'Ничего не найдено',
  'list.showAll': 'Показать все',
  'unread.nothing': 'Не удалось прочитать ни одной записи',
  'unread.details': 'Подробности для поддержки',
  'common.theme': 'Тема',
  'common.theme.system': 'Как на устройстве',
  'common.theme.light': 'Светлая',
  'common.theme.dark': 'Тёмная',
} satisfies Record<keyof typeof en, string>;
