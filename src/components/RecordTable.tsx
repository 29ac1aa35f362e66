import { Table, type TableProps } from 'antd';
import { type ComponentRef, type ReactNode, useRef } from 'react';
import { useScrollFocus } from './useScrollFocus';

interface Props<T> {
  readonly rows: readonly T[];
  rowKey(row: T): string;
  readonly columns: TableProps<T>['columns'];
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

/** A table of records, as spec §9 has tables; scrolls sideways in its own box on narrow screens. */
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
      columns={columns}
      loading={loading}
      locale={{ emptyText: empty }}
      scroll={{ x: 'max-content' }}
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
