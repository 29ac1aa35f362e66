import { recordPath, soldOn } from './recordAddress';

const NOON = Date.UTC(2026, 10, 5, 12) / 1000;

test('a record is looked up in the list of its day, on the page of its kind', () => {
  expect(recordPath({ id: 'o1', type: 'order', createdAt: NOON })).toBe(
    '/neworder?dates=custom&start=2026-11-05&end=2026-11-05&marked=o1#records',
  );
  expect(recordPath({ id: 'r1', type: 'recharge', createdAt: null })).toBe(
    '/recharge?marked=r1#records',
  );
});

test('a page sells one type or nothing, however its address is written', () => {
  expect(['/neworder', '/recharge', '/usage'].map(soldOn)).toEqual(['order', 'recharge', null]);
  expect(['/NewOrder/', '/client/recharge/'].map(soldOn)).toEqual(['order', 'recharge']);
});
