import { GlobalOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { useCustomer } from '@/features/auth';
import { createUserStorage, useUserStorage } from '@/lib/browser/storage/userStorage';
import { useLocaleName, useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { addRecent, readSavedCountries, toggleFavourite } from '../rules/place/countryChoice';
import { nameCountries } from '../rules/place/countryNames';
import { FieldGrid } from '../settings/FieldGrid';
import { CityFields, type PlaceProps } from './CityFields';
import { CountryField } from './CountryField';

const MapDialog = lazyPart(() => import('./MapDialog'), { kind: 'dialog' });

const savedCountries = createUserStorage('countries', readSavedCountries);

const HEADING = { margin: 0 };
/** Spans all columns, however many there are. */
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** Shows the fields for the place, with the places in stock. */
export function Location(props: PlaceProps) {
  const { config, stock, why, change } = props;
  const t = useText();
  const { id: userId } = useCustomer();
  const headingId = useId();
  const saved = useUserStorage(savedCountries, userId);
  const [isMapOpen, setMapOpen] = useState(false);
  const countries = nameCountries(stock.data?.list, useLocaleName());
  const choose = (code: string) => {
    if (code !== '') savedCountries.change(userId, (now) => addRecent(now, code));
    change({ country: code });
  };
  return (
    <Flex vertical role="group" aria-labelledby={headingId}>
      <Flex align="center" justify="space-between" gap="small">
        <h3 id={headingId} style={HEADING}>
          {t('residential.place')}
        </h3>
        <Button
          type="text"
          size="small"
          icon={<GlobalOutlined aria-hidden />}
          aria-haspopup="dialog"
          disabled={countries.length === 0 || why !== null}
          onClick={() => setMapOpen(true)}
        >
          {t('place.map')}
        </Button>
      </Flex>
      <FieldGrid>
        <div style={WHOLE_ROW}>
          <CountryField
            {...props}
            countries={countries}
            saved={saved}
            onStar={(code) => savedCountries.change(userId, (now) => toggleFavourite(now, code))}
            onChoose={choose}
          />
        </div>
        <CityFields {...props} />
      </FieldGrid>
      {isMapOpen && (
        <MapDialog
          stock={stock.data}
          countries={countries}
          chosen={config.country}
          onChoose={choose}
          onClose={() => setMapOpen(false)}
        />
      )}
    </Flex>
  );
}
