import type { CityStock } from '@/api/contract';
import { citiesIn, cityKey, statesOf } from './cityChoice';

const city = (stateCode: string, state: string, cityCode: string, ips: number): CityStock => ({
  stateCode,
  state,
  cityCode,
  city: cityCode,
  ips,
});
const austin = city('TX', 'Texas', 'austin', 120);
const springfield = city('IL', 'Illinois', 'springfield', 0);
const other = city('MO', 'Missouri', 'springfield', 7);
const dallas = city('TX', 'Texas', 'dallas', 30);
const cities = [austin, springfield, other, dallas];

it('the states of a country have the stock of all their cities, the largest first', () => {
  expect(statesOf(cities)).toEqual([
    { code: 'TX', name: 'Texas', ips: 150 },
    { code: 'MO', name: 'Missouri', ips: 7 },
    { code: 'IL', name: 'Illinois', ips: 0 },
  ]);
});

it('a country without states has none', () => {
  expect(statesOf([city('', '', 'monaco', 5)])).toEqual([]);
});

it('cities are those of the chosen state, or all, the largest stock first', () => {
  expect(citiesIn(cities, 'TX')).toEqual([austin, dallas]);
  expect(citiesIn(cities, '')).toEqual([austin, dallas, other, springfield]);
  expect(citiesIn(cities, 'gone')).toEqual([]);
});

it('two cities of the same code in two states are told apart', () => {
  expect(new Set(cities.map(cityKey)).size).toBe(cities.length);
});
