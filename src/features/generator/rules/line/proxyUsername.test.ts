import { composeUsername, isSessionMinutes, newSessionId } from './proxyUsername';

const everything = {
  account: 'customer12345',
  country: 'US',
  state: 'new_york',
  city: 'albany',
  minutes: 30,
};

describe('composing', () => {
  it.each([
    [{ account: 'main' }, 'main-zone-resi'],
    [{ account: 'main', country: 'DE' }, 'main-zone-resi-region-de'],
    [{ account: 'main', country: 'us', state: 'Île a' }, 'main-zone-resi-region-us-st-Île a'],
    [{ account: 'main', country: 'us', city: 'Austin' }, 'main-zone-resi-region-us-city-Austin'],
    [{ account: 'main', minutes: 10 }, 'main-zone-resi-session-a1b2c3d4-sessTime-10'],
    [
      everything,
      'customer12345-zone-resi-region-us-st-new_york-city-albany-session-a1b2c3d4-sessTime-30',
    ],
    [{ account: 'main', country: '', state: '', minutes: null }, 'main-zone-resi'],
  ])('%j is %s', (parts, text) => {
    expect(composeUsername(parts, 'a1b2c3d4').text).toBe(text);
  });

  it('names every part for the composer', () => {
    expect(composeUsername(everything, 'a1b2c3d4').segments).toEqual([
      { kind: 'account', text: 'customer12345' },
      { kind: 'zone', text: '-zone-resi' },
      { kind: 'region', text: '-region-us' },
      { kind: 'state', text: '-st-new_york' },
      { kind: 'city', text: '-city-albany' },
      { kind: 'session', text: '-session-a1b2c3d4' },
      { kind: 'sessTime', text: '-sessTime-30' },
    ]);
  });
});

describe('sessions', () => {
  it.each([
    [1, true],
    [1440, true],
    [0, false],
    [1441, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%p minutes: %p', (minutes, valid) => {
    expect(isSessionMinutes(minutes)).toBe(valid);
  });

  it('ids are 8 to 12 characters of a-z0-9, each another one', () => {
    const ids = Array.from({ length: 1000 }, newSessionId);
    expect(ids.filter((id) => !/^[a-z0-9]{8,12}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
