/** Account settings and the change of the password. */
export default {
  'account.who': 'Your account',
  'account.id': 'ID',
  'account.created': 'Created',
  'account.token': 'API token',
  'account.tokenText': 'Programs use it to fetch proxy lines. Treat it like a password.',
  'account.regenerate': 'Regenerate',
  'account.regenerateTitle': 'Regenerate the API token?',
  'account.regenerateText':
    'The old token stops working at once: every program and API link that uses it fails until you give it the new one.',
  'account.regenerateConfirm': 'Regenerate token',
  'account.regenerated': 'The new API token works now',
  'account.preferences': 'Language and theme',
  'account.session': 'Session',
  'account.sessionText': 'Signs out of every tab of this browser.',
  'account.signOut': 'Sign out everywhere in this browser',
  'account.currentPassword': 'Current password',
  'account.changePassword': 'Change password',
  'account.passwordChanged': 'Password changed',
  'account.signIn': 'Sign-in',
  'account.noPassword': 'No password yet?',
  'account.noPasswordText':
    'If you signed up with Google or Yandex, your account has no password. We can email you a link to set one.',
} as const;
