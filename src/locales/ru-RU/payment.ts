import type en from '../en-US/payment';

export default {
  'payment.tracker': 'Текущие платежи',
  'payment.of.order': 'Оплата заказа {id}',
  'payment.of.recharge': 'Оплата пополнения {id}',
  'payment.kind.order': 'Заказ',
  'payment.kind.recharge': 'Пополнение',
  'payment.toPay': 'К оплате',
  'payment.received': 'Получено',
  'payment.rest': 'Доплатить',
  'payment.id': 'Номер заказа',
  'payment.timeLeft': 'Осталось времени на оплату: {time}',
  'payment.timeOver':
    'Время на оплату вышло. Уже отправленный платёж всё равно будет учтён: страница продолжает следить за ним.',
  'payment.continue': 'Продолжить оплату',
  'payment.support': 'Написать в поддержку',
  'payment.toOrder': 'Продолжить заказ',
  'payment.dismiss': 'Закрыть',
  'payment.hide': 'Скрыть до изменений',
  'payment.credited': 'Платёж получен. Данные аккаунта обновлены.',
  'payment.backToOrder': 'Платёж получен. Вот ваш заказ: его можно оплатить.',
  'payment.news.gone':
    'Платёж {kind, select, recharge {по пополнению} other {по заказу}} {id} больше не числится в сервисе. Мы перестали за ним следить.',
  'payment.news.unwatched':
    '{kind, select, recharge {О пополнении} other {О заказе}} неделю не было новостей. Мы перестали за ним следить.',
  'payment.unwatched':
    'Уже неделю нет новостей о платеже, и страница больше его не проверяет. Если вы отправляли деньги, обратитесь в поддержку с номером заказа.',
  'payment.askFailed':
    'Сейчас не удалось проверить статус платежа. Страница попробует ещё раз сама, на платёж это не влияет.',
  'payment.status.gone':
    'Этот платёж больше не числится в сервисе. Если деньги из кошелька ушли, обратитесь в поддержку с номером заказа',
  'payment.status.asking': 'Проверяем статус платежа…',
  'payment.status.check': 'Ожидаем оплату',
  'payment.status.confirm_check': 'Платёж найден, ждём подтверждения',
  'payment.status.process': 'Платёж найден, идёт подтверждение',
  'payment.status.wrong_amount_waiting':
    'Оплачено частично: отправьте остаток на тот же адрес, пока не истекло время',
  'payment.status.wrong_amount': 'Недоплата: обратитесь в поддержку и укажите номер заказа',
  'payment.status.paid': 'Зачислено',
  'payment.status.paid_over':
    'Зачислено. Вы заплатили больше: по поводу разницы обратитесь в поддержку',
  'payment.status.cancel':
    'Не оплачено: отменено. Если деньги из кошелька ушли, обратитесь в поддержку с номером заказа, иначе оплатите снова',
  'payment.status.fail':
    'Не оплачено: платёж не прошёл. Если деньги из кошелька ушли, обратитесь в поддержку с номером заказа, иначе оплатите снова',
  'payment.status.system_fail':
    'Не оплачено: сбой платёжной системы. Если деньги из кошелька ушли, обратитесь в поддержку с номером заказа, иначе оплатите снова',
  'payment.status.refund_process': 'Возврат выполняется',
  'payment.status.refund_paid': 'Возврат выполнен',
  'payment.status.refund_fail': 'Возврат не удался: обратитесь в поддержку с номером заказа',
  'payment.status.locked': 'На проверке у платёжной системы',
} satisfies Record<keyof typeof en, string>;
