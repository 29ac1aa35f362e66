/** The payment tracker: one text for every status that the provider knows. */
export default {
  'payment.tracker': 'Payments under way',
  'payment.of.order': 'Payment of order {id}',
  'payment.of.recharge': 'Payment of recharge {id}',
  'payment.kind.order': 'Order',
  'payment.kind.recharge': 'Recharge',
  'payment.toPay': 'To pay',
  'payment.received': 'Received',
  'payment.rest': 'Still to pay',
  'payment.id': 'Order ID',
  'payment.timeLeft': 'Time left to pay: {time}',
  'payment.timeOver':
    'The time to pay is over. A payment that was already sent still counts; this page keeps watching for it.',
  'payment.continue': 'Continue payment',
  'payment.support': 'Contact support',
  'payment.toOrder': 'Continue with the order',
  'payment.dismiss': 'Dismiss',
  'payment.hide': 'Hide until something changes',
  'payment.credited': 'Payment received. Your account is up to date.',
  'payment.backToOrder': 'Payment received. Here is your order: you can pay it now.',
  'payment.news.gone':
    'The payment of {kind, select, recharge {recharge} other {order}} {id} is no longer in the service’s records. We have stopped checking it.',
  'payment.news.unwatched':
    'There has been no news of {kind, select, recharge {a recharge} other {an order}} for a week. We have stopped checking it.',
  'payment.unwatched':
    'There was no news for a week, so this page has stopped checking the payment. If you sent money, contact support with the order ID.',
  'payment.askFailed':
    'The payment’s status could not be checked just now. This page will try again by itself; your payment is not affected.',
  'payment.status.gone':
    'This payment is no longer in the service’s records. If your wallet did send money, contact support with the order ID',
  'payment.status.asking': 'Checking the payment’s status…',
  'payment.status.check': 'Waiting for payment',
  'payment.status.confirm_check': 'Payment seen, waiting for confirmation',
  'payment.status.process': 'Payment seen, being confirmed',
  'payment.status.wrong_amount_waiting':
    'Partly paid: send the rest to the same address before the time is up',
  'payment.status.wrong_amount': 'Underpaid: contact support and give the order ID',
  'payment.status.paid': 'Credited',
  'payment.status.paid_over': 'Credited. You paid too much: contact support about the difference',
  'payment.status.cancel':
    'Not paid: cancelled. If your wallet did send money, contact support with the order ID; otherwise pay again',
  'payment.status.fail':
    'Not paid: the payment failed. If your wallet did send money, contact support with the order ID; otherwise pay again',
  'payment.status.system_fail':
    'Not paid: the payment provider had an error. If your wallet did send money, contact support with the order ID; otherwise pay again',
  'payment.status.refund_process': 'Refund under way',
  'payment.status.refund_paid': 'Refund done',
  'payment.status.refund_fail': 'Refund failed: contact support with the order ID',
  'payment.status.locked': 'Held for review by the payment provider',
} as const;
