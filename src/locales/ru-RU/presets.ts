import type en from '../en-US/presets';

export default {
  'presets.preset': 'Набор параметров',
  'presets.choose': 'Выберите набор',
  'presets.isDefault': 'По умолчанию',
  'presets.makeDefault': 'Открывать по умолчанию',
  'presets.noDefault': 'Не открывать по умолчанию',
  'presets.update': 'Сохранить изменения',
  'presets.saveAs': 'Сохранить набор',
  'presets.copyLink': 'Копировать ссылку',
  'presets.saved': 'Сохранено: «{name}»',
  'presets.lost':
    'Браузер не разрешает кабинету хранить данные: изменение пропадёт, когда вы уйдёте со страницы.',
  'presets.name': 'Название',
  'presets.save': 'Сохранить',
  'presets.saveTitle': 'Сохранить набор параметров',
  'presets.saveText': 'Хранится в этом браузере: только параметры, без паролей и токенов.',
  'presets.rename': 'Переименовать',
  'presets.renameTitle': 'Переименовать набор',
  'presets.delete': 'Удалить',
  'presets.deleteTitle': 'Удалить набор',
  'presets.deleteText': 'Набор «{name}» будет удалён. Параметры на странице не изменятся.',
  'presets.problem.long': 'Не больше {max} символов',
  'presets.problem.taken': 'Набор с таким названием уже есть',
  'presets.problem.full': 'Уже есть {count} наборов. Сначала удалите один.',
} satisfies Record<keyof typeof en, string>;
