/** The layout around every signed-in page. */
export default {
  'shell.skip': 'Skip to content',
  'shell.menu': 'Menu',
  'shell.mainMenu': 'Main menu',
  'shell.userMenu': 'User menu',
  'shell.signOut': 'Sign out',
  'shell.greeting': 'Hello, {name}',
  'shell.balance': 'Balance',
  'shell.trafficLeft': 'Traffic left',
  'day.from': 'From (UTC)',
  'day.to': 'To (UTC)',
  'day.format': 'YYYY-MM-DD',
  'day.bounds': 'Days from {min} to {max}',
  'number.refused': 'Not changed: a number cannot contain {signs}',
  'number.ambiguous': '“{text}” can mean two numbers. Choose one:',
  'unit.name': 'Unit',
  'unit.B': 'B',
  'unit.KB': 'KB',
  'unit.MB': 'MB',
  'unit.GB': 'GB',
  'shell.replaced': 'Another account signed in in this browser. You are seeing it now.',
  'shell.unsent.whitelistDeletion':
    'These addresses were not deleted and are still in the whitelist: {ips}. Please delete them again.',
  'shell.loading': 'Loading',
  'shell.offline':
    'You are offline. What you see may be out of date; it is updated when the connection is back.',
  'palette.name': 'Commands',
  'palette.search': 'Search pages and actions',
  'palette.open': 'Search',
  'palette.keys': 'Ctrl K',
  'palette.page': 'Page',
  'palette.action': 'Action',
  'palette.none': 'Nothing found',
  'bell.name': 'Notifications',
  'bell.unread': '{count, plural, other {# new}}',
  'bell.none': 'No notifications',
  'bell.records': 'Orders and recharges',
  'bell.credit': 'Last credit',
  'bell.traffic': '{percent}% of your traffic is left',
  'bell.creditUncertain':
    'Your last credit could not be read in full, so the share of traffic left may be wrong',
  'bell.expiring': 'Traffic expires on {date} (UTC)',
  'bell.lowBalance': 'Your balance is low: {amount}',
  'bell.paymentPending':
    '{state}: {kind, select, recharge {recharge} other {order}} {id} for {amount}',
  'bell.underWay': 'Payment under way',
  'bell.recordUnpaid':
    '{kind, select, recharge {Recharge} other {Order}} {id} for {amount} is not paid yet',
  'bell.purchaseOpen':
    'No answer yet about your {kind, select, recharge {recharge} other {order}} for {amount}',
  'shell.forbidden.title': 'No access',
  'shell.forbidden.text':
    'Your account has no access to this page. Contact support if you think it should.',
  'shell.generatorIntro':
    'Choose where your traffic comes from; the username is put together for you.',
} as const;
