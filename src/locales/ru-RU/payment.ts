import type en from '../en-US/payment';

export default {
  'payment.tracker': 'Текущие платежи',
  'payment.of.order': 'Оплата заказа {id}',
  'payment.of.recharge': 'Оплата пополнения {id}',
  'payment.kind.order': 'Заказ',
  'payment.kind.recharge': 'Пополнение',
  'payment.ofTraffic': '{gb, number}\u00a0ГБ трафика',
  'payment.step.sent': 'Отправлено',
  'payment.step.seen': 'Найдено',
  'payment.step.confirmed': 'Проверено',
  'payment.step.credited': 'Зачислено',
  'payment.toPay': 'К оплате',
  'payment.received': 'Получено',
  'payment.rest': 'Доплатить',
  'payment.id': 'ID',
  'payment.timeLeft': 'Время на оплату',
  'payment.timeOver':
    'Время на оплату вышло. Если вы уже отправили деньги, они будут учтены: не платите снова. Если нет, не отправляйте их, а оформите заново.',
  'payment.continue': 'Продолжить оплату',
  'payment.support': 'Написать в поддержку',
  'payment.toOrder': 'Продолжить заказ',
  'payment.dismiss': 'Закрыть',
  'payment.hide': 'Скрыть до изменений',
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
  'payment.status.check': 'Ожидаем оплату',
  'payment.status.confirm_check': 'Мы видим ваш платёж и ждём подтверждения сети',
  'payment.status.process': 'Мы видим ваш платёж, он подтверждается',
  'payment.status.wrong_amount_waiting':
    'Ждём доплату. Отправьте остаток на тот же адрес кошелька, пока не вышло время',
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
  'payment.status.refund_process': 'Возврат денег обрабатывается',
  'payment.status.refund_paid': 'Деньги возвращены',
  'payment.status.refund_fail': 'Вернуть деньги не удалось. Напишите в поддержку и укажите ID',
  'payment.status.locked':
    'На проверке у платёжной системы. Не платите второй раз. Если есть вопросы, напишите в поддержку и укажите ID',
} satisfies Record<keyof typeof en, string>;
