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
    'Эти IP не удалены и всё ещё могут тратить ваш трафик: {ips}. Удалите их на странице «Белый список».',
  'shell.loading': 'Загрузка',
  'shell.offline':
    'Нет подключения к сети. Данные могут быть устаревшими и обновятся, когда связь восстановится.',
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
  'bell.credit': 'Последнее пополнение трафика',
  'bell.traffic': 'Основной аккаунт: осталось {percent}\u00a0% трафика',
  'bell.creditUncertain':
    'Данные о последней покупке трафика неполные, процент остатка может быть неточным. На сам трафик это не влияет',
  'bell.expiring': 'Часть трафика сгорит {date} (UTC)',
  'bell.lowBalance': 'На балансе мало средств: {amount}',
  'bell.paymentPending':
    '{state}: {kind, select, recharge {пополнение} other {заказ}} {id} на\u00a0{amount}',
  'bell.underWay': 'Платёж не завершён',
  'bell.recordUnpaid':
    '{kind, select, recharge {Пополнение {id} на\u00a0{amount} ещё не оплачено} other {Заказ {id} на\u00a0{amount} ещё не оплачен}}',
  'bell.purchaseOpen':
    'Пока неизвестно, {kind, select, recharge {создано ли пополнение} other {создан ли заказ}} на\u00a0{amount}',
  'shell.forbidden.title': 'Нет доступа',
  'shell.forbidden.text':
    'У вашего аккаунта нет доступа к этой странице. Если это ошибка, напишите в поддержку.',
  'shell.generatorIntro': 'Выберите, откуда идёт трафик, а логин мы составим за вас.',
} satisfies Record<keyof typeof en, string>;
