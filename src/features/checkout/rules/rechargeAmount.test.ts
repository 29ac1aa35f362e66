import {
  formatTypedAmount,
  parseRechargeAmount,
  QUICK_AMOUNTS,
  readRechargeDraft,
} from './rechargeAmount';

describe('what was typed as the amount of a recharge', () => {
  it.each([
    ['en-US', '20', '20.00'],
    ['en-US', ' $1,000.50 ', '1000.50'],
    ['ru-RU', '1 000,5', '1000.50'],
  ])('%s "%s" is %s USD', (locale, text, amount) => {
    expect(parseRechargeAmount(text, locale)).toEqual({ amount, problem: null });
  });

  it.each([
    ['en-US', '', 'empty'],
    ['en-US', '  ', 'empty'],
    ['en-US', 'much', 'notAmount'],
    ['en-US', '20.001', 'notAmount'],
    ['ru-RU', '1,000.50', 'notAmount'],
    ['en-US', '19.99', 'tooLittle'],
    ['ru-RU', '19,99', 'tooLittle'],
  ])('%s "%s" is no amount to recharge: %s', (locale, text, problem) => {
    expect(parseRechargeAmount(text, locale)).toEqual({ amount: null, problem });
  });
});

it.each([
  ['en-US', '20.00', '20'],
  ['en-US', '1234.50', '1234.50'],
  ['ru-RU', '1234.50', '1234,50'],
])('a customer of %s types %s as %s', (locale, amount, text) => {
  expect(formatTypedAmount(amount, locale)).toBe(text);
});

it.each(['en-US', 'ru-RU'])('every amount at a click can be recharged as %s types it', (locale) => {
  for (const amount of QUICK_AMOUNTS) {
    expect(parseRechargeAmount(formatTypedAmount(amount, locale), locale)).toEqual({
      amount,
      problem: null,
    });
  }
});

it.each([
  [{ text: '25' }, { text: '25,0' }],
  [{ text: 25 }, null],
  [{}, null],
])('the draft %j is read as %j', (stored, draft) => {
  expect(readRechargeDraft(stored, (number) => `${number},0`)).toEqual(draft);
});
