/** Texts for a failed call: the server texts of spec §8 that the portal knows, and failures without an answer. */
export default {
  'server.unknownEmail':
    'This email has not been registered. Check the spelling or create an account.',
  'server.wrongPassword': 'Password error. Check it and try again, or reset it.',
  'server.emailTaken': 'The email is registered. Sign in or reset your password.',
  'server.notActivated':
    'The activation link has been sent, please open your email to activate. If it isn’t in your inbox or spam folder, contact support.',
  'server.linkInvalid':
    'Invalid link, please re-register. Already activated? Sign in. To reset a password, request a new link.',
  'server.resetSent':
    'A password reset link has been sent to your email. Check your spam folder, too.',
  'server.tooManyRequests': 'Too many requests, please try again later.',
  'server.parameterWrong': 'Invalid parameter: {name}. Check what you entered, or contact support.',
  'failure.unknown': 'Something went wrong. Try again or contact support.',
  'failure.contract': 'Unexpected server response. Try again or contact support.',
  'failure.network': 'Can’t reach the server. Check your connection and try again.',
  'failure.timeout': 'The server took too long to respond. Try again.',
  'failure.networkChanging': 'The connection dropped. Your change may have gone through.',
  'failure.timeoutChanging':
    'The server took too long to respond. Your change may have gone through.',
  'failure.http': 'Server error {status}. Try again or contact support.',
  'failure.json': 'Unreadable server response. Try again or contact support.',
  'failure.contractChanging': 'Unexpected server response. Your change may have gone through.',
  'failure.httpChanging': 'Server error {status}. Your change may have gone through.',
  'failure.jsonChanging': 'Unreadable server response. Your change may have gone through.',
  'check.inbox': 'Check your inbox before trying again.',
  'check.page': 'Reload the page to check before trying again.',
  'check.signIn': 'Try to sign in with the new password before setting it again.',
  'failure.cancelled': 'Cancelled',
} as const;
