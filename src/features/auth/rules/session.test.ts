import fc from 'fast-check';
import {
  type Clocks,
  INITIAL_STATE,
  isRefreshDue,
  nextState,
  ownerOf,
  parseRefreshRecord,
  parseStoredAuth,
  parseStoredOwner,
  planRefresh,
  type RefreshRecord,
  recordFailedRefresh,
  recordGrantedRefresh,
  refreshBackoff,
  type SessionState,
  type StoredAuth,
  type StoredOwner,
  shownCustomer,
  tokenFingerprint,
} from './session';

const auth = { jwt_token: 'token', expire_at: 1_800_000_000 };
const END_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const authOf = (token: string, expireAt = auth.expire_at): StoredAuth => ({
  jwt_token: token,
  expire_at: expireAt,
});
const ownerFor = (id: string, token: string): StoredOwner => ({
  user_id: id,
  fingerprint: tokenFingerprint(token),
});

/** Returns the states after reading each of the stored entries in turn. */
function look(...stored: readonly (readonly [StoredAuth | null, StoredOwner | null])[]) {
  const states: SessionState[] = [];
  for (const [seen, owner] of stored) {
    states.push(nextState(states.at(-1) ?? INITIAL_STATE, seen, owner));
  }
  return states;
}

describe('whose the session is', () => {
  const X1 = [authOf('x1'), ownerFor('x', 'x1')] as const;
  const Y1 = [authOf('y1'), ownerFor('y', 'y1')] as const;
  const NOTHING = [null, null] as const;

  it('anonymous → token stored, owner unknown → signed in', () => {
    expect(look(NOTHING, [authOf('x1'), null], X1)).toEqual([
      { kind: 'anonymous', customer: null },
      { kind: 'unidentified', token: 'x1', customer: null, isOnScreen: false },
      { kind: 'signedIn', token: 'x1', customer: 'x' },
    ]);
  });

  it('a token that is stored with its owner is signed in at once', () => {
    expect(look(X1).at(-1)).toEqual({ kind: 'signedIn', token: 'x1', customer: 'x' });
  });

  it('a stored owner of another token does not count', () => {
    expect(look([authOf('x1'), ownerFor('x', 'x0')]).at(-1)?.kind).toBe('unidentified');
    expect(ownerOf(authOf('x1'), ownerFor('x', 'x0'))).toBeNull();
  });

  it('a refreshed token is the same customer’s: nothing on the screen changes', () => {
    const [before, writing, after] = look(
      X1,
      // Another tab has written the owner of the next token, and not the token yet.
      [authOf('x1'), ownerFor('x', 'x2')],
      [authOf('x2'), ownerFor('x', 'x2')],
    );
    expect(writing).toBe(before);
    expect(after).toEqual({ kind: 'signedIn', token: 'x2', customer: 'x' });
  });

  it('a token of unknown owner leaves the screen as it is until the answer', () => {
    const [, unknown, same] = look(X1, [authOf('x2'), null], [authOf('x2'), ownerFor('x', 'x2')]);
    expect(unknown).toEqual({
      kind: 'unidentified',
      token: 'x2',
      customer: 'x',
      isOnScreen: true,
    });
    expect(unknown && shownCustomer(unknown)).toBe('x');
    expect(same).toEqual({ kind: 'signedIn', token: 'x2', customer: 'x' });
  });

  it('another customer’s token replaces the document, with a notice if pages were shown', () => {
    expect(look(X1, Y1).at(-1)).toEqual({
      kind: 'replaced',
      customer: 'x',
      by: 'y',
      isOnScreen: true,
    });
    expect(look(X1, [authOf('y1'), null], Y1).at(-1)).toMatchObject({ isOnScreen: true });
    expect(look(X1, NOTHING, Y1).at(-1)).toMatchObject({ kind: 'replaced', isOnScreen: false });
    expect(look(X1, NOTHING, [authOf('y1'), null], Y1).at(-1)).toMatchObject({
      isOnScreen: false,
    });
  });

  it('the same customer after a sign-out goes on in the same document', () => {
    expect(look(X1, NOTHING, X1).at(-1)).toEqual({ kind: 'signedIn', token: 'x1', customer: 'x' });
  });

  const tokens = fc.constantFrom('x1', 'x2', 'y1', 'y2');
  const stored = fc.tuple(
    fc.option(tokens.map((token) => authOf(token))),
    // A stored owner is correct, or belongs to an older token.
    fc.option(tokens.map((token) => ownerFor(token.charAt(0), token))),
  );

  it('whatever is stored in whatever order: a document never shows or serves a second customer', () => {
    fc.assert(
      fc.property(fc.array(stored, { minLength: 1, maxLength: 30 }), (rows) => {
        let customer: string | null = null;
        let before = INITIAL_STATE;
        for (const [seen, owner] of rows) {
          const state = nextState(before, seen, owner);
          customer ??= state.customer;
          expect(state.customer).toBe(customer);
          expect([null, customer]).toContain(shownCustomer(state));
          if (state.kind === 'signedIn') {
            expect(state.token).toBe(seen?.jwt_token);
            expect(state.token.charAt(0)).toBe(customer);
          }
          if (state.kind === 'anonymous') expect(seen).toBeNull();
          // React compares by identity, so reading the same entries again must return the same object.
          expect(nextState(state, seen, owner)).toBe(state);
          before = state;
        }
      }),
    );
  });

  it('fingerprints tell tokens apart and do not hold them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        expect(tokenFingerprint(one)).toMatch(/^[0-9a-f]{16}$/);
        expect(tokenFingerprint(one) === tokenFingerprint(other)).toBe(one === other);
      }),
    );
  });
});

/** Sets both clocks to the same time. */
const at = (ms: number): Clocks => ({ device: ms, service: ms });

describe('a refresh', () => {
  it.each([
    [END_MS - 5 * HOUR_MS, false, { kind: 'none' }],
    [END_MS - 1000, false, { kind: 'none' }],
    // A call that leaves in the last second may arrive with a token that is over.
    [END_MS - 999, false, { kind: 'ending', leftMs: 1000 }],
    [END_MS, false, { kind: 'ending', leftMs: 1 }],
    [END_MS + 1, true, { kind: 'ask' }],
    [END_MS + 5 * HOUR_MS, true, { kind: 'ask' }],
  ])('at %d ms is due: %p, so that a call does %p', (nowMs, due, plan) => {
    expect(isRefreshDue(auth, nowMs)).toBe(due);
    expect(planRefresh(auth, null, at(nowMs))).toEqual(plan);
  });

  it('is asked for whenever a token is over, though tokens live for two minutes only', () => {
    let token = authOf('t0', END_MS / 1000);
    let now = END_MS;
    let record: RefreshRecord | null = null;
    for (let round = 1; round <= 10; round += 1) {
      now += 2 * MINUTE_MS + 1;
      expect(planRefresh(token, record, at(now))).toEqual({ kind: 'ask' });
      token = authOf(`t${round}`, Math.floor((now + 2 * MINUTE_MS) / 1000));
      record = recordGrantedRefresh(token, at(now));
      expect(planRefresh(token, record, at(now + 1))).toEqual({ kind: 'none' });
    }
  });

  it('under a clock that is hours ahead is asked for every six minutes at most', () => {
    const ahead = END_MS + 5 * HOUR_MS;
    const record = recordGrantedRefresh(auth, at(ahead));
    expect(record.hadExpired).toEqual({ device: true, service: true });
    expect(planRefresh(auth, record, at(ahead))).toEqual({ kind: 'none' });
    expect(planRefresh(auth, record, at(ahead + 359_999))).toEqual({ kind: 'none' });
    expect(planRefresh(auth, record, at(ahead + 360_000))).toEqual({ kind: 'ask' });
    // A token from a new sign-in has its own time to refresh.
    expect(planRefresh(authOf('next'), record, at(ahead))).toEqual({ kind: 'ask' });
  });

  it('is due when the service’s time says so, though the device’s clock is hours behind', () => {
    const behind = { device: END_MS - 5 * HOUR_MS, service: END_MS + 1 };
    expect(planRefresh(auth, null, behind)).toEqual({ kind: 'ask' });
    expect(planRefresh(auth, null, { ...behind, service: END_MS })).toEqual({
      kind: 'ending',
      leftMs: 1,
    });
    // A proxy may send a wrong date, which must not make every call refresh.
    expect(planRefresh(auth, recordGrantedRefresh(auth, behind), behind)).toEqual({ kind: 'none' });
  });

  it('is due when the device’s clock says so, though the service’s time stood still in a sleep', () => {
    const asleep = { device: END_MS + 5 * HOUR_MS, service: END_MS - HOUR_MS };
    expect(planRefresh(auth, null, asleep)).toEqual({ kind: 'ask' });
  });

  it('is due by the service’s time, though the device’s clock is hours ahead and tokens live for two minutes only', () => {
    const at = (seconds: number) => ({
      device: END_MS + 3 * HOUR_MS + seconds * 1000,
      service: END_MS + seconds * 1000,
    });
    const token = authOf('short', END_MS / 1000 + 120);
    const record = recordGrantedRefresh(token, at(0));
    expect(record).toMatchObject({
      hadExpired: { device: true, service: false },
      deviceAhead: 3 * HOUR_MS,
    });
    expect(planRefresh(token, record, at(119))).toEqual({ kind: 'none' });
    expect(planRefresh(token, record, at(120))).toEqual({ kind: 'ending', leftMs: 1 });
    expect(planRefresh(token, record, at(121))).toEqual({ kind: 'ask' });
  });

  it('is not held up by a clock that was put back', () => {
    const failed = recordFailedRefresh(auth, null, END_MS + 5 * HOUR_MS);
    expect(planRefresh(auth, failed, at(END_MS + 1))).toEqual({ kind: 'ask' });
    expect(
      planRefresh(auth, recordGrantedRefresh(auth, at(END_MS + HOUR_MS)), at(END_MS + 1)).kind,
    ).toBe('ask');
  });

  it.each([
    [0, 0],
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [6, 32_000],
    [7, 60_000],
    [8, 60_000],
    [5000, 60_000],
  ])('that failed %d times in a row is asked for again after %d ms', (failures, ms) => {
    expect(refreshBackoff(failures)).toBe(ms);
  });

  it('that fails is asked for again after its pause, and never given up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 20 }), (waits) => {
        let record: RefreshRecord | null = null;
        let now = END_MS + 1;
        for (const wait of waits) {
          record = recordFailedRefresh(auth, record, now);
          const pause = refreshBackoff(record.failures);
          const plan = planRefresh(auth, record, at(now + wait));
          if (wait >= pause) expect(plan).toEqual({ kind: 'ask' });
          else expect(plan).toEqual({ kind: 'pause', leftMs: pause - wait });
          now += Math.max(wait, pause);
        }
      }),
    );
  });

  it('a failure is forgotten with the token it was about', () => {
    const failed = recordFailedRefresh(
      auth,
      recordFailedRefresh(auth, null, END_MS + 1),
      END_MS + 2,
    );
    expect(failed.failures).toBe(2);
    expect(planRefresh(authOf('next', 1), failed, at(END_MS + 3))).toEqual({ kind: 'ask' });
    expect(recordFailedRefresh(authOf('next', 1), failed, END_MS + 3).failures).toBe(1);
  });
});

describe('what is stored', () => {
  const record = recordFailedRefresh(auth, null, END_MS);

  it('is read', () => {
    expect(parseStoredAuth(JSON.stringify({ ...auth, extra: 1 }))).toEqual(auth);
    const owner = ownerFor('x', 'x1');
    expect(parseStoredOwner(JSON.stringify({ ...owner, extra: 1 }))).toEqual(owner);
    expect(parseRefreshRecord(JSON.stringify({ ...record, extra: 1 }))).toEqual(record);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"jwt_token":"t"}',
    '{"expire_at":1}',
    '{"jwt_token":"","expire_at":1}',
    '{"jwt_token":1,"expire_at":1}',
    '{"jwt_token":"t","expire_at":"1"}',
    '{"jwt_token":"t","expire_at":1e999}',
    '{"__proto__":{"jwt_token":"t","expire_at":1}}',
    '{"user_id":"","fingerprint":"f"}',
    '{"user_id":7,"fingerprint":"f"}',
    '{"user_id":"x"}',
    '{"fingerprint":"f","at":1,"failures":0}',
    '{"fingerprint":"f","at":"1","failures":0,"hadExpired":{"device":false,"service":false},"deviceAhead":0}',
    '{"fingerprint":"f","at":1,"failures":0,"hadExpired":{"device":false,"service":false}}',
    '{"fingerprint":"f","at":1,"failures":0,"hadExpired":false}',
    '{"fingerprint":"f","at":1,"failures":0,"hadExpired":{"device":false}}',
  ])('as %p is read as null', (text) => {
    expect(parseStoredAuth(text)).toBeNull();
    expect(parseStoredOwner(text)).toBeNull();
    expect(parseRefreshRecord(text)).toBeNull();
  });

  it('whatever it is, is read without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        parseStoredAuth(text);
        parseStoredOwner(text);
        parseRefreshRecord(text);
      }),
    );
  });
});
