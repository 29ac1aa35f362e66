import type en from '../en-US/recharge';

export default {
  'menu.recharge': 'Пополнение',
  'recharge.intro':
    'Заказы с баланса оплачиваются сразу и без комиссии. Пополнение криптовалютой\u00a0— с комиссией 3\u00a0%.',
  'recharge.addFunds': 'Пополнить баланс',
  'recharge.quick': 'Готовые суммы',
  'recharge.amount': 'Сумма',
  'recharge.minimum': 'Не меньше {amount}',
  'recharge.notAmount': 'Введите сумму в долларах США, например 1\u00a0000,50',
  'recharge.nothingTyped': 'Выберите или введите сумму, чтобы увидеть итог.',
  'recharge.credited': 'Поступит на баланс',
  'recharge.pay': 'Оплатить криптовалютой',
  'recharge.backText':
    'Заказ ещё не оформлен: после пополнения вернитесь к нему и оплатите с баланса.',
  'recharge.back': 'Вернуться к заказу',
  'recharge.record': 'История пополнений',
} satisfies Record<keyof typeof en, string>;
