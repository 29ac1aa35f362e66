import { orderDays } from './orderDays';

const NOW = 1_795_000_000;
const lastingFor = (days: number, durations: readonly (number | null)[] = [30, 90, null]) =>
  orderDays(NOW + days * 86_400, durations, NOW);

it('a longer time limit is suggested to who has traffic for weeks', () => {
  expect([0, 15, 16, 36, 75, 76].map((days) => lastingFor(days))).toEqual([
    30,
    30,
    90,
    90,
    90,
    null,
  ]);
});

it('nothing is suggested when nothing long enough is on sale', () => {
  expect(lastingFor(16, [30])).toBeUndefined();
  expect(lastingFor(16, [])).toBeUndefined();
});
