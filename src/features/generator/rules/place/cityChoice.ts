import type { CityStock } from '@/api/contract';

/** A state and what all of its cities have in stock. */
export interface StateStock {
  readonly code: string;
  readonly name: string;
  readonly ips: number;
}

/** The states of a country, in the order of its cities. A country without states has cities only. */
export function statesOf(cities: readonly CityStock[]): StateStock[] {
  const byCode = new Map<string, StateStock>();
  for (const { stateCode, state, ips } of cities) {
    if (stateCode === '') continue;
    const before = byCode.get(stateCode)?.ips ?? 0;
    byCode.set(stateCode, { code: stateCode, name: state, ips: before + ips });
  }
  return [...byCode.values()];
}

/** The cities of a state; all of the country's where no state is chosen. */
export function citiesIn(cities: readonly CityStock[], state: string): CityStock[] {
  return cities.filter((one) => state === '' || one.stateCode === state);
}

/** Tells the cities of a country apart: a city's code may occur in two states. */
export function cityKey({ stateCode, cityCode }: CityStock): string {
  return JSON.stringify([stateCode, cityCode]);
}
