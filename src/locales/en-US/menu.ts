/** Menu entries, which are used in the page titles, too (spec §1). */
export default {
  'menu.dashboard': 'Dashboard',
  'menu.neworder': 'New order',
  'menu.residential': 'Residential proxies',
  'menu.proxysetting': 'Proxy settings',
  'menu.subaccount': 'Sub-accounts',
  'menu.addsub': 'Add sub-account',
  'menu.editsub': 'Edit sub-account',
  'menu.whitelist': 'Whitelist',
  'menu.usage': 'Usage',
  'menu.recharge': 'Recharge',
  'menu.accountsetting': 'Account settings',
  'menu.accountresetpassword': 'Change password',
  'menu.login': 'Sign in',
  'menu.register': 'Create an account',
  'menu.resetpassword': 'Set a new password',
  'menu.emailtoreset': 'Forgot password',
} as const;
