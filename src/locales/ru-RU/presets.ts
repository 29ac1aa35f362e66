import type en from '../en-US/presets';

export default {
  'presets.preset': 'Набор параметров',
  'presets.choose': 'Выберите набор',
  'presets.isDefault': 'По умолчанию',
  'presets.makeDefault': 'Открывать по умолчанию',
  'presets.noDefault': 'Не открывать по умолчанию',
  'presets.update': 'Сохранить изменения',
  'presets.saveAs': 'Сохранить как набор',
  'presets.copyLink': 'Ссылка на параметры',
  'presets.saved': 'Сохранено: «{name}»',
  'presets.lost':
    'Браузер не хранит данные этого сайта: изменение пропадёт. Разрешите хранение в настройках или освободите место на диске и сохраните снова.',
  'presets.name': 'Название',
  'presets.save': 'Сохранить',
  'presets.saveTitle': 'Сохранить набор параметров',
  'presets.saveText': 'Сохраняется в этом браузере: только параметры, без паролей и токенов.',
  'presets.rename': 'Переименовать',
  'presets.renameTitle': 'Переименовать набор',
  'presets.delete': 'Удалить',
  'presets.deleteTitle': 'Удалить набор',
  'presets.deleteText': 'Набор «{name}» будет удалён. Параметры на странице не изменятся.',
  'presets.taken': 'Набор с таким названием уже есть',
} satisfies Record<keyof typeof en, string>;
