import type en from '../en-US/whitelist';

export default {
  'whitelist.intro':
    'Программы, которые подключаются с адреса из списка, работают без пароля, а трафик списывается с основного аккаунта. Кабинет не видит ваш адрес: узнайте его на том компьютере, где работают программы.',
  'whitelist.addTitle': 'Добавить адрес',
  'whitelist.ip': 'IP',
  'whitelist.remark': 'Заметка',
  'whitelist.remarkOf': 'Заметка к {ip}',
  'whitelist.added': 'Добавлен (UTC)',
  'whitelist.add': 'Добавить IP',
  'whitelist.ipWrong': 'Введите адрес IPv4 или IPv6',
  'whitelist.ipSeveral': 'Введите один IP. Чтобы добавить несколько, есть «Добавить списком» ниже.',
  'whitelist.unmatchable.private':
    'Частный IP не сработает: шлюз видит публичный IP вашей сети. Добавьте его.',
  'whitelist.unmatchable.loopback':
    'Loopback-IP не сработает: он существует только внутри компьютера. Добавьте свой публичный IP.',
  'whitelist.unmatchable.linkLocal':
    'Link-local IP не сработает: он действует только в локальной сети. Добавьте свой публичный IP.',
  'whitelist.unmatchable.reserved':
    'Зарезервированный IP не сработает: с него нельзя подключиться. Добавьте свой публичный IP.',
  'whitelist.addedToast': '{ip} добавлен в список',
  'whitelist.list': 'Адреса в списке',
  'whitelist.search': 'Поиск адресов',
  'whitelist.delete': 'Удалить',
  'whitelist.undo': 'Отменить',
  'whitelist.deleting': '{ip} удаляется',
  'whitelist.edit': 'Изменить',
  'whitelist.editRemark': 'Изменить заметку к {ip}',
  'whitelist.notFound': 'По запросу ничего не найдено',
  'whitelist.empty': 'В списке нет адресов',
  'whitelist.emptyText': 'Пока список пуст, используйте режим пароля.',
  'whitelist.bulkTitle': 'Добавить списком',
  'whitelist.bulkLabel':
    'Адреса, по одному или несколько в строке; после каждого можно написать заметку',
  'whitelist.bulkRows': 'Найденные адреса',
  'whitelist.bulkAdd': 'Добавить все',
  'whitelist.bulkProgress': 'Адреса добавляются',
  'whitelist.bulkReady':
    '{count, plural, =0 {Добавлять нечего} one {Можно добавить # адрес} few {Можно добавить # адреса} many {Можно добавить # адресов} other {Можно добавить # адреса}}',
  'whitelist.bulkNotCompared':
    '{count, plural, =0 {Добавлять нечего} other {Адресов к добавлению: #}}',
  'whitelist.bulkSent': '{done} из {of}',
  'whitelist.bulkDone':
    '{added, plural, one {Добавлен # адрес} few {Добавлено # адреса} many {Добавлено # адресов} other {Добавлено # адреса}}{left, plural, =0 {} one {, остался #} few {, осталось #} many {, осталось #} other {, осталось #}}',
  'whitelist.room':
    '{room, plural, =0 {Список заполнен: в нём помещается {max} адресов} one {В списке помещается {max} адресов: свободно ещё # место} few {В списке помещается {max} адресов: свободно ещё # места} many {В списке помещается {max} адресов: свободно ещё # мест} other {В списке помещается {max} адресов: свободно ещё # места}}',
  'whitelist.state.ok': 'можно добавить',
  'whitelist.state.notCompared': 'возможно, уже в списке',
  'whitelist.state.invalid': 'не адрес',
  'whitelist.state.duplicate': 'уже есть выше',
  'whitelist.state.listed': 'уже в списке',
  'whitelist.state.sending': 'добавляется…',
  'whitelist.state.added': 'добавлен',
  'whitelist.state.failed': 'не удалось',
} satisfies Record<keyof typeof en, string>;
