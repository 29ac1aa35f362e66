import { HistoryOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { countryName } from '@/lib/country';
import { Field } from '@/ui/form/Field';
import { SelectInput, type SelectOption } from '@/ui/form/select/SelectInput';
import { Flag } from '@/ui/format/Flag';
import { useLocaleName, useText } from '@/ui/format/text';
import { groupCountries, type SavedCountries } from '../rules/place/countryChoice';
import { countryNames, type NamedCountry } from '../rules/place/countryNames';
import type { PlaceProps } from './CityFields';
import { stockText } from './stockText';

interface Props extends PlaceProps {
  readonly countries: readonly NamedCountry[];
  readonly saved: SavedCountries;
  onStar(code: string): void;
  onChoose(code: string): void;
}

const flagOf = (country: string) => <Flag country={country} />;
/** Room for a name with its stock. */
const LIST_WIDTH = 310;
const SELECT = { flex: 1, minWidth: 0 };

/** Shows the countries with their stock: favourites first, then recent ones, then the others by stock. */
export function CountryField(props: Props) {
  const { config, stock, soldOutPart, why, countries, saved, onStar, onChoose } = props;
  const value = config.country;
  const isCountrySoldOut = soldOutPart === 'country';
  const t = useText();
  const locale = useLocaleName();
  const groups = groupCountries(countries, saved);
  const options = () => {
    const favourite = { icon: <StarFilled aria-hidden />, text: t('place.isFavourite') };
    const recent = { icon: <HistoryOutlined aria-hidden />, text: t('place.isRecent') };
    const optionOf = (country: NamedCountry): SelectOption => ({
      value: country.countryCode,
      label: `${country.name} · ${stockText(t, country.ips)}`,
      shown: country.name,
      search: countryNames(country),
      disabled: country.ips === 0,
    });
    // A country from the address has its name also while the list is not there, or does not hold it.
    const isUnlisted = value !== '' && !countries.some((one) => one.countryCode === value);
    const name = countryName(value, locale, value);
    const label = isCountrySoldOut ? `${name} · ${stockText(t, 0)}` : name;
    return [
      ...(isUnlisted ? [{ value, label, shown: name, disabled: isCountrySoldOut }] : []),
      ...groups.favourites.map((one) => ({ ...optionOf(one), note: favourite })),
      ...groups.recent.map((one) => ({ ...optionOf(one), note: recent })),
      ...groups.others.map(optionOf),
    ];
  };

  const chosen = countries.find((one) => one.countryCode === value);
  const isStarred = saved.favourites.includes(value);
  const star = chosen ? t('place.favourite', { country: chosen.name }) : t('place.favouriteWhich');
  const ips = countries.reduce((sum, one) => sum + one.ips, 0);
  const inStock = chosen
    ? t('residential.ips', { count: chosen.ips })
    : stock.data?.unread
      ? null
      : t('place.sum', { ips, countries: countries.filter((one) => one.ips > 0).length });
  return (
    <Field
      label={t('residential.country')}
      problem={why === null && isCountrySoldOut && t('place.noneProblem')}
      hint={why ?? (countries.length > 0 ? inStock : stock.error && t('shell.outage.part'))}
    >
      {(control) => (
        <Space.Compact block>
          <SelectInput
            {...control}
            isSearched
            style={SELECT}
            placeholder={t('residential.any.country')}
            loading={stock.isLoading}
            disabled={why !== null}
            value={value}
            options={options()}
            iconOf={flagOf}
            listWidth={LIST_WIDTH}
            onChange={onChoose}
          />
          <Tooltip title={star}>
            <Button
              icon={isStarred ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
              aria-label={star}
              aria-pressed={isStarred}
              disabled={!chosen || why !== null}
              onClick={() => onStar(value)}
            />
          </Tooltip>
        </Space.Compact>
      )}
    </Field>
  );
}
