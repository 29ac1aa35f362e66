import { decodeUsername } from './username';

test('reads a city without its state', () => {
  expect(decodeUsername('abc-zone-resi-region-de-city-berlin')).toMatchObject({
    country: 'de',
    state: '',
    city: 'berlin',
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
