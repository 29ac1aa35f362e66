import { recordPath, recordsPath } from './recordAddress';

const NOON = Date.UTC(2026, 10, 5, 12) / 1000;

test('a record is looked up in the list of its day, on the page of its kind', () => {
  expect(recordPath({ type: 'order', createdAt: NOON })).toBe(
    '/neworder?dates=custom&start=2026-11-05&end=2026-11-05#records',
  );
  expect(recordPath({ type: 'recharge', createdAt: null })).toBe('/recharge#records');
});

test('the whole list has no filter', () => {
  expect(recordsPath({ type: 'order' })).toBe('/neworder#records');
});
