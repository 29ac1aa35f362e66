/** Recharge: the balance and how to add to it. */
export default {
  'menu.recharge': 'Recharge',
  'recharge.intro':
    'Orders paid from your balance are instant and have no fee. Topping up with crypto has a 3% fee.',
  'recharge.addFunds': 'Add Funds',
  'recharge.quick': 'Quick amounts',
  'recharge.amount': 'Amount',
  'recharge.minimum': 'At least {amount}',
  'recharge.notAmount': 'Enter an amount in US dollars, like 1,000.50',
  'recharge.nothingTyped': 'Choose or enter an amount to see what you pay.',
  'recharge.credited': 'Goes to your balance',
  'recharge.pay': 'Pay with crypto',
  'recharge.backText': 'Your order isn’t placed yet: come back to pay for it after the top-up.',
  'recharge.back': 'Back to the order',
  'recharge.record': 'Recharge Record',
} as const;
