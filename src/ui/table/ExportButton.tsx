import { DownloadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { List } from '@/api/contract';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import type { TrafficUnit } from '@/lib/number/traffic';
import type { CsvValue } from '@/lib/text/csv';
import { formatIsoTime } from '@/lib/time/timeText';
import { CancellableMeter, hiddenWhile } from '../feedback/CancellableMeter';
import { CallErrorNote } from '../feedback/notes/CallErrorNote';
import { useLongTask } from '../feedback/useLongTask';
import { useLocaleName, useText } from '../format/text';
import { MenuButton, type MenuItems, menuChoice } from '../page/MenuButton';
import type { RecordColumns, TimeInFile } from './RecordTable';
import { UnreadNote } from './UnreadNote';

/** The units for amounts of traffic in a file. */
const UNITS = ['MB', 'GB', 'B'] as const satisfies readonly TrafficUnit[];

interface Props<T> {
  readonly fileName: string;
  /** The button's text; "Export" unless given. */
  readonly name?: string;
  readonly columns: RecordColumns<T>;
  /** The unit of traffic in the file; left out where the columns name their own. */
  readonly unit?: { readonly value: TrafficUnit; onChange(unit: TrafficUnit): void };
  /** Loads every row that search and filters leave, with its progress in rows. */
  load(control: TaskControl): Promise<List<T>>;
}

/** Returns the columns of a file. */
const inFile = <T,>(columns: RecordColumns<T>) =>
  columns.flatMap(({ csv, csvTitle, title, align }) =>
    csv ? [{ csv, title: csvTitle ?? String(title), isFigure: align === 'end' }] : [],
  );

/** Returns what stands in a cell: a time as ISO 8601, but for Excel without the T and Z, with which it takes a time for text. */
function cellOf(value: CsvValue | TimeInFile, format: TableFormat): CsvValue {
  if (value === null || typeof value !== 'object') return value;
  if (value.at === null) return null;
  const time = formatIsoTime(value.at);
  return format === 'excel' ? time.replace('T', ' ').replace('Z', '') : time;
}

/** Returns the files that can be exported and, where the customer chooses it, their unit. */
function useExportMenu<T>(unit: Props<T>['unit'], run: (format: TableFormat) => void): MenuItems {
  const t = useText();
  const files = [
    { key: 'csv', label: t('export.csv'), onClick: () => run('csv') },
    { key: 'excel', label: t('export.excel'), onClick: () => run('excel') },
  ];
  if (!unit) return files;
  const units = UNITS.map((one) =>
    menuChoice(one, t(`usage.unit.${one}`), one === unit.value, () => unit.onChange(one)),
  );
  return [
    ...files,
    { type: 'divider' },
    { type: 'group', key: 'unit', label: t('unit.name'), children: units },
  ];
}

/**
 * Draws the menu Export: a CSV file, or one for Excel. Exports all rows that search and filters leave, with progress and Cancel, and says on the page and in the
 * file when rows are missing. Leaving the page ends the export, because nobody waits for the file then.
 */
export function ExportButton<T>(props: Props<T>) {
  const { fileName, columns, unit, load } = props;
  const t = useText();
  const name = props.name ?? t('export.open');
  const locale = useLocaleName();
  const { progress, start, cancel } = useLongTask();
  const [failure, setFailure] = useState<{
    readonly error: unknown;
    readonly format: TableFormat;
  } | null>(null);
  const [exported, setExported] = useState<List<unknown>>();
  const filed = inFile(columns);
  /** Yields the rows of a file, the header first. */
  function* fileOf({ list, unread }: List<T>, format: TableFormat): Generator<CsvValue[]> {
    yield filed.map(({ title }) => title);
    for (const row of list) yield filed.map(({ csv }) => cellOf(csv(row), format));
    // The file is read away from this page, so its last row says that rows are missing.
    if (unread) yield [t('unread.rows', { count: unread.count, rows: unread.rows })];
  }

  const run = (format: TableFormat) => {
    setFailure(null);
    setExported(undefined);
    const work = async (control: TaskControl) => {
      try {
        const all = await load(control);
        const isFigure = filed.map((one) => one.isFigure);
        await saveRows(fileName, fileOf(all, format), isFigure, format, locale, control.signal);
        setExported(all);
      } catch (error) {
        if (!control.signal.aborted) setFailure({ error, format });
      }
    };
    void start('export.progress', work, 0);
  };
  const items = useExportMenu(unit, run);

  return (
    <>
      {progress && (
        <CancellableMeter
          name={t(progress.name)}
          done={progress.done}
          of={progress.of}
          onCancel={cancel}
        />
      )}
      <MenuButton
        name={name}
        items={items}
        button={{
          type: 'default',
          icon: <DownloadOutlined aria-hidden />,
          children: name,
          style: hiddenWhile(progress !== null),
        }}
      />
      <UnreadNote of={[exported]} />
      {failure && (
        <CallErrorNote
          error={failure.error}
          onRetry={() => run(failure.format)}
          onClose={() => setFailure(null)}
        />
      )}
    </>
  );
}
