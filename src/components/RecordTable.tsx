import { Table, type TableProps } from 'antd';
import { type ComponentRef, type ReactNode, useRef } from 'react';
import styles from './recordTable.module.css';
import { useScrollFocus } from './useScrollFocus';

/** The columns of a table of records. */
export type RecordColumns<T> = NonNullable<TableProps<T>['columns']>;

interface Props<T> {
  readonly rows: readonly T[];
  rowKey(row: T): string;
  readonly columns: RecordColumns<T>;
  /** The table's accessible name. */
  readonly name: string;
  /** What stands in an empty table. */
  readonly empty: ReactNode;
  readonly loading?: boolean;
  /** Where we are in a longer list; none for a list that is whole. */
  readonly paging?: {
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
    onPage(page: number, pageSize: number): void;
  };
  readonly selection?: TableProps<T>['rowSelection'];
}

const PAGE_SIZES = [20, 50, 100, 200];

/** The columns, each cell with its column's name, which stands beside it where records are cards. */
function labelled<T>(columns: RecordColumns<T>): RecordColumns<T> {
  return columns.map((column) => {
    const { title, onCell } = column;
    if (typeof title !== 'string') return column;
    const label = { 'data-label': title };
    return {
      ...column,
      onCell: (row: T, index?: number) => ({ ...onCell?.(row, index), ...label }),
    };
  });
}

/** A table of records, as spec §9 has tables; a list of cards on narrow screens. */
export function RecordTable<T extends object>(props: Props<T>) {
  const { rows, rowKey, columns, name, empty, loading = false, paging, selection } = props;
  const table = useRef<ComponentRef<typeof Table>>(null);
  useScrollFocus(table);
  return (
    <Table<T>
      ref={table}
      aria-label={name}
      dataSource={[...rows]}
      rowKey={rowKey}
      className={styles.records}
      columns={labelled(columns)}
      loading={loading}
      locale={{ emptyText: empty }}
      scroll={{ x: true }}
      {...(selection ? { rowSelection: selection } : {})}
      pagination={
        paging
          ? {
              current: paging.page,
              pageSize: paging.pageSize,
              total: paging.total,
              onChange: paging.onPage,
              pageSizeOptions: PAGE_SIZES,
              showSizeChanger: paging.total > (PAGE_SIZES[0] ?? 0),
              hideOnSinglePage: paging.total <= (PAGE_SIZES[0] ?? 0),
            }
          : false
      }
    />
  );
}
