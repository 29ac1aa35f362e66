/**
 * Words that the specification or the backend's contract fixes, and the names of controls by which customers and assistive technology
 * find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES, type TextKey } from './support/messages';

/** The words that the specification or the contract has, which the text begins with. */
const FIXED: Readonly<Partial<Record<TextKey, string>>> = {
  'server.usernameTaken': 'Username Exist',
  'server.couponInvalid': 'Invalid code',
  'server.unknownEmail': 'This email has not been registered',
  'server.wrongPassword': 'Password error',
  'server.emailTaken': 'The email is registered',
  'server.notActivated': 'The activation link has been sent, please open your email to activate',
  'server.linkInvalid': 'Invalid link, please re-register',
  'server.resetSent': 'A password reset link has been sent to your email',
  'server.balanceTooSmall': 'Insufficient balance',
  'server.notEnoughTraffic': 'Not enough traffic',
  'server.ipListed': 'IP already in the whitelist',
  'user.emailRequired': 'Please enter your email',
  'user.emailInvalid': 'Please enter a valid email address',
  'user.passwordRequired': 'Please enter your password',
  'user.passwordRule': '8-30 characters, at least one number and at least one letter',
  'user.passwordMismatch': 'the password is not the same',
  'order.tag.most_popular': 'most popular',
  'order.tag.best_price': 'best price',
  'subaccount.usernameRule': '12-24 letters (A–Z) and digits, no special symbols',
};

test.each(Object.entries(FIXED))('%s begins with the words that are agreed', (key, words) => {
  // A no-break space changes where a line ends, not the wording.
  const text = MESSAGES['en-US'][key as TextKey].replaceAll('\u00a0', ' ');
  expect(text.startsWith(words)).toBe(true);
});

/** The texts of the names in docs/specification.md "Names", row by row: assistive technology and customers' own scripts rely on them. */
const NAMES: Readonly<Record<string, readonly TextKey[]>> = {
  'sign-in': [
    ...(['user.email', 'user.password', 'user.signIn', 'user.signInGoogle'] as const),
    ...(['user.signInYandex', 'user.forgot', 'user.create'] as const),
  ],
  'sign-up': ['user.email', 'user.password', 'user.confirmPassword', 'user.createAction'],
  'forgot password, new password': [
    ...(['user.email', 'user.sendLink', 'user.newPassword', 'user.confirmPassword'] as const),
    'user.setPassword',
  ],
  menu: [
    ...(['menu.dashboard', 'menu.neworder', 'menu.residential', 'menu.proxysetting'] as const),
    ...(['menu.subaccount', 'menu.whitelist', 'menu.usage'] as const),
  ],
  'user menu': [
    ...(['menu.accountsetting', 'menu.accountresetpassword', 'menu.recharge'] as const),
    'shell.signOut',
  ],
  'new order': [
    ...(['order.summary', 'order.coupon', 'order.apply', 'order.payNow', 'order.trial'] as const),
    ...(['payment.continue', 'payment.continue', 'order.myOrders'] as const),
  ],
  'residential proxies': [
    ...(['residential.country', 'residential.state', 'residential.city'] as const),
    ...(['residential.protocol', 'residential.gateway', 'residential.rotation'] as const),
    ...(['residential.rotation.randomize', 'residential.rotation.sticky'] as const),
    ...(['residential.minutes', 'residential.account', 'residential.authentication'] as const),
    ...(['residential.auth.password', 'residential.auth.whitelist'] as const),
    ...(['residential.quantity', 'residential.format', 'residential.generate'] as const),
    ...(['common.copy', 'residential.download', 'residential.generateApi'] as const),
    'residential.list',
  ],
  'sub-accounts': [
    ...(['subaccount.add', 'subaccount.username', 'subaccount.password'] as const),
    ...(['subaccount.remark', 'subaccount.limit', 'subaccount.allocate'] as const),
    ...(['subaccount.recycle', 'subaccount.delete'] as const),
  ],
  whitelist: ['whitelist.add', 'whitelist.bulkAdd', 'whitelist.ip', 'whitelist.remark'],
  usage: ['usage.changeRecord', 'usage.usageDetail', 'export.csv'],
  recharge: ['recharge.addFunds', 'recharge.amount', 'recharge.record'],
  account: [
    ...(['account.token', 'common.show', 'common.copy', 'account.regenerate'] as const),
    ...(['account.currentPassword', 'user.newPassword', 'user.confirmPassword'] as const),
  ],
};

/** Returns the names of each row. */
function specified(): Map<string, readonly string[]> {
  const text = readFileSync(join(__dirname, '../docs/specification.md'), 'utf8');
  const section = text.split('### Names\n')[1]?.split('\n#')[0] ?? '';
  const rows = [...section.matchAll(/^\| ([a-z][^|]*?) +\| ([^|]*?) +\|$/gm)].slice(1);
  return new Map(
    rows.map(([, where = '', names = '']) => [
      where,
      names
        .replace(/\b(?:region|table|tabs) /g, '')
        .split(/ *[,;.()] *| and /)
        .filter(Boolean),
    ]),
  );
}

test('the names that the specification has are unchanged', () => {
  const texts = Object.entries(NAMES).map(
    ([where, keys]) => [where, [...new Set(keys.map((key) => MESSAGES['en-US'][key]))]] as const,
  );
  expect(new Map(texts)).toEqual(specified());
});
