import { decodeUsername } from './username';

const FULL =
  'scraperteam01-zone-resi-region-us-st-california-city-los_angeles-session-abcd1234-sessTime-10';

test('reads every segment', () => {
  expect(decodeUsername(FULL)).toEqual({
    account: 'scraperteam01',
    country: 'us',
    state: 'california',
    city: 'los_angeles',
    session: 'abcd1234',
    minutes: 10,
  });
});

test('every segment may be left out where the grammar allows it', () => {
  const none = { country: '', state: '', city: '', session: null, minutes: null };
  expect(decodeUsername('abc-zone-resi')).toEqual({ account: 'abc', ...none });
  expect(decodeUsername('abc-zone-resi-region-de')).toMatchObject({ country: 'de', state: '' });
  expect(decodeUsername('abc-zone-resi-region-de-city-berlin')).toMatchObject({ city: 'berlin' });
  expect(decodeUsername('abc-zone-resi-session-abcdefgh1234-sessTime-1440')).toMatchObject({
    session: 'abcdefgh1234',
    minutes: 1440,
  });
});

test.each([
  'abc',
  '-zone-resi',
  'a_b-zone-resi',
  'abc-zone-resix',
  'abc-zone-resi-',
  'abc-zone-resi-region-US',
  'abc-zone-resi-region-usa',
  'abc-zone-resi-region',
  'abc-zone-resi-st-california',
  'abc-zone-resi-city-berlin',
  'abc-zone-resi-city-berlin-region-de',
  'abc-zone-resi-region-de-region-de',
  'abc-zone-resi-region-us-st-new-york',
  'abc-zone-resi-session-abcd123-sessTime-10',
  'abc-zone-resi-session-abcd123456789-sessTime-10',
  'abc-zone-resi-session-ABCD1234-sessTime-10',
  'abc-zone-resi-session-abcd1234',
  'abc-zone-resi-sessTime-10',
  'abc-zone-resi-session-abcd1234-sessTime-0',
  'abc-zone-resi-session-abcd1234-sessTime-1441',
  'abc-zone-resi-session-abcd1234-sessTime-010',
])('refuses %s', (username) => {
  expect(decodeUsername(username)).toBeNull();
});
