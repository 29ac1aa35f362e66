import { GlobalOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { memo, useMemo, useState } from 'react';
import type { CityStock, CountryStock } from '@/api/contract';
import { Segments } from '@/ui/form/Segments';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { ListNotes } from '@/ui/table/ListNotes';
import styles from '../residential.module.css';
import { CONTINENTS, continentsOf } from '../rules/place/countryChoice';
import type { ProxyConfig } from '../rules/proxyConfig';
import { CityFields } from './CityFields';
import { CountryField } from './CountryField';
import type { PlacesQuery } from './places';
import { useNamedCountries } from './useNamedCountries';
import { useSavedCountries } from './useSavedCountries';

const MAP_HEIGHT = 440;
// Not fetched ahead, because echarts and the map are larger than the page.
const StockMap = lazyPart(() => import('./StockMap'), {
  height: MAP_HEIGHT,
  lost: 'place.mapFailed',
  prefetch: false,
});

interface Props extends Pick<ProxyConfig, 'country' | 'state' | 'city'> {
  readonly userId: string;
  readonly stock: PlacesQuery<CountryStock>;
  readonly cities: PlacesQuery<CityStock>;
  /** The reason why no place can be chosen; null when a choice is possible. */
  readonly why: string | null;
  change(next: Partial<ProxyConfig>): void;
}

/** Shows the fields for the place, with the places in stock. Memoised, because drawing three lists takes time. */
export const Location = memo(function Location(props: Props) {
  const { userId, country, state, city, stock, cities, why, change } = props;
  const t = useText();
  const { saved, toggle, addRecent } = useSavedCountries(userId);
  const [continent, setContinent] = useState('');
  const [isMapOpen, setMapOpen] = useState(false);
  const countries = useNamedCountries(stock.data);
  const continents = useMemo(() => continentsOf(stock.data ?? []), [stock.data]);
  const choose = (code: string) => {
    if (code !== '') addRecent(code);
    change({ country: code });
  };
  const lists = [
    [t('place.countries'), stock],
    [t('place.cities'), cities],
  ] as const;
  const continentText = (one: string) => {
    if (one === '') return t('place.allContinents');
    const listed = CONTINENTS.find((name) => name === one);
    return listed ? t(`place.continent.${listed}`) : one;
  };
  return (
    <>
      {lists.map(
        ([name, query]) =>
          (Boolean(query.error) || query.whole?.unread) && (
            <div key={name} className={styles.wide}>
              <ListNotes name={name} query={{ ...query, data: query.whole }} />
            </div>
          ),
      )}
      {why === null && (
        <Flex wrap align="center" justify="space-between" gap="small" className={styles.wide}>
          {continents.length > 1 && (
            <Segments
              name={t('place.continent')}
              options={['', ...continents]}
              value={continent}
              labelOf={continentText}
              onChange={setContinent}
            />
          )}
          <Button
            icon={<GlobalOutlined aria-hidden />}
            aria-expanded={isMapOpen}
            disabled={countries.length === 0}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {t('place.map')}
          </Button>
        </Flex>
      )}
      <CountryField
        countries={countries}
        continent={continent}
        value={country}
        loading={stock.isLoading}
        why={why}
        saved={saved}
        onStar={toggle}
        onChange={choose}
      />
      <CityFields
        country={country}
        state={state}
        city={city}
        cities={cities}
        why={why}
        change={change}
      />
      {why === null && isMapOpen && (
        <div className={styles.wide}>
          <StockMap
            countries={countries}
            continent={continent}
            chosen={country}
            onChoose={choose}
          />
        </div>
      )}
    </>
  );
});
