import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';
import { Segments } from '@/ui/form/Segments';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { CONTINENTS, continentsOf } from '../rules/place/countryChoice';
import type { NamedCountry } from '../rules/place/countryNames';

const WIDTH = 1000;
const MAP_HEIGHT = 440;
// Not fetched ahead, because echarts and the map are larger than the page.
const StockMap = lazyPart(() => import('./StockMap'), {
  height: MAP_HEIGHT,
  lost: 'place.mapFailed',
  prefetch: false,
});

interface Props {
  readonly countries: readonly NamedCountry[];
  readonly chosen: string;
  onChoose(code: string): void;
  onClose(): void;
}

/** Shows the map of stock over the page, which therefore stays as it is. A country that is chosen closes the map. */
export default function MapDialog({ countries, chosen, onChoose, onClose }: Props) {
  const t = useText();
  const [continent, setContinent] = useState('');
  const continents = useMemo(() => continentsOf(countries), [countries]);
  const continentText = (one: string) => {
    if (one === '') return t('place.allContinents');
    const listed = CONTINENTS.find((name) => name === one);
    return listed ? t(`place.continent.${listed}`) : one;
  };
  return (
    <Dialog title={t('place.map')} width={WIDTH} onClose={onClose}>
      <Flex vertical gap="middle">
        {continents.length > 1 && (
          <div>
            <Segments
              name={t('place.continent')}
              options={['', ...continents]}
              value={continent}
              labelOf={continentText}
              onChange={setContinent}
            />
          </div>
        )}
        <StockMap
          countries={countries}
          continent={continent}
          chosen={chosen}
          onChoose={(code) => {
            onChoose(code);
            onClose();
          }}
        />
      </Flex>
    </Dialog>
  );
}
