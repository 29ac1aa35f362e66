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
  'server.balanceTooSmall': 'Insufficient balance',
  'server.noSuchOrder': 'Order not found',
  'server.notPaidYet': 'Payment not received yet',
  'server.notEnoughTraffic': 'Not enough traffic',
  'server.ipListed': 'IP already in the whitelist',
  'server.whitelistFull': 'The whitelist is full',
  'server.tooManyRequests': 'Too many requests, please try again later',
  'server.parameterWrong': 'Invalid parameter: {name}',
  'failure.unknown': 'Something went wrong. Please try again.',
  'failure.contract':
    'The server’s answer to {call} could not be read: {field}. Please try again, or contact support.',
  'failure.network': 'No connection to the server ({call}). Check your network and try again.',
  'failure.timeout': 'The server did not answer in time ({call}). Please try again.',
  'failure.networkChanging':
    'No connection to the server ({call}). What you asked for may have been done all the same: check that before you try again.',
  'failure.timeoutChanging':
    'The server did not answer in time ({call}). What you asked for may have been done all the same: check that before you try again.',
  'failure.http': 'The server failed with status {status} ({call}). Please try again.',
  'failure.json': 'The server sent an answer that could not be read ({call}). Please try again.',
  'failure.contractChanging':
    'The server’s answer to {call} could not be read: {field}. What you asked for may have been done all the same: check that before you try again.',
  'failure.httpChanging':
    'The server failed with status {status} ({call}). What you asked for may have been done all the same: check that before you try again.',
  'failure.jsonChanging':
    'The server sent an answer that could not be read ({call}). What you asked for may have been done all the same: check that before you try again.',
  'failure.cancelled': 'Cancelled',
} as const;
