/**
 * Words that the specification or the backend's contract fixes, and the names of controls by which customers and assistive technology
 * find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_LOCALES } from '../src/lib/locale';
import { formatUsd, MINIMUM_RECHARGE } from '../src/lib/number/money';
import { MESSAGES, type TextKey } from './support/messages';

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

test.each(SUPPORTED_LOCALES)('the answer on fees names the smallest recharge in %s', (locale) => {
  expect(MESSAGES[locale]['faq.fees.a']).toContain(formatUsd(MINIMUM_RECHARGE, locale));
});

/** The rows of docs/specification.md "Names", each with the first words of its texts' keys. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['user'],
  'sign-up': ['user'],
  'forgot password, new password': ['user'],
  'main menu, user menu': ['menu', 'shell'],
  'new order': ['order', 'payment'],
  'residential proxies': ['residential', 'common'],
  'sub-accounts': ['subaccount'],
  whitelist: ['whitelist'],
  usage: ['usage', 'export'],
  recharge: ['recharge'],
  account: ['account', 'common', 'user'],
};

const [, section = ''] = readFileSync(join(__dirname, '../docs/specification.md'), 'utf8').split(
  '### Names\n',
);
const ROWS = [...section.matchAll(/^\| ([a-z][^|]*?) +\| ([^|]*?) +\|$/gm)]
  .slice(1)
  .map(([, where = '', names = '']) => [where, names] as const);

// Assistive technology and customers' own scripts rely on them.
test.each(ROWS)('%s: the specified names are unchanged', (where, names) => {
  const texts = Object.entries<string>(MESSAGES['en-US']).flatMap(([key, text]) =>
    NAMES[where]?.some((word) => key.startsWith(`${word}.`)) ? text : [],
  );
  const named = names
    .replace(/\b(?:region|table|tabs) /g, '')
    .split(/ *[,;.()] *| and /)
    .filter(Boolean);
  expect(named.filter((name) => !texts.includes(name))).toEqual([]);
});
