import { Button, type SelectProps, Table, type TableProps } from 'antd';
import { type ComponentRef, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { List, Page } from '@/api/contract';
import { clampPage, rowsPerPage } from '@/api/pages';
import { PAGE_SIZES } from '@/lib/listState';
import type { CsvValue } from '@/lib/text/csv';
import { EmptyState } from '../feedback/EmptyState';
import { useText } from '../format/text';
import { useScrollFocus } from '../page/useScrollFocus';
import styles from './recordTable.module.css';
import { rowSelection, SelectAll, type Selection } from './selection';
import { UnreadNote } from './UnreadNote';
import type { TablePaging } from './useListState';
import { usePageItem } from './usePageItem';
import { useTableFit } from './useTableFit';

type Column<T> = NonNullable<TableProps<T>['columns']>[number];

/**
 * Where a value stands in a card, whose name is the first column. 'besideName': at the end of the name's line; 'fact': among the facts
 * below, after the column's title; 'factWithoutName': the same without the title, for a value that explains itself; 'bottom': after all
 * facts.
 */
export type CardPlacement = 'besideName' | 'fact' | 'factWithoutName' | 'bottom';

/** A time in a file, in UTC seconds; null is an empty cell. */
export interface TimeInFile {
  readonly at: number | null;
}

/**
 * The columns of records, in a table and in a file. A column without `csv` is left out of the file; a `hidden` one is in the file
 * only. `align: 'end'` marks a figure, in a hidden column, too: in a file for Excel it gets the decimal sign of the language.
 * antd's `sorter` is left out: it sorts the rows in sight, and the backend sends pages.
 */
export type RecordColumns<T> = readonly (Omit<Column<T>, 'sorter'> & {
  readonly inCard?: CardPlacement;
  /** Where there is too little room, the column with 1 is left out first, then that with 2; each number once. Cards show all of them. */
  readonly dropOrder?: number;
  /** The column's title in the file, where it differs from the table's. */
  readonly csvTitle?: string;
  csv?(row: T): CsvValue | TimeInFile;
})[];

interface Props<T> {
  readonly of: List<T> | Page<T>;
  rowKey(row: T): string;
  readonly columns: RecordColumns<T>;
  /** The table's accessible name. */
  readonly name: string;
  /** Shown in an empty table without search and filters. */
  readonly empty: ReactNode;
  /** True for a row that is being deleted: not shown, although the answer still has it. */
  isHidden?(row: T): boolean;
  /** The key of the row that a link led to. */
  readonly marked?: string;
  readonly loading?: boolean;
  /** Takes search and filters away; given while any is in use. */
  readonly onShowAll?: (() => void) | undefined;
  /** The place of the shown page in the list; without it all rows are shown. */
  readonly paging?: TablePaging;
  readonly selection?: Selection<T>;
}

const ALL_ROWS: TablePaging = { page: 1, pageSize: Infinity, onPage: () => undefined };

/** antd's spinner around the table is a live region, so the whole table would be read out whenever a row changes. */
const QUIET = { 'aria-live': 'off' } as const;

/** The row that a link led to. Its outline is seen in high contrast, too. */
const MARKED = {
  'aria-current': true,
  style: {
    background: 'var(--ant-control-item-bg-active)',
    outline: '2px solid var(--ant-color-info)',
    outlineOffset: -2,
  },
} as const;

/** The box of antd's table that scrolls sideways. */
const SCROLL_BOX = '.ant-table-content';

/** Wraps a text in its own element. antd draws it beside other texts, where a browser that translates would keep the old one. */
function wrapText<T>(cell: T) {
  const isText = (typeof cell === 'string' && cell !== '') || typeof cell === 'number';
  return isText ? <span>{cell}</span> : cell;
}

/** antd's list of page sizes, with the chosen one in an element of its own, for the same reason. */
const SIZES: SelectProps = { labelRender: ({ label }) => <span>{label}</span> };

/** Returns antd's columns without those left out. Cells get their column's name and placement, for records shown as cards. */
function toAntdColumns<T>(all: RecordColumns<T>, leftOut: number): Column<T>[] {
  const columns = all.filter(
    ({ hidden, dropOrder }) => !hidden && !(dropOrder && dropOrder <= leftOut),
  );
  return columns.map((one, index) => {
    const {
      inCard = 'fact',
      dropOrder: _order,
      csvTitle: _title,
      csv: _csv,
      align,
      ...column
    } = one;
    const { title, onCell, render } = column;
    if (typeof title !== 'string') return column;
    const label = { 'data-label': title, 'data-in-card': index === 0 ? 'name' : inCard };
    return {
      ...column,
      title: wrapText(title),
      render: (value: unknown, row: T, at: number) => wrapText(render?.(value, row, at)),
      // antd's own alignment would hold in a card, too.
      ...(align === 'end' ? { className: styles.figure ?? '' } : {}),
      onCell: (row: T, at?: number) => ({ ...onCell?.(row, at), ...label }),
    };
  });
}

/**
 * Draws a table of records (spec §9), with fewer columns where the room is small, and a list of cards on a phone. A note above tells of rows that could not be
 * read; when there are no other rows, the table does not claim to be empty. A list that has become shorter shows its last page.
 */
export function RecordTable<T extends object>(props: Props<T>) {
  const {
    rowKey,
    columns,
    name,
    empty,
    marked = '',
    loading = false,
    onShowAll,
    paging = ALL_ROWS,
    selection,
  } = props;
  const of = { total: props.of.list.length, ...props.of };
  const t = useText();
  const hasCheckboxes = useDeferredValue(selection !== undefined, false);
  const table = useRef<ComponentRef<typeof Table>>(null);
  const { onPage, pageSize } = paging;
  const page = loading ? paging.page : clampPage(paging, of);
  const shown = of.list.filter((row) => !props.isHidden?.(row));
  const isBeyond = page !== paging.page;
  useEffect(() => {
    if (isBeyond) onPage(page, pageSize);
  }, [isBeyond, onPage, page, pageSize]);
  const findTable = () => table.current?.nativeElement;
  // The pages' buttons are at the end of the list, and a page is read from its first row.
  const turnPage: TablePaging['onPage'] = (to, size) => {
    onPage(to, size);
    const top = findTable();
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  };
  const pageItem = usePageItem(paging.page);
  const droppable = columns.filter(({ dropOrder }) => dropOrder).length;
  const titles = columns.filter(({ hidden }) => !hidden).map(({ title }) => String(title));
  const { leftOut, ruler } = useTableFit(findTable, droppable, titles.join());
  useScrollFocus(() => findTable()?.querySelector<HTMLElement>(SCROLL_BOX));
  const nothingFound = (
    <EmptyState
      title={t('list.nothingFound')}
      action={<Button onClick={onShowAll}>{t('list.showAll')}</Button>}
    />
  );
  const hidden = of.list.length - shown.length;
  // The other pages have rows: the list is not empty, only this page of it, until the deletion is over.
  const isPageHidden = hidden > 0 && of.total > hidden;
  const nothingShown = onShowAll ? nothingFound : empty;
  const emptyText = isPageHidden ? <span /> : nothingShown;
  return (
    <>
      <UnreadNote of={[of]} means={onShowAll ? 'search' : undefined} />
      {selection && <SelectAll selection={selection} rows={shown.map(rowKey)} />}
      <div ref={ruler} />
      <Table<T>
        ref={table}
        aria-label={name}
        dataSource={shown}
        rowKey={rowKey}
        {...(marked ? { onRow: (row) => (rowKey(row) === marked ? MARKED : {}) } : {})}
        size="middle"
        className={styles.records}
        columns={toAntdColumns(columns, leftOut)}
        loading={{ spinning: loading, ...QUIET }}
        locale={{
          emptyText: of.unread ? <EmptyState title={t('unread.nothing')} /> : emptyText,
        }}
        scroll={{ x: true }}
        {...(selection ? { rowSelection: rowSelection(selection, hasCheckboxes) } : {})}
        pagination={
          props.paging
            ? {
                current: paging.page,
                pageSize: rowsPerPage(paging, of),
                total: of.total,
                onChange: turnPage,
                itemRender: pageItem,
                pageSizeOptions: [...PAGE_SIZES],
                showSizeChanger: of.total > PAGE_SIZES[0] && SIZES,
                hideOnSinglePage: of.total <= PAGE_SIZES[0],
              }
            : false
        }
      />
    </>
  );
}
