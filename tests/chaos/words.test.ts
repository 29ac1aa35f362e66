import { MESSAGES } from '../support/messages';
import { NOT_CHARGED } from './words';

test.each(Object.entries(MESSAGES))('two texts say that nothing was charged, in %s', (_, texts) => {
  const found = Object.entries(texts).filter(([, text]) => NOT_CHARGED.test(text));
  expect(found.map(([key]) => key)).toEqual(['outcome.absent', 'outcome.notSent']);
});
