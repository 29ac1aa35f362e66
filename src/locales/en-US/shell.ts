/** What stands around every signed-in page. */
export default {
  'shell.skip': 'Skip to content',
  'shell.menu': 'Menu',
  'shell.mainMenu': 'Main menu',
  'shell.userMenu': 'User menu',
  'shell.recharge': 'Recharge',
  'shell.signOut': 'Sign out',
  'shell.greeting': 'Hello, {name}',
  'shell.balance': 'Balance',
  'shell.trafficLeft': 'Traffic left',
  'unit.B': 'B',
  'unit.KB': 'KB',
  'unit.MB': 'MB',
  'unit.GB': 'GB',
  'shell.loading': 'Loading',
  'shell.forbidden.title': 'No access',
  'shell.forbidden.text':
    'Your account may not open this page. Ask support if you think it should.',
} as const;
