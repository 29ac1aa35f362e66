import { parseIntentions, withIntention, withoutIntention } from './intention';

const NOW = 1_800_000_000;
const one = { requestId: 'r1', orderId: null, at: NOW - 10 };

describe('intentions', () => {
  it('survive being stored', () => {
    const stored = JSON.stringify(withIntention({}, 'a', one));
    expect(parseIntentions(stored, NOW)).toEqual({ a: one });
  });

  it.each([
    null,
    '',
    'x',
    '[]',
    '7',
    '{"a":1}',
    '{"a":{"requestId":1,"orderId":null,"at":1}}',
    'null',
  ])('read %p as none', (text) => {
    expect(parseIntentions(text, NOW)).toEqual({});
  });

  it('are forgotten after a week', () => {
    const stored = JSON.stringify({ a: one });
    expect(parseIntentions(stored, NOW + 8 * 86_400)).toEqual({});
  });

  it('are dropped one by one', () => {
    const both = withIntention(withIntention({}, 'a', one), 'b', { ...one, orderId: 'o' });
    expect(Object.keys(withoutIntention(both, 'a'))).toEqual(['b']);
  });
});
