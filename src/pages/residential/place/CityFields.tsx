import { useMemo } from 'react';
import type { CityStock } from '@/contract';
import type { ProxyConfig } from '@/domain/proxyConfig';
import { Field } from '@/ui/Field';
import { SelectInput, type SelectOption } from '@/ui/SelectInput';
import { type TextOf, useText } from '@/ui/text';
import type { Places } from './places';

interface Props extends Pick<ProxyConfig, 'country' | 'state' | 'city'> {
  readonly cities: Places<CityStock>;
  /** Why nothing can be chosen; null when it can. */
  readonly why: string | null;
  change(next: Partial<ProxyConfig>): void;
}

/** A city's code may occur in two states: both name it. */
const keyOf = (place: CityStock) => JSON.stringify([place.stateCode, place.cityCode]);

function optionOf(
  t: TextOf,
  { value, name, code, ips }: { value: string; name: string; code: string; ips: number },
): SelectOption {
  const amount = ips === 0 ? t('place.none') : t('residential.ips', { count: ips });
  return {
    value,
    label: `${name || code} · ${amount}`,
    shown: name || code,
    search: `${name} ${code}`,
    disabled: ips === 0,
  };
}

function useOptions({ state, cities }: Props) {
  const t = useText();
  const places = cities.data;
  const states = useMemo(() => {
    const byCode = new Map<string, { name: string; ips: number }>();
    for (const one of places ?? []) {
      // A country without states has cities only.
      if (one.stateCode === '') continue;
      const before = byCode.get(one.stateCode)?.ips ?? 0;
      byCode.set(one.stateCode, { name: one.state, ips: before + one.ips });
    }
    return [...byCode].map(([code, of]) => optionOf(t, { value: code, code, ...of }));
  }, [places, t]);
  const towns = useMemo(
    () =>
      (places ?? [])
        .filter((one) => state === '' || one.stateCode === state)
        .map((one) =>
          optionOf(t, { value: keyOf(one), name: one.city, code: one.cityCode, ips: one.ips }),
        ),
    [places, state, t],
  );
  return { states, towns };
}

/** State and city, from what the country has in stock. */
export function CityFields(props: Props) {
  const { country, state, city, cities, change } = props;
  const t = useText();
  const { states, towns } = useOptions(props);
  const town = cities.data?.find(
    (one) => one.cityCode === city && (state === '' || one.stateCode === state),
  );
  const noCountry = country === '' ? t('residential.countryFirst') : null;
  const noPlaces = cities.data?.length === 0 ? t('residential.noPlaces') : noCountry;
  const why = props.why ?? noPlaces;

  const field = (
    name: 'state' | 'city',
    value: string,
    options: readonly SelectOption[],
    onChange: (value: string) => void,
  ) => (
    <Field
      label={t(`residential.${name}`)}
      problem={
        why === null &&
        options.some((one) => one.value === value && one.disabled) &&
        t('place.noneProblem')
      }
      hint={why}
    >
      {(control) => (
        <SelectInput
          {...control}
          isSearched
          placeholder={t(`residential.any.${name}`)}
          loading={cities.isLoading}
          disabled={why !== null}
          value={value}
          options={options}
          onChange={onChange}
        />
      )}
    </Field>
  );
  return (
    <>
      {field('state', state, states, (chosen) => change({ state: chosen }))}
      {field('city', town ? keyOf(town) : city, towns, (chosen) => {
        const place = cities.data?.find((one) => keyOf(one) === chosen);
        // A city belongs to one state: the username names both.
        change(place ? { state: place.stateCode, city: place.cityCode } : { city: '' });
      })}
    </>
  );
}
