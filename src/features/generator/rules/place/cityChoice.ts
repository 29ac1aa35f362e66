import type { CityStock } from '@/api/contract';

/** A state and the stock of all its cities. */
export interface StateStock {
  readonly code: string;
  readonly name: string;
  readonly ips: number;
}

const byStock = (one: { readonly ips: number }, other: { readonly ips: number }) =>
  other.ips - one.ips;

/** Returns the states of a country, those with the most stock first; empty for a country that has cities only. */
export function statesOf(cities: readonly CityStock[]): StateStock[] {
  const byCode = new Map<string, StateStock>();
  for (const { stateCode, state, ips } of cities) {
    if (stateCode === '') continue;
    const before = byCode.get(stateCode)?.ips ?? 0;
    byCode.set(stateCode, { code: stateCode, name: state, ips: before + ips });
  }
  return [...byCode.values()].sort(byStock);
}

/** Returns the cities of a state, those with the most stock first; all cities of the country when no state is chosen. */
export function citiesIn(cities: readonly CityStock[], state: string): CityStock[] {
  return cities.filter((one) => state === '' || one.stateCode === state).sort(byStock);
}

/** Returns a key that is unique in a country: the code of a city may occur in two states. */
export function cityKey({ stateCode, cityCode }: CityStock): string {
  return JSON.stringify([stateCode, cityCode]);
}
