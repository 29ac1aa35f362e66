import { SESSION_ID_ALPHABET } from '@/features/generator/rules/line/proxyUsername';
import { randomText, randomUuid } from './random';

/** Lets the cryptographic source give every byte in turn. */
function drawEveryByte() {
  let next = 0;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (!(bytes instanceof Uint8Array)) return bytes;
    for (const at of bytes.keys()) bytes[at] = next++ % 256;
    return bytes;
  });
}

afterEach(() => jest.restoreAllMocks());

function counts(text: string): number[] {
  return [...SESSION_ID_ALPHABET].map((letter) => text.split(letter).length - 1);
}

describe('random text', () => {
  it('throws away bytes that would favour the first characters', () => {
    drawEveryByte();
    const text = randomText(SESSION_ID_ALPHABET, 252 * 3);
    expect(new Set(counts(text))).toEqual(new Set([21]));
  });

  it.each(['', 'a', 'x'.repeat(257)])('refuses an alphabet of %#', (alphabet) => {
    expect(() => randomText(alphabet, 1)).toThrow(RangeError);
  });
});

const FORM = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('makes version 4 UUIDs, all different, also in a browser that makes none', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not on http');
  });
  const ids = Array.from({ length: 200 }, randomUuid);
  expect(ids.filter((id) => !FORM.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
