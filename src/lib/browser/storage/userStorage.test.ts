import { readTexts } from './userStorage';

it.each([
  [
    ['order-o1', 'balance-0.00'],
    ['order-o1', 'balance-0.00'],
  ],
  [['order-o1', 7, null], ['order-o1']],
  [{ ids: ['order-o1'] }, []],
  [null, []],
])('of %j in storage the texts are %j', (stored, texts) => {
  expect(readTexts(stored)).toEqual(texts);
});
