import { createPurchaseBook, type PurchaseBook } from './purchases';

const sending = (
  requestId: string,
  over: { at?: number; content?: string; userId?: string } = {},
) => ({
  requestId,
  userId: 'U1',
  content: 'order.pay 5 GB',
  at: 1000,
  ...over,
});
const TWO = [expect.stringContaining('one intention under two ids: a, then b')];

test.each<[string, (book: PurchaseBook) => void, boolean]>([
  ['nothing was heard of the first', () => undefined, false],
  ['the first was answered with code 0', (book) => book.answered('a', 0), true],
  ['a sure no to its first sending', (book) => book.answered('a', 20403), true],
  ['an unknown code', (book) => book.answered('a', 50000), false],
  ['its record was read', (book) => book.listed('a'), true],
  [
    'code 0 that did not arrive',
    (book) => {
      book.answered('a', 0);
      book.lost('a');
    },
    false,
  ],
  [
    'a sure no after a lost answer',
    (book) => {
      book.lost('a');
      book.sent(sending('a'));
      book.answered('a', 30001);
    },
    false,
  ],
])('another id after: %s', (_name, between, isFine) => {
  const book = createPurchaseBook();
  book.sent(sending('a'));
  between(book);
  book.sent(sending('b', { at: 1100 }));
  expect(book.problems()).toEqual(isFine ? [] : TWO);
  expect(book.problems()).toEqual([]);
});

test('other content, another customer and an hour later are purchases of their own', () => {
  const book = createPurchaseBook();
  book.sent(sending('a'));
  book.sent(sending('b', { content: 'order.pay 10 GB' }));
  book.sent(sending('c', { userId: 'U2' }));
  book.sent(sending('d', { at: 4600 }));
  expect(book.problems()).toEqual([]);
  expect(book.idsOf('U1')).toEqual(['a', 'b', 'd']);
});
