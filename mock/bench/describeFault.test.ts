import { describeFault } from './describeFault';

describe('a fault in words', () => {
  it.each([
    [
      { call: 'order.pay', answer: 'drop', effect: 'done' },
      'order.pay: a dropped connection; the call takes effect, then this comes; once',
    ],
    [
      { answer: 'truth', delay: 800, jitter: 400, times: null },
      'All calls: the true answer, late; after 800 ms and up to 400 more; always',
    ],
    [
      { call: 'user.info', answer: 'status', skip: 2, times: 3 },
      'user.info: error page with an HTTP status (502); 2 go well before; 3 times',
    ],
    [
      { call: 'order.pay', answer: 'code', code: 20402, msg: 'Invalid code' },
      'order.pay: a code with a message (20402 “Invalid code”); once',
    ],
  ] as const)('%j', (plan, words) => {
    expect(describeFault(plan)).toBe(words);
  });
});
