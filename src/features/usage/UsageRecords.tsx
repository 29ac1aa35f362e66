import { Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { List } from '@/api/contract';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { type TrafficUnit, unitForAll } from '@/lib/number/traffic';
import { CancellableMeter } from '@/ui/feedback/CancellableMeter';
import { type PageQueryState, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { TaskProgress } from '@/ui/feedback/useLongTask';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { ExportButton } from '@/ui/table/ExportButton';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import type { UsageView } from './useUsageView';

const TABLE_HEIGHT = 480;

type RowsProgress = (TaskProgress & { cancel(): void }) | null;

/** Keeps the room of rows that are loading, with the progress where they are many. */
export function RowsSkeleton({
  progress,
  height,
}: {
  readonly progress: RowsProgress;
  readonly height: number;
}) {
  const t = useText();
  if (!progress) return <Skeleton height={height} />;
  const { name, done, of, cancel } = progress;
  return (
    <Flex align="center" gap="small" style={{ minHeight: height }}>
      <CancellableMeter name={t(name)} done={done} of={of} onCancel={cancel} />
    </Flex>
  );
}

interface Props<T> {
  readonly title: string;
  /** The name of the exported file before its range. */
  readonly fileName: string;
  readonly view: UsageView;
  readonly rows: PageQueryState<T>;
  /** How far the loading of many rows is. */
  readonly progress: RowsProgress;
  rowKey(row: T, rows: readonly T[]): string;
  /** Returns the amounts of traffic in a row, signed bytes. */
  amountsOf(row: T): readonly number[];
  /** Returns the columns; one unit is for the amounts on the page, the other for those in a file. */
  columnsOf(shown: TrafficUnit, inFile: TrafficUnit): RecordColumns<T>;
  /** A filter of these rows alone. */
  readonly filter?: ReactNode;
  /** Takes the filters away; undefined when none is in use. */
  readonly onShowAll: (() => void) | undefined;
  /** Shown in the empty table. */
  readonly empty: ReactNode;
  /** Loads every row that the filters leave. */
  load(control: TaskControl): Promise<List<T>>;
}

/** Draws the rows of a tab of Usage, with their export in a unit of choice. */
export function UsageRecords<T extends object>(props: Props<T>) {
  const {
    title,
    fileName,
    view,
    rows,
    progress,
    rowKey,
    amountsOf,
    columnsOf,
    filter,
    onShowAll,
    empty,
    load,
  } = props;
  const [unit, setUnit] = useState<TrafficUnit>('MB');
  const { start, end } = view.range;
  const columns = columnsOf(unitForAll((rows.data?.list ?? []).flatMap(amountsOf)), unit);
  return (
    <Card
      title={title}
      extra={
        <>
          {filter}
          <ExportButton
            fileName={`${fileName}-${start}-${end}.csv`}
            columns={columns}
            unit={{ value: unit, onChange: setUnit }}
            load={load}
          />
        </>
      }
    >
      <QueryView query={rows} skeleton={<RowsSkeleton progress={progress} height={TABLE_HEIGHT} />}>
        {(page) => (
          <RecordTable
            name={title}
            of={page}
            onShowAll={onShowAll}
            rowKey={(row) => rowKey(row, page.list)}
            columns={columns}
            loading={rows.isPlaceholderData}
            empty={empty}
            paging={view.paging}
          />
        )}
      </QueryView>
    </Card>
  );
}
