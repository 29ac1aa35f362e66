import type en from '../en-US/shell';

export default {
  'shell.skip': 'Перейти к содержимому',
  'shell.menu': 'Меню',
  'shell.mainMenu': 'Главное меню',
  'shell.userMenu': 'Меню пользователя',
  'shell.signOut': 'Выйти',
  'shell.greeting': 'Здравствуйте, {name}',
  'shell.balance': 'Баланс',
  'shell.trafficLeft': 'Остаток трафика',
  'day.from': 'С (UTC)',
  'day.to': 'По (UTC)',
  'day.format': 'DD.MM.YYYY',
  'day.bounds': 'Дни с {min} по {max}',
  'number.refused': 'Не изменено: в числе не может быть {signs}',
  'number.ambiguous': '«{text}» можно понять двояко. Выберите число:',
  'unit.name': 'Единица',
  'unit.B': 'Б',
  'unit.KB': 'КБ',
  'unit.MB': 'МБ',
  'unit.GB': 'ГБ',
  'shell.replaced': 'В этом браузере вошли в другой аккаунт. Теперь вы видите его.',
  'shell.unsent.whitelistDeletion':
    'Эти адреса не удалось удалить, они остались в белом списке: {ips}. Удалите их ещё раз.',
  'shell.loading': 'Загрузка',
  'shell.offline':
    'Нет подключения к сети. Данные могут быть устаревшими; они обновятся, когда связь вернётся.',
  'palette.name': 'Команды',
  'palette.search': 'Поиск страниц и действий',
  'palette.open': 'Поиск',
  'palette.keys': 'Ctrl K',
  'palette.page': 'Страница',
  'palette.action': 'Действие',
  'palette.none': 'Ничего не найдено',
  'bell.name': 'Уведомления',
  'bell.unread': '{count, plural, one {# новое} other {# новых}}',
  'bell.none': 'Уведомлений нет',
  'bell.records': 'Заказы и пополнения',
  'bell.credit': 'Последнее зачисление',
  'bell.traffic': 'Осталось {percent} % трафика',
  'bell.creditUncertain':
    'Данные о последнем зачислении неполны, поэтому доля оставшегося трафика может отличаться',
  'bell.expiring': 'Трафик сгорит {date} (UTC)',
  'bell.lowBalance': 'На балансе мало средств: {amount}',
  'bell.paymentPending':
    '{state}: {kind, select, recharge {пополнение} other {заказ}} {id} на\u00a0{amount}',
  'bell.underWay': 'Платёж в обработке',
  'bell.recordUnpaid':
    '{kind, select, recharge {Пополнение {id} на\u00a0{amount} ещё не оплачено} other {Заказ {id} на\u00a0{amount} ещё не оплачен}}',
  'bell.purchaseOpen':
    'Ещё нет ответа {kind, select, recharge {о пополнении} other {о заказе}} на\u00a0{amount}',
  'shell.forbidden.title': 'Нет доступа',
  'shell.forbidden.text':
    'У вашего аккаунта нет доступа к этой странице. Если это ошибка, обратитесь в поддержку.',
  'shell.generatorIntro': 'Выберите, откуда идёт трафик: логин составится сам.',
} satisfies Record<keyof typeof en, string>;
