import fc from 'fast-check';
import { LINE_FORMATS } from '@/features/generator/rules/line/proxyLine';
import { unsafeSigns } from '@/features/generator/rules/line/unsafeParts';
import {
  EMAIL,
  generatePassword,
  isPassword,
  isSubUsername,
  passwordRules,
  subUsernameRules,
} from './credentials';

const unmet = (rules: readonly { rule: string; met: boolean }[]) =>
  rules.filter(({ met }) => !met).map(({ rule }) => rule);

describe('a password', () => {
  it.each([
    ['', ['length', 'letter', 'number']],
    ['abcdefgh', ['number']],
    ['12345678', ['letter']],
    ['abcdef1', ['length']],
    ['abcdefg1', []],
    ['A1!@# $%', []],
    [`a1${'x'.repeat(28)}`, []],
    [`a1${'x'.repeat(29)}`, ['length']],
    ['пароль12', ['letter']],
    ['a1😀😀😀😀😀', ['length']],
    ['a1😀😀😀😀😀😀', []],
    ['abcdefg١', ['number']],
  ])('%p lacks %p', (password, rules) => {
    expect(unmet(passwordRules(password))).toEqual(rules);
    expect(isPassword(password)).toBe(rules.length === 0);
  });

  it('when generated meets every rule and breaks no format', () => {
    for (let round = 0; round < 500; round += 1) {
      const password = generatePassword();
      expect(isPassword(password)).toBe(true);
      expect(LINE_FORMATS.flatMap((format) => unsafeSigns(format, password))).toEqual([]);
    }
  });
});

it.each([
  ['', ['length', 'characters']],
  ['abcdefghijk', ['length']],
  ['abcdefghijkl', []],
  ['a'.repeat(24), []],
  ['a'.repeat(25), ['length']],
  ['abc-defghijkl', ['characters']],
  ['abcdefghijkl\n', ['characters']],
  ['абвгдежзиклм', ['characters']],
])('the username %p of a sub-account lacks %p', (username, rules) => {
  expect(unmet(subUsernameRules(username))).toEqual(rules);
  expect(isSubUsername(username)).toBe(rules.length === 0);
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    "o'neil+tag@sub.example.museum",
    'почта@пример.рф',
    'user@xn--e1afmkfd.xn--p1ai',
  ])('is %s', (text) => {
    expect(text).toMatch(EMAIL);
  });

  it.each(['@b.co', 'a@b', 'a@b.c', 'a@b.co.', 'a b@c.de', 'a@b@c.de', 'a@1.2.3.4', '"a"@b.co'])(
    'is not %s',
    (text) => {
      expect(text).not.toMatch(EMAIL);
    },
  );

  it('is any that the standard makes, and hostile text is read quickly', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(address).toMatch(EMAIL);
      }),
    );
    expect(EMAIL.test(`a@${'a.'.repeat(100_000)}@`)).toBe(false);
  });
});
