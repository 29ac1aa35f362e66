import { NOT_CHARGED } from './words';

test.each([
  'Your order for $15.50 was not sent. Nothing was charged for it; you can make it again.',
  'The answer was lost and your recharge for $20.60 did not arrive. Nothing was charged for it; you can make it again.',
  'Заказ на\u00a015,50\u00a0$ не был отправлен. Деньги за него не списаны, можно повторить.',
  'Ответ не дошёл, и пополнение на\u00a020,60\u00a0$ не создано. Деньги за него не списаны, можно повторить.',
])('"%s" says that nothing was charged', (text) => {
  expect(text).toMatch(NOT_CHARGED);
});

test('that it is not known yet does not', () => {
  expect(
    'The answer was lost and it is not known yet whether your order for $15.50 arrived.',
  ).not.toMatch(NOT_CHARGED);
});
