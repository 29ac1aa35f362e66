import { SESSION_ID_ALPHABET } from '@/features/generator/rules/line/proxyUsername';
import { createSessionIdGenerator } from '@/features/generator/rules/line/sessionIds';
import { randomText } from './random';

const everyByte = (): ((n: number) => Uint8Array) => {
  let next = 0;
  return (n) => Uint8Array.from({ length: n }, () => next++ % 256);
};

function counts(text: string): number[] {
  return [...SESSION_ID_ALPHABET].map((letter) => text.split(letter).length - 1);
}

describe('random text', () => {
  it('throws away bytes that would favour the first characters', () => {
    const text = randomText(everyByte(), SESSION_ID_ALPHABET, 252 * 3);
    expect(new Set(counts(text))).toEqual(new Set([21]));
  });

  it.each(['', 'a', 'x'.repeat(257)])('refuses an alphabet of %#', (alphabet) => {
    expect(() => randomText(everyByte(), alphabet, 1)).toThrow(RangeError);
  });
});

describe('the fast maker of session ids', () => {
  it('favours no character either', () => {
    let word = 0;
    const everyWord = (n: number) => {
      const block = new Uint8Array(n);
      for (let at = 0; at < n; at += 2) {
        block[at] = word >> 8;
        block[at + 1] = word & 255;
        word = (word + 1) % 65_536;
      }
      return block;
    };
    const next = createSessionIdGenerator(everyWord);
    // 64,800 of the 65,536 words of a round are used, and six of them make an id.
    const text = Array.from({ length: 10_800 }, next).join('');
    expect(new Set(counts(text))).toEqual(new Set([3600]));
  });

  it('asks for no more than the browser gives at once and goes on when a source gives less', () => {
    const asked: number[] = [];
    const next = createSessionIdGenerator((n) => {
      asked.push(n);
      return new Uint8Array(7).fill(1);
    });
    expect(next()).toMatch(/^[a-z0-9]{12}$/);
    expect(Math.max(...asked)).toBeLessThanOrEqual(65_536);
  });
});
