/**
 * Words that the specification or the backend's contract fixes, and the names of controls by which customers and assistive technology
 * find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_LOCALES } from '../src/lib/locale';
import { formatUsd, MINIMUM_RECHARGE } from '../src/lib/number/money';
import { MESSAGES, type TextKey } from './support/messages';
import { MENU_NAMES } from './support/world/routes';

/** The words that the specification has, which the text begins with; codes.test.ts compares the contract's messages. */
const FIXED: Readonly<Partial<Record<TextKey, string>>> = {
  'user.activationSent': 'The activation link has been sent, please open your email to activate',
  'server.resetSent': 'A password reset link has been sent to your email',
  'server.parameterWrong': 'Invalid parameter: {name}',
  'common.required': 'Required',
  'user.emailInvalid': 'Please enter a valid email address',
  'user.passwordRequired': 'Please enter your password',
  'user.passwordRule': '8-30 characters, at least one number and at least one letter',
  'user.passwordMismatch': 'the password is not the same',
  'order.unlimit': 'Unlimit',
  'order.tag.most_popular': 'most popular',
  'order.tag.best_price': 'best price',
  'subaccount.usernameRule': '12-24 letters (A–Z) and digits, no special symbols',
};

test.each(Object.entries(FIXED))('%s begins with the words that are agreed', (key, words) => {
  // A no-break space changes where a line ends, not the wording.
  const text = MESSAGES['en-US'][key as TextKey].replaceAll('\u00a0', ' ');
  expect(text.startsWith(words)).toBe(true);
});

test.each(SUPPORTED_LOCALES)(
  'the answer about fees names the smallest recharge in %s',
  (locale) => {
    expect(MESSAGES[locale]['faq.fees.a']).toContain(formatUsd(MINIMUM_RECHARGE, locale));
  },
);

/** The keys of the names in docs/specification.md "Names", row by row, below the words that they begin with: assistive technology and customers' own scripts rely on them. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sign-in': { user: 'email password signIn signInGoogle signInYandex forgot create' },
  'sign-up': { user: 'email password confirmPassword createAction' },
  'forgot password, new password': {
    user: 'email sendLink newPassword confirmPassword setPassword',
  },
  menu: { menu: MENU_NAMES.join(' ') },
  'user menu': { menu: 'accountsetting accountresetpassword recharge', shell: 'signOut' },
  'new order': { order: 'summary coupon apply payNow trial myOrders', payment: 'continue' },
  'residential proxies': {
    residential:
      'country state city protocol gateway rotation rotation.randomize rotation.sticky minutes account authentication ' +
      'auth.password auth.whitelist quantity format generate download generateApi list',
    common: 'copy',
  },
  'sub-accounts': {
    subaccount: 'add username password remark limit allocate recycle delete',
  },
  whitelist: { whitelist: 'add bulkAdd ip remark' },
  usage: { usage: 'changeRecord usageDetail', export: 'csv' },
  recharge: { recharge: 'addFunds amount record' },
  account: {
    account: 'token regenerate currentPassword',
    common: 'show copy',
    user: 'newPassword confirmPassword',
  },
};

/** Returns the names of each row. */
function specified(): Map<string, ReadonlySet<string>> {
  const text = readFileSync(join(__dirname, '../docs/specification.md'), 'utf8');
  const section = text.split('### Names\n')[1]?.split('\n#')[0] ?? '';
  const rows = [...section.matchAll(/^\| ([a-z][^|]*?) +\| ([^|]*?) +\|$/gm)].slice(1);
  return new Map(
    rows.map(([, where = '', names = '']) => [
      where,
      new Set(
        names
          .replace(/\b(?:region|table|tabs) /g, '')
          .split(/ *[,;.()] *| and /)
          .filter(Boolean),
      ),
    ]),
  );
}

test('the names that the specification has are unchanged', () => {
  const texts: Readonly<Record<string, string>> = MESSAGES['en-US'];
  const textsOf = ([word, keys]: readonly [string, string]) =>
    keys.split(' ').map((key) => texts[`${word}.${key}`]);
  const named = Object.entries(NAMES).map(
    ([where, keys]) => [where, new Set(Object.entries(keys).flatMap(textsOf))] as const,
  );
  expect(new Map(named)).toEqual(specified());
});
