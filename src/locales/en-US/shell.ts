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
  'number.refused': 'Not changed: a number can’t contain {signs}',
  'number.ambiguous': '“{text}” can mean two numbers. Choose one:',
  'unit.name': 'Unit',
  'unit.B': 'B',
  'unit.KB': 'KB',
  'unit.MB': 'MB',
  'unit.GB': 'GB',
  'shell.replaced':
    'Someone signed in to another account in this browser. You’re now seeing that account.',
  'shell.unsent.whitelistDeletion':
    'These IPs weren’t deleted and can still use your traffic: {ips}. Delete them on the Whitelist page.',
  'shell.loading': 'Loading',
  'shell.offline':
    'You’re offline. What you see may be out of date. It updates when your connection is back.',
  'palette.name': 'Commands',
  'palette.search': 'Search pages, countries, orders, help',
  'palette.open': 'Search',
  'palette.keys': 'Ctrl K',
  'palette.page': 'Pages',
  'palette.action': 'Actions',
  'palette.recent': 'Recent',
  'palette.country': 'Proxies by country',
  'palette.record': 'Orders and recharges of the last 7 days',
  'palette.question': 'Questions and API document',
  'palette.account': 'Sub-accounts',
  'palette.none': 'Nothing found',
  'bell.name': 'Notifications',
  'bell.unread': '{count, plural, other {# new}}',
  'bell.none': 'No notifications',
  'bell.records': 'Orders and recharges',
  'bell.credit': 'Last traffic added',
  'bell.traffic': 'Main account: {percent}% of the traffic is left',
  'bell.creditUncertain':
    'We couldn’t load your last traffic purchase in full, so the percentage left may be wrong. Your traffic isn’t affected',
  'bell.expiring': 'Some traffic expires on {date} (UTC)',
  'bell.lowBalance': 'Your balance is low: {amount}',
  'bell.paymentPending':
    '{state}: {kind, select, recharge {recharge} other {order}} {id} for {amount}',
  'bell.underWay': 'Payment not finished yet',
  'bell.recordUnpaid':
    '{kind, select, recharge {Recharge} other {Order}} {id} for {amount} isn’t paid yet',
  'bell.purchaseOpen':
    'We can’t confirm yet that your {kind, select, recharge {recharge} other {order}} for {amount} was created',
  'shell.forbidden.title': 'No access',
  'shell.forbidden.text':
    'Your account can’t open this page. If you think it should, contact support.',
  'shell.generatorIntro':
    'Choose where your traffic comes from, and we’ll build the username for you.',
} as const;
