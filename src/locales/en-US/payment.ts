import type { PaymentStatus } from '@/api/contract';

/** Texts of payments: their statuses, in the tracker and in rows, and the outcomes of purchases. */
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
  'payment.timeLeft': 'Time left',
  'payment.timeOver':
    'Time is up. If you paid in full, don’t pay again: it will be credited. If you paid part, contact support. If you paid nothing, start over.',
  'payment.partOver':
    'Time is up, and only part has arrived. If you sent the rest, don’t pay again. If not, contact support with the ID.',
  'payment.continue': 'Continue payment',
  'payment.support': 'Contact support',
  'payment.toOrder': 'Continue with the order',
  'payment.dismiss': 'Dismiss',
  'payment.hide': 'Hide until the status changes',
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
  'payment.status.check':
    'Waiting for payment. If you’ve sent it, don’t pay again: it takes a while to appear',
  'payment.status.confirm_check':
    'We see your payment, and the network is confirming it. Don’t pay again',
  'payment.status.process': 'We see your payment, and it’s being processed. Don’t pay again',
  'payment.status.wrong_amount_waiting':
    'Partly paid. Sent the rest? Don’t pay again. If not, choose “Continue payment” and send it to the same wallet address before the time is up',
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
  'payment.status.refund_process': 'Refund in progress. You don’t need to do anything',
  'payment.status.refund_paid':
    'Your money was refunded. If you don’t see it in your wallet or balance, contact support with the ID',
  'payment.status.refund_fail': 'The refund failed. Contact support with the ID',
  'payment.status.locked':
    'Held for review by the payment provider. You don’t need to do anything; don’t pay again. Questions? Contact support with the ID',
  'record.payment.seen': 'Seen, confirming',
  'record.payment.partlyPaid': 'Partly paid',
  'record.payment.underpaid': 'Underpaid',
  'record.payment.credited': 'Paid',
  'record.payment.refunding': 'Refund in progress',
  'record.payment.refunded': 'Refunded',
  'record.payment.refundFailed': 'Refund failed',
  'record.payment.held': 'Held for review',
  'record.payment.timeOver': 'Time is up',
  'record.payment.cancelled': 'Cancelled',
  'outcome.paid': 'Order {id} is paid. Your traffic is ready to use.',
  'outcome.added': '{gb, number}\u00a0GB added.',
  'outcome.addedLeft': '{gb, number}\u00a0GB added, {left} left.',
  'outcome.useIt': 'Get proxy lines',
  'outcome.existing':
    'You already have this {kind, select, recharge {recharge} other {order}}: {id}. No second one was created or charged.',
  'outcome.createNew.order': 'Create a new order',
  'outcome.createNew.recharge': 'Create a new recharge',
  'outcome.closed':
    '{kind, select, recharge {Recharge} other {Order}} {id} was cancelled. If you sent money, contact support with this ID before you pay again. If not, it’s safe to pay again.',
  'outcome.refunded':
    'The money for {kind, select, recharge {recharge} other {order}} {id} was refunded. If you don’t see it in your wallet or balance, contact support with this ID.',
  'outcome.priceChanged':
    'The price changed, so nothing was ordered or charged. The new total is {total}. To accept it, choose “Pay now”.',
  'outcome.found':
    'The connection dropped, but your {kind, select, recharge {recharge} other {order}} was created: {id}. There’s no duplicate.',
  'outcome.absent':
    'The connection dropped and your {kind, select, recharge {recharge} other {order}} for {amount} wasn’t created. You weren’t charged. You can safely try again.',
  'outcome.notSent':
    'Your {kind, select, recharge {recharge} other {order}} for {amount} wasn’t sent. You weren’t charged. Try again.',
  'outcome.unwatched':
    'We couldn’t confirm your {kind, select, recharge {recharge} other {order}} for {amount}. You may have been charged: look for it below or contact support before you pay again.',
  'outcome.other':
    '{kind, select, recharge {Recharge} other {Order}} {id} has a status we don’t recognize ({status}). You may have been charged: before you pay again, contact support.',
  'outcome.gone':
    'We can’t find {kind, select, recharge {recharge} other {order}} {id}. If you paid, contact support with this ID. If not, create a new one.',
  'outcome.unpaid':
    '{kind, select, recharge {Recharge} other {Order}} {id} isn’t confirmed yet. We’ll keep checking.',
  'outcome.unpaidUnwatched':
    '{kind, select, recharge {Recharge} other {Order}} {id} isn’t confirmed, and we stopped checking. Check again or contact support before you pay again.',
  'outcome.credited': 'Recharge {id} is paid. Your balance has been updated.',
  'outcome.unknown':
    'We can’t confirm that your {kind, select, recharge {recharge} other {order}} for {amount} was created. Choose “Check again” before you pay again.',
  'outcome.unchanged': 'Checked just now: nothing new yet.',
  'outcome.checkAgain': 'Check again',
} as const satisfies Record<`payment.status.${PaymentStatus}`, string> & Record<string, string>;
