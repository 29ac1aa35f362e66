import fc from 'fast-check';
import type { UnknownEnum } from '@/api/contract';
import { BYTES_PER_GB, BYTES_PER_MB, formatInColumn } from '@/lib/number/traffic';
import { computeStatement, roundTogether } from './statement';

const HOUR = 3600;
const START = 500_000 * HOUR;
const hour = (index: number, bytes: number) => ({ at: START + index * HOUR, bytes });
const line = (index: number, type: 'order' | 'allocate', change: number, balanceAfter: number) => ({
  at: START + index * HOUR + 600,
  type,
  change,
  balanceAfter,
});

/** Starts with 100, uses 10, gets 50, uses 20, gives 30 away, uses 5. */
const changes = [line(4, 'allocate', -30, 90), line(2, 'order', 50, 140)];
const usage = [hour(0, 10), hour(3, 20), hour(5, 5)];
/** The statement of these, of a range in the past unless it is said what is left. */
const statementOf = (given: Partial<Parameters<typeof computeStatement>[0]> = {}) =>
  computeStatement({ changes, usage, leftNow: null, readAt: START + 6 * HOUR, ...given });

describe('the statement', () => {
  it('goes from what was there to what is left', () => {
    expect(statementOf({ leftNow: 85 })).toEqual({
      opening: 100,
      changes: [
        ['order', 50],
        ['allocate', -30],
      ],
      used: 35,
      closing: 85,
      difference: 0,
    });
  });

  it('closes a range of the past with its last line', () => {
    expect(statementOf()).toMatchObject({ opening: 100, closing: 85, difference: 0 });
  });

  it('tells a difference', () => {
    expect(statementOf({ leftNow: 80 }).difference).toBe(5);
    const skipped = [line(4, 'allocate', -30, 70), line(2, 'order', 50, 140)];
    expect(statementOf({ changes: skipped }).difference).toBe(20);
  });

  it('allows for usage in the hour of a line', () => {
    const sameHour = [...usage, hour(2, 7)];
    const after = [line(4, 'allocate', -30, 83), line(2, 'order', 50, 140)];
    const before = [line(4, 'allocate', -30, 90), line(2, 'order', 50, 140)];
    for (const lines of [after, before])
      expect(statementOf({ changes: lines, usage: sameHour }).difference).toBe(0);
  });

  it('without lines knows only what is left', () => {
    expect(statementOf({ changes: [], leftNow: 10 })).toEqual({
      opening: 45,
      changes: [],
      used: 35,
      closing: 10,
      difference: null,
    });
    expect(statementOf({ changes: [], usage: [] })).toMatchObject({ opening: null, closing: null });
  });

  it('does not depend on the order of the lines, not even within the same second', () => {
    const expiry = { at: START + 600, type: 'expire' as const, change: -30, balanceAfter: 20 };
    const back = { at: START + 600, type: 'recycle' as const, change: 10, balanceAfter: 50 };
    const order = { at: START + 4000, type: 'order' as const, change: 5, balanceAfter: 25 };
    for (const lines of [
      [order, expiry, back],
      [back, expiry, order],
      [expiry, order, back],
    ]) {
      const read = { changes: lines, usage: [], leftNow: 25 };
      expect(statementOf(read)).toMatchObject({ opening: 40, closing: 25, difference: 0 });
    }
    const past = { changes: [back, expiry], usage: [] };
    expect(statementOf(past)).toMatchObject({ opening: 40, closing: 20 });
    const long = { ...past, changes: [back, ...Array.from({ length: 200_000 }, () => expiry)] };
    expect(statementOf(long).opening).toBe(40);
  });

  it('agrees with any history that is kept to the byte', () => {
    const step = fc.record({
      bytes: fc.integer({ min: 0, max: 1000 }),
      change: fc.integer({ min: 1, max: 10_000 }),
      changes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        let left = 1_000_000;
        const lines: ReturnType<typeof line>[] = [];
        const hours: ReturnType<typeof hour>[] = [];
        for (const [index, one] of steps.entries()) {
          if (one.changes) {
            left += one.change;
            lines.unshift(line(index, 'order', one.change, left));
          } else {
            left -= one.bytes;
            hours.push(hour(index, one.bytes));
          }
        }
        const readAt = START + steps.length * HOUR;
        const result = statementOf({ changes: lines, usage: hours, leftNow: left, readAt });
        expect(result.opening).toBe(1_000_000);
        expect(result.difference ?? 0).toBe(0);
      }),
    );
  });
});

it('a line of a type that nobody knows is summed up all the same', () => {
  const gift = { ...line(4, 'order', -30, 90), type: 'gift' as UnknownEnum };
  const lines = [gift, line(2, 'order', 50, 140)];
  const strange = statementOf({ changes: lines, leftNow: 85 });
  expect(strange.changes).toContainEqual(['gift', -30]);
  expect(strange.difference).toBe(0);
});

it('the sums stand in the order of the types, and those of no known type after them as they came', () => {
  const types = [
    'gift' as UnknownEnum,
    'refund',
    'bonus' as UnknownEnum,
    'order',
    'expire',
  ] as const;
  const lines = types.map((type, at) => ({ ...line(at, 'order', 1, 1), type }));
  const sums = statementOf({ changes: lines, usage: [] });
  expect(sums.changes.map(([type]) => type).join()).toBe('order,expire,refund,gift,bonus');
});

describe('the figures as shown', () => {
  const shown = (bytes: number) =>
    Math.sign(bytes) *
    Number(formatInColumn(Math.abs(bytes), 'GB', 'en-US').replace(/^<.*|,/g, ''));

  it('add up to the closing figure, each within a hundredth of its amount', () => {
    const bytes = fc.integer({ min: -50 * BYTES_PER_GB, max: 50 * BYTES_PER_GB });
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 8 }), (changes) => {
        const opening = 500 * BYTES_PER_GB;
        const amounts = [opening, ...changes];
        const figures = roundTogether(amounts, 'GB').map(shown);
        const sum = figures.reduce((total, figure) => total + figure, 0);
        const closing = amounts.reduce((total, amount) => total + amount, 0);
        expect(sum).toBeCloseTo(shown(closing), 6);
        expect(figures[0]).toBe(500);
        for (const [index, figure] of figures.entries()) {
          expect(Math.abs(figure - (amounts[index] ?? 0) / BYTES_PER_GB)).toBeLessThan(0.01);
        }
      }),
    );
  });

  it('keep the sign of what is less than a hundredth, and nothing stays nothing', () => {
    const [opening = 0, used = 0, none] = roundTogether([5 * BYTES_PER_GB, -BYTES_PER_MB, 0], 'GB');
    expect([opening, Math.sign(used), none]).toEqual([5 * BYTES_PER_GB, -1, 0]);
    expect(formatInColumn(Math.abs(used), 'GB', 'en-US')).toBe('<0.01');
  });
});
