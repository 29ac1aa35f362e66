/** Texts for a failed call: the server texts of spec §8 that the portal knows, and failures without an answer. */
export default {
  'server.usernameTaken': 'Username Exist',
  'server.couponInvalid': 'Invalid code',
  'server.unknownEmail': 'This email has not been registered',
  'server.wrongPassword': 'Password error',
  'server.emailTaken': 'The email is registered',
  'server.notActivated': 'The activation link has been sent, please open your email to activate',
  'server.linkInvalid': 'Invalid link, please re-register',
  'server.resetSent': 'A password reset link has been sent to your email',
  'server.balanceTooSmall': 'Insufficient balance. Add funds or pay with crypto.',
  'server.noSuchOrder': 'Order not found',
  'server.notPaidYet': 'Payment not received yet',
  'server.notEnoughTraffic': 'Not enough traffic. Enter a smaller amount.',
  'server.ipListed': 'IP already in the whitelist',
  'server.whitelistFull': 'The whitelist is full. Delete an IP to add another.',
  'server.tooManyRequests': 'Too many requests, please try again later',
  'server.parameterWrong':
    'The server didn’t accept “{name}”. Check it and try again, or contact support.',
  'failure.unknown': 'Something went wrong. Try again or contact support.',
  'failure.contract': 'Unexpected server response. Try again or contact support.',
  'failure.network': 'Can’t reach the server. Check your connection and try again.',
  'failure.timeout': 'The server took too long to respond. Try again.',
  'failure.networkChanging':
    'The connection dropped. Your change may have gone through. Reload the page to check before trying again.',
  'failure.timeoutChanging':
    'The server took too long to respond. Your change may have gone through. Reload the page to check before trying again.',
  'failure.http': 'Server error {status}. Try again or contact support.',
  'failure.json': 'Unreadable server response. Try again or contact support.',
  'failure.contractChanging':
    'Unexpected server response. Your change may have gone through. Reload the page to check before trying again.',
  'failure.httpChanging':
    'Server error {status}. Your change may have gone through. Reload the page to check before trying again.',
  'failure.jsonChanging':
    'Unreadable server response. Your change may have gone through. Reload the page to check before trying again.',
  'failure.cancelled': 'Cancelled',
} as const;
