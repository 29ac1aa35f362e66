import { Flex } from 'antd';
import { useState } from 'react';
import { slicePage } from '@/api/pages';
import { PAGE_SIZES, type Paging } from '@/lib/listState';
import { REMARK_MAX } from '@/lib/remark';
import { hasInvisible } from '@/lib/text/invisible';
import { visibleErrorText } from '@/ui/feedback/errorText';
import { Code } from '@/ui/format/Code';
import { useTrafficText } from '@/ui/format/Traffic';
import { type Translate, useText } from '@/ui/format/text';
import { LongText } from '@/ui/table/LongText';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import type { ShownRow } from './useImport';

/** Lets a cell wrap, but never narrower than readable. */
const WRAPS = { whiteSpace: 'normal', minInlineSize: 160 } as const;
const WRONG = { color: 'var(--ant-color-error)' };
const RIGHT = { color: 'var(--ant-color-success)' };

/** The rows that get no password, because no click sends them. */
const UNSENT = new Set<ShownRow['mark']>(['invalid', 'duplicate', 'listed']);

function styleOf(mark: ShownRow['mark']) {
  if (mark === 'done') return RIGHT;
  return mark === 'invalid' || mark === 'refused' || mark === 'lost' ? WRONG : {};
}

/** Shows a row's mark or result, with the reason beside it where there is room, so that the row keeps its height. */
function Mark({ row }: { readonly row: ShownRow }) {
  const t = useText();
  const why = row.why ? visibleErrorText(row.why, t) : null;
  const [first = '', second = ''] = row.limitReadings ?? [];
  return (
    <Flex vertical style={WRAPS}>
      <Flex wrap align="baseline" gap="0 8px">
        <strong style={styleOf(row.mark)}>{t(`subaccount.import.state.${row.mark}`)}</strong>
        {why && <small style={WRONG}>{why}</small>}
      </Flex>
      {row.problems.map((problem) => (
        <small key={problem} style={WRONG}>
          {t(`subaccount.import.problem.${problem}`, { max: REMARK_MAX, first, second })}
        </small>
      ))}
      {hasInvisible(row.password) && <small>{t('subaccount.import.passwordInvisible')}</small>}
      {row.isPasswordUnescaped && <small>{t('subaccount.import.passwordUnescaped')}</small>}
    </Flex>
  );
}

const columnsOf = (t: Translate, limitText: (bytes: number) => string): RecordColumns<ShownRow> => [
  {
    title: t('subaccount.username'),
    render: (_, row) => (
      <Code>
        <LongText text={row.username} />
      </Code>
    ),
  },
  {
    title: t('subaccount.import.row'),
    align: 'end',
    render: (_, { rowNumber }) => rowNumber,
  },
  {
    title: t('subaccount.password'),
    dropOrder: 1,
    render: (_, { password, mark }) => {
      if (password !== '') return t('subaccount.import.given');
      if (UNSENT.has(mark)) return '–';
      return t(mark === 'done' ? 'subaccount.import.wasGenerated' : 'subaccount.import.generated');
    },
  },
  {
    title: t('subaccount.remark'),
    inCard: 'factWithoutName',
    render: (_, { remark }) => <LongText text={remark} />,
  },
  {
    title: t('subaccount.column.limit'),
    align: 'end',
    render: (_, { limit }) =>
      limit === 0 ? t('subaccount.noLimit') : limit !== null && limitText(limit),
  },
  {
    title: t('subaccount.result'),
    inCard: 'factWithoutName',
    render: (_, row) => <Mark row={row} />,
  },
];

/** Shows the rows of an import, page by page: values, mark and result. Passwords are not shown. */
export function ImportTable({ rows }: { readonly rows: readonly ShownRow[] }) {
  const t = useText();
  const textOf = useTrafficText();
  const [paging, setPaging] = useState<Paging>({ page: 1, pageSize: PAGE_SIZES[0] });
  return (
    <RecordTable
      name={t('subaccount.import.rows')}
      of={slicePage({ list: [...rows], unread: null }, paging)}
      rowKey={({ rowNumber }) => `${rowNumber}`}
      columns={columnsOf(t, textOf)}
      empty={null}
      paging={{ ...paging, onPage: (page, pageSize) => setPaging({ page, pageSize }) }}
    />
  );
}
