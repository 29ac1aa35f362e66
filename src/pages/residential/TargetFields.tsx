import { Select } from 'antd';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { ErrorNote } from '@/components/ErrorNote';
import { Flag } from '@/components/Flag';
import { useLocaleName, useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import type { CityStock, CountryStock, List } from '@/contract';
import { countryName } from '@/domain/country';
import type { ProxyConfig } from '@/domain/proxyConfig';
import { failureText } from '@/runtime/failureText';
import styles from './residential.module.css';

/** A reading of places; react-query's result fits. */
export interface Places<T> {
  readonly data: readonly T[] | undefined;
  /** The same with what is said of rows that could not be read. */
  readonly whole: List<T> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isLoading: boolean;
  refetch(): Promise<unknown>;
}

interface Props {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly stock: Places<CountryStock>;
  readonly cities: Places<CityStock>;
  change(next: Partial<ProxyConfig>): void;
}

interface Option {
  readonly value: string;
  readonly label: string;
  /** What typing looks in: names in both languages and the code. */
  readonly search: string;
}

/** A country with its flag. What is searched for and read out is the option's text. */
const flagged = ({ label, value }: { label?: ReactNode; value?: string | number | undefined }) => (
  <>
    <Flag country={String(value)} /> {label ?? value}
  </>
);
const FLAGGED = { optionRender: flagged, labelRender: flagged };

/** A city's code may occur in two states: both name it. */
const keyOf = (place: CityStock) => JSON.stringify([place.stateCode, place.cityCode]);

function useOptions({ state, stock, cities }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const places = cities.data;
  const countries = useMemo(() => {
    const ofCountry = ({ countryCode, country, ips }: CountryStock) => {
      const name = countryName(countryCode, locale, country || countryCode);
      const label = `${name} · ${t('residential.ips', { count: ips })}`;
      return { name, value: countryCode, label, search: `${name} ${country} ${countryCode}` };
    };
    // One for all comparisons: each `localeCompare` with a locale would make its own.
    const { compare } = new Intl.Collator(locale);
    return (stock.data ?? [])
      .map(ofCountry)
      .sort((a, b) => compare(a.name, b.name))
      .map(({ value, label, search }): Option => ({ value, label, search }));
  }, [stock.data, locale, t]);
  const states = useMemo(() => {
    const byCode = new Map<string, { name: string; ips: number }>();
    for (const one of places ?? []) {
      // A country without states: its cities stand for themselves.
      if (one.stateCode === '') continue;
      const before = byCode.get(one.stateCode)?.ips ?? 0;
      byCode.set(one.stateCode, { name: one.state || one.stateCode, ips: before + one.ips });
    }
    return [...byCode].map(
      ([value, { name, ips }]): Option => ({
        value,
        label: `${name} · ${t('residential.ips', { count: ips })}`,
        search: `${name} ${value}`,
      }),
    );
  }, [places, t]);
  const towns = useMemo(
    () =>
      (places ?? [])
        .filter((one) => state === '' || one.stateCode === state)
        .map(
          (one): Option => ({
            value: keyOf(one),
            label: `${one.city || one.cityCode} · ${t('residential.ips', { count: one.ips })}`,
            search: `${one.city} ${one.cityCode}`,
          }),
        ),
    [places, state, t],
  );
  return { countries, states, towns };
}

/** Country, state and city, from what is in stock. Drawn anew only for what it shows: three lists take their time. */
export const TargetFields = memo(function TargetFields(props: Props) {
  const { country, state, city, stock, cities, change } = props;
  const t = useText();
  const id = useId();
  const { countries, states, towns } = useOptions(props);
  const town = cities.data?.find(
    (one) => one.cityCode === city && (state === '' || one.stateCode === state),
  );

  const field = (
    name: 'country' | 'state' | 'city',
    value: string,
    options: Option[],
    isLoading: boolean,
    why: string | null,
    onChange: (value: string) => void,
  ) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(`residential.${name}`)}</label>
      <Select
        id={`${id}-${name}`}
        aria-label={t(`residential.${name}`)}
        showSearch={{ optionFilterProp: 'search' }}
        allowClear
        placeholder={t(`residential.any.${name}`)}
        loading={isLoading}
        disabled={why !== null}
        value={value || null}
        options={options}
        {...(name === 'country' ? FLAGGED : {})}
        onChange={(chosen: string | null | undefined) => onChange(chosen ?? '')}
      />
      {why && <small>{why}</small>}
    </div>
  );

  const noCountry = country === '' ? t('residential.countryFirst') : null;
  const noPlaces = cities.data?.length === 0 ? t('residential.noPlaces') : noCountry;
  return (
    <>
      {[stock, cities].map(
        ({ error, isFetching, refetch }, index) =>
          Boolean(error) && (
            <div key={index === 0 ? 'stock' : 'cities'} className={styles.wide}>
              <ErrorNote
                text={failureText(error)}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            </div>
          ),
      )}
      {(stock.whole?.unread || cities.whole?.unread) && (
        <div className={styles.wide}>
          <UnreadNote of={[stock.whole, cities.whole]} means="search" />
        </div>
      )}
      {field('country', country, countries, stock.isLoading, null, (chosen) =>
        change({ country: chosen }),
      )}
      {field('state', state, states, cities.isLoading, noPlaces, (chosen) =>
        change({ state: chosen }),
      )}
      {field('city', town ? keyOf(town) : city, towns, cities.isLoading, noPlaces, (chosen) => {
        const place = cities.data?.find((one) => keyOf(one) === chosen);
        // A city belongs to one state: the username names both.
        change(place ? { state: place.stateCode, city: place.cityCode } : { city: '' });
      })}
    </>
  );
});
