import {
  type Intention,
  isPastArrival,
  parseIntentions,
  unanswered,
  withIntention,
  withoutIntention,
} from './intention';

const NOW = 1_800_000_000;
const one: Intention = { type: 'order', requestId: 'r1', orderId: null, at: NOW - 10 };

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
    '{"a":{"type":"order","requestId":1,"orderId":null,"at":1}}',
    '{"a":{"type":"gift","requestId":"r","orderId":null,"at":1800000000}}',
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

  it('without an answer are told apart by what they buy, the newest first', () => {
    const all = {
      old: { ...one, at: NOW - 60 },
      new: one,
      answered: { ...one, orderId: 'o' },
      other: { ...one, type: 'recharge' as const },
    };
    expect(unanswered(all, 'order')).toEqual(['new', 'old']);
    expect(unanswered(all, 'recharge')).toEqual(['other']);
  });

  it.each([
    [599, false],
    [601, true],
  ])('%i seconds after: cannot arrive any more is %p', (age, expected) => {
    expect(isPastArrival({ ...one, at: NOW - age }, NOW)).toBe(expected);
  });
});
