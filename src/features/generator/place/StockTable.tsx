import { Button, Flex, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { Meter } from '@/ui/feedback/Meter';
import { Flag } from '@/ui/format/Flag';
import { useText } from '@/ui/format/text';
import { usePageItem } from '@/ui/table/usePageItem';
import type { NamedCountry } from '../rules/place/countryNames';

const ROWS = 7;
const NAME = {
  fontSize: 'inherit',
  whiteSpace: 'normal',
  textAlign: 'start',
  height: 'auto',
  minHeight: 24,
  paddingInline: 0,
} as const;

/** The stock of countries, to choose one of them. */
export interface StockProps {
  readonly countries: readonly NamedCountry[];
  /** Empty for all. */
  readonly continent: string;
  readonly chosen: string;
  onChoose(code: string): void;
}

/** Shows the map's figures as a table, the country with the most addresses first. */
export function StockTable({ countries, continent, chosen, onChoose }: StockProps) {
  const t = useText();
  const [current, setCurrent] = useState(1);
  const pageItem = usePageItem(current);
  const rows = countries.filter((one) => continent === '' || one.continent === continent);
  const most = Math.max(...rows.map((one) => one.ips));
  const columns: TableProps<NamedCountry>['columns'] = [
    {
      title: t('residential.country'),
      dataIndex: 'name',
      // The countries are sorted by name already.
      sorter: (a, b) => countries.indexOf(a) - countries.indexOf(b),
      render: (_, { countryCode, name, ips }) => (
        <Flex align="center" gap="small">
          <Flag country={countryCode} />
          <Button
            type="link"
            size="small"
            style={NAME}
            disabled={ips === 0}
            aria-pressed={countryCode === chosen}
            onClick={() => onChoose(countryCode)}
          >
            {name}
          </Button>
        </Flex>
      ),
    },
    {
      title: t('place.ips'),
      dataIndex: 'ips',
      align: 'end',
      defaultSortOrder: 'descend',
      sorter: (a, b) => a.ips - b.ips,
      render: (_, { ips }) =>
        ips === 0 ? (
          <span>{t('place.none')}</span>
        ) : (
          <>
            <span>{t('place.number', { count: ips })}</span>
            <Meter value={ips} of={most} />
          </>
        ),
    },
  ];
  return (
    <Table<NamedCountry>
      aria-label={t('place.table')}
      size="middle"
      rowKey="countryCode"
      dataSource={rows}
      columns={columns}
      pagination={{
        current,
        onChange: setCurrent,
        defaultPageSize: ROWS,
        showSizeChanger: false,
        size: 'small',
        showLessItems: true,
        itemRender: pageItem,
        hideOnSinglePage: true,
      }}
    />
  );
}
