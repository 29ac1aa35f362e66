/** Texts for failures that only a signed-in customer meets, and where such a customer sees whether a change was made. */
export default {
  'server.usernameTaken': 'Username Exist. Choose another one.',
  'server.couponInvalid': 'Invalid code. Check it, or pay without one.',
  'server.balanceTooSmall':
    'Insufficient balance. You weren’t charged. Add funds or pay with crypto.',
  'server.noSuchOrder': 'Order not found. If you paid, contact support with the order ID.',
  'server.notPaidYet':
    'Payment not received yet. If you’ve already paid, don’t pay again: check in a few minutes.',
  'server.notEnoughTraffic':
    'Not enough traffic. Nothing was moved. Enter a smaller amount or buy traffic.',
  'server.ipListed': 'IP already in the whitelist. There’s no need to add it again.',
  'server.whitelistFull': 'The whitelist is full. Delete an IP to add another.',
  'server.gone':
    'This entry no longer exists, so nothing was changed. It may have been deleted in another tab.',
  'check.list': 'Check the list before trying again.',
  'check.password': 'Try again: if your current password is refused, the new one is already set.',
  'check.token': 'Reload the page: the token shown then is the one that works.',
  'check.value': 'Save it again to be sure.',
} as const;
