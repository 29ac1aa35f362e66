/** Account settings and the change of the password. */
export default {
  'menu.accountsetting': 'Account settings',
  'menu.accountresetpassword': 'Change password',
  'account.who': 'Your account',
  'account.id': 'ID',
  'account.created': 'Created',
  'account.token': 'API token',
  'account.tokenText': 'Programs use it to fetch proxy lines. Keep it as safe as a password.',
  'account.regenerate': 'Regenerate',
  'account.regenerateTitle': 'Regenerate the API token?',
  'account.regenerateText':
    'The old token and all API links with it stop working immediately: put the new one into your programs. Lines already fetched still work.',
  'account.regenerateLost':
    'We got no clear response about a new API token. Look in Account settings: the token shown there works.',
  'account.regenerateConfirm': 'Regenerate token',
  'account.regenerated': 'Your new API token is active',
  'account.preferences': 'Language and theme',
  'account.session': 'Sign-out',
  'account.sessionText': 'You’ll be signed out in every tab of this browser.',
  'account.signOut': 'Sign out of all tabs',
  'account.currentPassword': 'Current password',
  'account.changePassword': 'Change password',
  'account.passwordChanged': 'Password changed',
  'account.signIn': 'Sign-in password',
  'account.noPassword': 'Forgot your password, or don’t have one yet?',
  'account.noPasswordText':
    'If you signed up with Google or Yandex, your account has no password until you set one. We can email you a link.',
  'account.signOutFirst': 'Sign out before you open the link.',
} as const;
