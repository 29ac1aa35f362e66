/** The payment tracker: one text for every status that the provider knows. */
export default {
  'payment.tracker': 'Payments in progress',
  'payment.of.order': 'Payment of order {id}',
  'payment.of.recharge': 'Payment of recharge {id}',
  'payment.kind.order': 'Order',
  'payment.kind.recharge': 'Recharge',
  'payment.ofTraffic': '{gb, number}\u00a0GB of traffic',
  'payment.step.sent': 'Sent',
  'payment.step.seen': 'Seen',
  'payment.step.confirmed': 'Confirmed',
  'payment.step.credited': 'Credited',
  'payment.toPay': 'To pay',
  'payment.received': 'Received',
  'payment.rest': 'Still to pay',
  'payment.id': 'ID',
  'payment.timeLeft': 'Time left',
  'payment.timeOver':
    'The time to pay is up. If you already sent money, it still counts: don’t pay again. If not, don’t send it: create a new order or recharge.',
  'payment.continue': 'Continue payment',
  'payment.support': 'Contact support',
  'payment.toOrder': 'Continue with the order',
  'payment.dismiss': 'Dismiss',
  'payment.hide': 'Hide until something changes',
  'payment.credited': 'Payment received and credited.',
  'payment.backToOrder': 'Your balance is topped up. You can pay for your order now.',
  'payment.toast.gone':
    'We can’t find {kind, select, recharge {recharge} other {order}} {id}. If you paid, contact support with this ID.',
  'payment.toast.unwatched':
    'We stopped checking {kind, select, recharge {recharge} other {order}} {id}: nothing has changed for a week. If you paid, contact support with this ID.',
  'payment.unwatched':
    'We stopped checking this payment: nothing has changed for a week. If you sent money, contact support with the ID.',
  'payment.askFailed':
    'We couldn’t check the payment just now. This doesn’t affect your money; we’ll try again soon.',
  'payment.status.gone':
    'We can’t find this payment. If your wallet sent money, contact support with the ID',
  'payment.status.asking': 'Checking the payment…',
  'payment.status.check': 'Waiting for payment',
  'payment.status.confirm_check':
    'We see your payment and are waiting for the network to confirm it',
  'payment.status.process': 'We see your payment, and it’s being confirmed',
  'payment.status.wrong_amount_waiting':
    'Partly paid. Send the rest to the same wallet address before the time is up',
  'payment.status.wrong_amount': 'Underpaid. Don’t send the rest: contact support with the ID',
  'payment.status.paid': 'Credited',
  'payment.status.paid_over':
    'Credited. You paid too much: contact support about the difference and give the ID',
  'payment.status.cancel':
    'Not paid: the payment was cancelled. If your wallet sent money, contact support with the ID. If not, create a new order or recharge',
  'payment.status.fail':
    'Not paid: the payment failed. If your wallet sent money, contact support with the ID. If not, create a new order or recharge',
  'payment.status.system_fail':
    'Not paid: the payment provider had an error. If your wallet sent money, contact support with the ID. If not, create a new order or recharge',
  'payment.status.refund_process': 'Refund in progress',
  'payment.status.refund_paid': 'Your money was refunded',
  'payment.status.refund_fail': 'The refund failed. Contact support with the ID',
  'payment.status.locked':
    'Held for review by the payment provider. Don’t pay again. If you have a question, contact support with the ID',
} as const;
