import { Flex } from 'antd';
import { useState } from 'react';
import type { List } from '@/api/contract';
import { Dialog } from '@/ui/dialog/Dialog';
import { Segments } from '@/ui/form/Segments';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Column } from '@/ui/page/Columns';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { CONTINENTS, continentsOf } from '../rules/place/countryChoice';
import { type StockProps, StockTable } from './StockTable';

const WIDTH = 1000;
/** The height of the map on a phone, where the table stands below the map and must not move. */
const MAP_HEIGHT = 205;
// Not fetched ahead, because echarts and the map are larger than the page.
const StockMap = lazyPart(() => import('./StockMap'), {
  height: MAP_HEIGHT,
  lost: 'place.mapFailed',
  prefetch: false,
});

interface Props extends Omit<StockProps, 'continent'> {
  /** The list of stock that the countries are from. */
  readonly stock: List<unknown> | undefined;
  onClose(): void;
}

/**
 * Shows the map of stock over the page, which therefore stays as it is, and beside it a table with the same figures, because the map
 * needs a mouse and its code may not load. A country that is chosen closes the dialog.
 */
export default function MapDialog({ stock, countries, chosen, onChoose, onClose }: Props) {
  const t = useText();
  const [continent, setContinent] = useState('');
  const continents = continentsOf(countries);
  const continentText = (one: string) => {
    if (one === '') return t('place.allContinents');
    const listed = CONTINENTS.find((name) => name === one);
    return listed ? t(`place.continent.${listed}`) : one;
  };
  const choose = (code: string) => {
    onChoose(code);
    onClose();
  };
  const props = { countries, continent, chosen, onChoose: choose };
  return (
    <Dialog title={t('place.map')} width={WIDTH} onClose={onClose}>
      <Flex vertical gap="middle">
        <UnreadNote of={[stock]} means="search" />
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
        <Flex wrap align="start" gap="large">
          <Column width={420} share={3}>
            <StockMap {...props} />
          </Column>
          <Column width={260} share={2}>
            <StockTable key={continent} {...props} />
          </Column>
        </Flex>
      </Flex>
    </Dialog>
  );
}
