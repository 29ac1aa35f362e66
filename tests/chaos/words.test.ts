import { NOT_CHARGED } from './words';

test.each([
  'Your order for $15.50 wasn’t sent. You weren’t charged. Try again.',
  'The connection dropped and your recharge for $20.60 wasn’t created. You weren’t charged. Try again.',
  'Заказ на\u00a015,50\u00a0$ не отправлен. Деньги не списаны, попробуйте ещё раз.',
  'Связь прервалась, пополнение на\u00a020,60\u00a0$ не создано. Деньги не списаны, попробуйте ещё раз.',
])('"%s" says that nothing was charged', (text) => {
  expect(text).toMatch(NOT_CHARGED);
});

test('that it is not known yet does not', () => {
  expect(
    'We can’t confirm yet that your order for $15.50 was created. Check before paying again; retrying here can’t charge you twice.',
  ).not.toMatch(NOT_CHARGED);
});
