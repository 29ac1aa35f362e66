/** Recharge: the balance and how to add to it. */
export default {
  'recharge.intro': 'Your balance pays for orders instantly, with no fee.',
  'recharge.balance': 'Balance',
  'recharge.addFunds': 'Add Funds',
  'recharge.quick': 'Quick amounts',
  'recharge.amount': 'Amount',
  'recharge.minimum': 'At least $20.00',
  'recharge.notAmount': 'Enter an amount in US dollars, like 1,000.50',
  'recharge.credited': 'Added to your balance',
  'recharge.pay': 'Pay with crypto',
  'recharge.backText': 'Your order is saved.',
  'recharge.back': 'Back to the order',
  'recharge.record': 'Recharge Record',
} as const;
