import { countRows } from '@/api/pages';
import { Field } from '@/ui/form/Field';
import { SelectInput, type SelectOption } from '@/ui/form/select/SelectInput';
import { type Translate, useText } from '@/ui/format/text';
import { citiesIn, cityKey, statesOf } from '../rules/place/cityChoice';
import type { GeneratorPage } from '../useGenerator';
import { stockText } from './stockText';

export interface PlaceProps
  extends Pick<GeneratorPage, 'config' | 'stock' | 'cities' | 'soldOutPart' | 'change'> {
  /** The reason why nothing can be chosen; null when a choice is possible. */
  readonly why: string | null;
}

function optionOf(
  t: Translate,
  place: { value: string; name: string; code: string; ips: number | null; inState?: string },
): SelectOption {
  const { value, name, code, ips, inState } = place;
  return {
    value,
    label: [
      [name || code, inState].filter(Boolean).join(', '),
      ...(ips === null ? [] : [stockText(t, ips)]),
    ].join(' · '),
    shown: name || code,
    search: [code, name],
    disabled: ips === 0,
  };
}

function useOptions({ config: { state }, cities }: PlaceProps) {
  const t = useText();
  const places = cities.data?.list;
  const states = statesOf(places ?? []).map(({ ips, ...one }) =>
    // A state may have more than the cities that could be read.
    optionOf(t, { ...one, value: one.code, ips: cities.data?.unread ? null : ips }),
  );
  const towns = citiesIn(places ?? [], state).map((one) =>
    optionOf(t, {
      value: cityKey(one),
      name: one.city,
      code: one.cityCode,
      ips: one.ips,
      inState: state === '' ? one.state : '',
    }),
  );
  return { states, towns };
}

/** Room for a city with its state and stock in one line: the fields are half as wide as the card. */
const LIST_WIDTH = 310;

/** Shows the state and city fields, with the places that the country has in stock. */
export function CityFields(props: PlaceProps) {
  const { config, cities, soldOutPart, change } = props;
  const { country, state, city } = config;
  const t = useText();
  const { states, towns } = useOptions(props);
  const places = cities.data?.list ?? [];
  const town = citiesIn(places, state).find((one) => one.cityCode === city);
  const whyNone = () => {
    if (country === '') return t('residential.countryFirst');
    // A place from the address that is not listed must be seen, and can be cleared.
    const isWhole = state === '' && city === '' && cities.data && countRows(cities.data) === 0;
    return isWhole ? t('residential.noPlaces') : null;
  };
  const why = props.why ?? whyNone();
  const unread = !cities.data && cities.error ? t('shell.outage.part') : null;

  const field = (
    name: 'state' | 'city',
    value: string,
    options: readonly SelectOption[],
    onChange: (value: string) => void,
  ) => (
    <Field
      label={t(`residential.${name}`)}
      problem={why === null && soldOutPart === name && t('place.noneProblem')}
      hint={why ?? unread}
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
          listWidth={LIST_WIDTH}
          onChange={onChange}
        />
      )}
    </Field>
  );
  return (
    <>
      {field('state', state, states, (chosen) => change({ state: chosen }))}
      {field('city', town ? cityKey(town) : city, towns, (chosen) => {
        const place = places.find((one) => cityKey(one) === chosen);
        // A city belongs to one state, and the username names both.
        change(place ? { state: place.stateCode, city: place.cityCode } : { city: '' });
      })}
    </>
  );
}
