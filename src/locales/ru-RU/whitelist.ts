import type en from '../en-US/whitelist';

export default {
  'menu.whitelist': 'Белый список',
  'whitelist.intro':
    'С этих IP пароль не нужен, тратится трафик основного аккаунта. Ваш IP нам не виден: узнайте его без прокси на сайте для проверки IP.',
  'whitelist.addTitle': 'Добавить IP',
  'whitelist.ip': 'IP',
  'whitelist.remark': 'Заметка',
  'whitelist.remarkOf': 'Заметка к {ip}',
  'whitelist.added': 'Добавлен (UTC)',
  'whitelist.add': 'Добавить IP',
  'whitelist.ipWrong': 'Введите IP, например 203.0.113.7 или 2001:db8::1',
  'whitelist.ipSeveral':
    'Введите один IP. Чтобы добавить несколько, вставьте их ниже, в «Добавить несколько IP».',
  'whitelist.unmatchable':
    'Этот IP не сработает: он внутренний или служебный. Добавьте публичный IP своей сети: его видит шлюз.',
  'whitelist.addedToast': '{ip} добавлен в список',
  'whitelist.list': 'IP в списке (до {max, number})',
  'whitelist.search': 'Поиск IP',
  'whitelist.delete': 'Удалить',
  'whitelist.undo': 'Отменить',
  'whitelist.deleting': '{ip} будет удалён через несколько секунд',
  'whitelist.deleted': '{ip} удалён из списка',
  'whitelist.notDeleted': '{ip} всё ещё в списке. Удалите его ещё раз.',
  'whitelist.edit': 'Изменить',
  'whitelist.editRemark': 'Изменить заметку к {ip}',
  'whitelist.empty': 'В списке пока нет IP',
  'whitelist.emptyText': 'Пока список пуст, используйте режим пароля.',
  'whitelist.bulkTitle': 'Добавить несколько IP',
  'whitelist.bulkLabel': 'По одному IP в строке, после пробела можно написать заметку',
  'whitelist.bulkRows': 'Найденные IP',
  'whitelist.bulkAdd': 'Добавить списком',
  'whitelist.bulkProgress': 'IP добавляются',
  'whitelist.bulkReady': '{count, plural, =0 {Добавлять нечего} other {Можно добавить #\u00a0IP}}',
  'whitelist.bulkNotCompared':
    '{count, plural, =0 {Добавлять нечего} other {Будет добавлено IP: {count, number}}}',
  'whitelist.bulkSent': '{done} из {of}',
  'whitelist.bulkDone':
    '{count, plural, =0 {Ничего не добавлено} one {Добавлен #\u00a0IP} other {Добавлено #\u00a0IP}}',
  'whitelist.bulkLeft': 'осталось: {count, number}',
  'whitelist.pasteTooLong':
    'Слишком много текста за один раз: в списке помещается {max}\u00a0IP. Вставьте меньше.',
  'whitelist.room':
    '{room, plural, =0 {Список заполнен: {max}\u00a0IP. Удалите один, чтобы добавить другой} other {Можно добавить ещё #\u00a0IP (в списке не больше {max}). Остальные не поместятся}}',
  'whitelist.state.ok': 'можно добавить',
  'whitelist.state.notCompared': 'возможно, уже в списке',
  'whitelist.state.invalid': 'не IP',
  'whitelist.state.range': 'Диапазоны и подсети не принимаются: укажите каждый IP отдельно',
  'whitelist.state.duplicate': 'уже есть выше',
  'whitelist.state.listed': 'уже в списке',
  'whitelist.state.remarkTooLong': 'Заметка: до {max}\u00a0символов',
  'whitelist.state.sending': 'добавляется…',
  'whitelist.state.lookingUp': 'проверяется…',
  'whitelist.state.done': 'добавлен',
  'whitelist.state.refused': 'не добавлен',
  'whitelist.state.skipped': 'не отправлен',
  'whitelist.state.lost': 'возможно, добавлен: можно повторить',
} satisfies Record<keyof typeof en, string>;
