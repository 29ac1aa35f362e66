import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { ErrorNote } from '@/components/ErrorNote';
import { useLocaleName, useText } from '@/components/text';
import { countryName, flagEmoji } from '@/domain/country';
import type { ProxyConfig } from '@/domain/proxyConfig';
import { useCities, useStock } from '@/queries/dynamic';
import { failureText } from '@/runtime/failureText';
import styles from './residential.module.css';

interface Props {
  readonly config: ProxyConfig;
  change(next: Partial<ProxyConfig>): void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Country, state and city, from what is in stock. */
export function TargetFields({ config, change }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const id = useId();
  const stock = useStock();
  const cities = useCities(config.country || null);
  const count = useMemo(() => new Intl.NumberFormat(locale), [locale]);

  const countries = useMemo((): Option[] => {
    const rows = (stock.data ?? []).map((one) => ({
      value: one.countryCode,
      name: countryName(one.countryCode, locale, one.country),
      ips: one.ips,
    }));
    return rows
      .sort((a, b) => a.name.localeCompare(b.name, locale))
      .map(({ value, name, ips }) => ({
        value,
        label: `${flagEmoji(value)} ${name} · ${t('residential.ips', { count: ips })}`,
      }));
  }, [stock.data, locale, t]);

  const places = cities.data ?? [];
  const states = [...new Map(places.map((one) => [one.stateCode, one.state]))].map(
    ([value, label]): Option => ({ value, label }),
  );
  const towns = places
    .filter((one) => config.state === '' || one.stateCode === config.state)
    .map(
      (one): Option => ({
        value: one.cityCode,
        label: `${one.city} · ${count.format(one.ips)} IP`,
      }),
    );

  const field = (
    name: 'country' | 'state' | 'city',
    options: readonly Option[],
    loading: boolean,
    why: string | null,
  ) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(`residential.${name}`)}</label>
      <Select
        id={`${id}-${name}`}
        aria-label={t(`residential.${name}`)}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        placeholder={t(`residential.any.${name}`)}
        loading={loading}
        disabled={why !== null}
        value={config[name] || null}
        options={[...options]}
        onChange={(value: string | null | undefined) => {
          const chosen = value ?? '';
          const town = name === 'city' && places.find((one) => one.cityCode === chosen);
          // A city belongs to one state: the username names both.
          change(town ? { state: town.stateCode, city: chosen } : { [name]: chosen });
        }}
      />
      {why && <small>{why}</small>}
    </div>
  );

  const noCountry = config.country === '' ? t('residential.countryFirst') : null;
  const noPlaces = cities.data && places.length === 0 ? t('residential.noPlaces') : noCountry;
  return (
    <>
      {Boolean(stock.error) && (
        <ErrorNote
          text={failureText(stock.error)}
          busy={stock.isFetching}
          onRetry={() => void stock.refetch()}
        />
      )}
      {Boolean(cities.error) && (
        <ErrorNote
          text={failureText(cities.error)}
          busy={cities.isFetching}
          onRetry={() => void cities.refetch()}
        />
      )}
      {field('country', countries, stock.isFetching, null)}
      {field('state', states, cities.isFetching, noPlaces)}
      {field('city', towns, cities.isFetching, noPlaces)}
    </>
  );
}
