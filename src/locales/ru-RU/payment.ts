import type en from '../en-US/payment';

export default {
  'payment.tracker': 'Текущие платежи',
  'payment.of.order': 'Оплата заказа {id}',
  'payment.of.recharge': 'Оплата пополнения {id}',
  'payment.kind.order': 'Заказ',
  'payment.kind.recharge': 'Пополнение',
  'payment.ofTraffic': '{gb, number}\u00a0ГБ трафика',
  'payment.step.sent': 'Отправлен',
  'payment.step.seen': 'Найден',
  'payment.step.confirmed': 'Проверен',
  'payment.step.credited': 'Зачислен',
  'payment.toPay': 'К оплате',
  'payment.received': 'Получено',
  'payment.rest': 'К доплате',
  'payment.timeLeft': 'Осталось',
  'payment.timeOver':
    'Время вышло. Если отправили всё, не платите снова: деньги зачислят. Если часть, напишите в поддержку. Если ничего, оформите заново.',
  'payment.partOver':
    'Время вышло, пришла только часть. Если остаток отправлен, не платите снова. Если нет, напишите в поддержку и укажите ID.',
  'payment.continue': 'Продолжить оплату',
  'payment.support': 'Написать в поддержку',
  'payment.toOrder': 'К оплате заказа',
  'payment.dismiss': 'Закрыть',
  'payment.hide': 'Скрыть, пока статус не изменится',
  'payment.credited': 'Платёж получен и зачислен.',
  'payment.backToOrder': 'Баланс пополнен. Теперь можно оплатить заказ с баланса.',
  'payment.toast.gone':
    '{kind, select, recharge {Пополнение {id} не найдено} other {Заказ {id} не найден}}. Если вы платили, напишите в поддержку и укажите ID.',
  'payment.toast.unwatched':
    'Мы больше не проверяем {kind, select, recharge {пополнение} other {заказ}} {id}: неделю ничего не менялось. Если вы платили, напишите в поддержку и укажите ID.',
  'payment.unwatched':
    'Мы больше не проверяем этот платёж: неделю ничего не менялось. Если вы отправляли деньги, напишите в поддержку и укажите ID.',
  'payment.askFailed':
    'Сейчас не удалось проверить платёж. На ваши деньги это не влияет, скоро проверим ещё раз.',
  'payment.status.gone':
    'Этот платёж не найден. Если деньги ушли из кошелька, напишите в поддержку и укажите ID',
  'payment.status.asking': 'Проверяем платёж…',
  'payment.status.check':
    'Ждём оплату. Если вы её уже отправили, не платите снова: она появится не сразу',
  'payment.status.confirm_check':
    'Мы видим ваш платёж и ждём подтверждения сети. Второй раз не платите',
  'payment.status.process': 'Мы видим ваш платёж, он обрабатывается. Второй раз не платите',
  'payment.status.wrong_amount_waiting':
    'Оплачено частично. Если доплатили, не платите снова. Если нет, нажмите «Продолжить оплату» и вовремя доплатите на тот же адрес кошелька',
  'payment.status.wrong_amount':
    'Недоплата. Больше ничего не отправляйте: напишите в поддержку и укажите ID',
  'payment.status.paid': 'Зачислено',
  'payment.status.paid_over':
    'Зачислено. Вы заплатили больше нужного: о разнице напишите в поддержку и укажите ID',
  'payment.status.cancel':
    'Не оплачено: платёж отменён. Если деньги ушли из кошелька, напишите в поддержку и укажите ID. Если нет, оформите заново',
  'payment.status.fail':
    'Не оплачено: платёж не прошёл. Если деньги ушли из кошелька, напишите в поддержку и укажите ID. Если нет, оформите заново',
  'payment.status.system_fail':
    'Не оплачено: сбой платёжной системы. Если деньги ушли из кошелька, напишите в поддержку и укажите ID. Если нет, оформите заново',
  'payment.status.refund_process': 'Возврат денег обрабатывается, ничего делать не нужно',
  'payment.status.refund_paid':
    'Деньги возвращены. Если их нет в кошельке или на балансе, напишите в поддержку и укажите ID',
  'payment.status.refund_fail': 'Вернуть деньги не удалось. Напишите в поддержку и укажите ID',
  'payment.status.locked':
    'На проверке у платёжной системы. Ничего делать не нужно, второй раз не платите. Если есть вопросы, напишите в поддержку и укажите ID',
  'record.payment.seen': 'Оплата подтверждается',
  'record.payment.partlyPaid': 'Оплачено частично',
  'record.payment.underpaid': 'Недоплата',
  'record.payment.credited': 'Оплачено',
  'record.payment.refunding': 'Идёт возврат денег',
  'record.payment.refunded': 'Деньги возвращены',
  'record.payment.refundFailed': 'Вернуть деньги не удалось',
  'record.payment.held': 'На проверке',
  'record.payment.timeOver': 'Время вышло',
  'record.payment.cancelled': 'Отменено',
  'outcome.paid': 'Заказ {id} оплачен. Трафиком уже можно пользоваться.',
  'outcome.added': 'Добавлено: {gb, number}\u00a0ГБ.',
  'outcome.addedLeft': 'Добавлено: {gb, number}\u00a0ГБ, остаток\u00a0— {left}.',
  'outcome.useIt': 'Получить прокси',
  'outcome.existing':
    '{kind, select, recharge {Такое пополнение у вас уже есть: {id}. Новое не создано} other {Такой заказ у вас уже есть: {id}. Новый не создан}}, новых списаний нет.',
  'outcome.createNew.order': 'Создать новый заказ',
  'outcome.createNew.recharge': 'Создать новое пополнение',
  'outcome.closed':
    '{kind, select, recharge {Пополнение {id} отменено} other {Заказ {id} отменён}}. Если вы отправляли деньги, сначала напишите в поддержку и укажите ID. Если нет, оформите заново.',
  'outcome.refunded':
    'Деньги за {kind, select, recharge {пополнение} other {заказ}} {id} возвращены. Если их нет в кошельке или на балансе, напишите в поддержку и укажите ID.',
  'outcome.priceChanged':
    'Цена изменилась: заказ не создан, деньги не списаны. Новая сумма: {total}. Если она подходит, нажмите «Оплатить».',
  'outcome.found':
    'Связь прервалась, но {kind, select, recharge {пополнение создано: {id}. Второго пополнения нет} other {заказ создан: {id}. Второго заказа нет}}.',
  'outcome.absent':
    'Связь прервалась, {kind, select, recharge {пополнение на\u00a0{amount} не создано} other {заказ на\u00a0{amount} не создан}}. Деньги не списаны, попробуйте ещё раз.',
  'outcome.notSent':
    '{kind, select, recharge {Пополнение на\u00a0{amount} не создано} other {Заказ на\u00a0{amount} не создан}}: запрос не ушёл с этого устройства. Деньги не списаны, попробуйте ещё раз.',
  'outcome.unwatched':
    'Неизвестно, {kind, select, recharge {создано ли пополнение} other {создан ли заказ}} на\u00a0{amount}. Деньги могли списаться: прежде чем платить снова, найдите его ниже или напишите в поддержку.',
  'outcome.other':
    'У {kind, select, recharge {пополнения} other {заказа}} {id} неизвестный нам статус: «{status}». Деньги могли списаться: прежде чем платить снова, напишите в поддержку, указав ID.',
  'outcome.gone':
    '{kind, select, recharge {Пополнение {id} не найдено} other {Заказ {id} не найден}}. Если вы платили, напишите в поддержку и укажите ID. Если нет, оформите заново.',
  'outcome.unpaid': '{kind, select, recharge {Пополнение} other {Заказ}} {id} ждёт оплаты.',
  'outcome.credited': 'Пополнение {id} оплачено. Баланс обновлён.',
  'outcome.unknown':
    'Неизвестно, {kind, select, recharge {создано ли пополнение} other {создан ли заказ}} на\u00a0{amount}. Нажмите «Проверить ещё раз». Если оплатить то же самое ещё раз, деньги дважды не спишутся.',
  'outcome.checkAgain': 'Проверить ещё раз',
} satisfies Record<keyof typeof en, string>;
