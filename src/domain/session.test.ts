import fc from 'fast-check';
import { isRefreshDue, parseStoredAuth, REFRESH_INTERVAL_MS, shouldRefresh } from './session';

const auth = { jwt_token: 'token', expire_at: 1_800_000_000 };
const END_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

describe('a refresh', () => {
  it('is looked for every 360000 ms', () => {
    expect(REFRESH_INTERVAL_MS).toBe(360_000);
  });

  it.each([
    [END_MS - 1, false],
    [END_MS, false],
    [END_MS + 1, true],
    [END_MS - 5 * HOUR_MS, false],
    [END_MS + 5 * HOUR_MS, true],
  ])('at %d ms is due: %p', (nowMs, due) => {
    expect(isRefreshDue(auth, nowMs)).toBe(due);
    expect(shouldRefresh(auth, nowMs, null)).toBe(due);
  });

  it('is not asked for again and again when the clock is ahead', () => {
    const ahead = END_MS + 5 * HOUR_MS;
    expect(shouldRefresh(auth, ahead, ahead)).toBe(false);
    expect(shouldRefresh(auth, ahead, ahead - 359_999)).toBe(false);
    expect(shouldRefresh(auth, ahead, ahead - 360_000)).toBe(true);
  });

  it('is not held up by a clock that was put back', () => {
    expect(shouldRefresh(auth, END_MS + 1, END_MS + 5 * HOUR_MS)).toBe(true);
  });
});

describe('what is stored', () => {
  it('is read', () => {
    expect(parseStoredAuth(JSON.stringify({ ...auth, extra: 1 }))).toEqual(auth);
  });

  it.each([
    null,
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '"token"',
    '42',
    '{}',
    '{"jwt_token":"t"}',
    '{"expire_at":1}',
    '{"jwt_token":"","expire_at":1}',
    '{"jwt_token":1,"expire_at":1}',
    '{"jwt_token":"t","expire_at":"1"}',
    '{"jwt_token":"t","expire_at":null}',
    '{"jwt_token":"t","expire_at":1e999}',
    '{"__proto__":{"jwt_token":"t","expire_at":1}}',
  ])('as %p counts as nothing', (text) => {
    expect(parseStoredAuth(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseStoredAuth(text)).toBeNull();
      }),
    );
  });
});
