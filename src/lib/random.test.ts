import { SESSION_ID_ALPHABET } from '@/features/generator/rules/line/proxyUsername';
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
