import { DownOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { List } from '@/api/contract';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import type { CsvValue } from '@/lib/text/csv';
import { CallErrorNote } from '../feedback/CallErrorNote';
import { CancellableMeter, hiddenWhile } from '../feedback/CancellableMeter';
import { useLocaleName, useText } from '../format/text';
import { MenuButton } from '../page/MenuButton';
import type { RecordColumns } from './RecordTable';
import { UnreadNote } from './UnreadNote';

/** Gets the progress of loading, in rows. */
export type OnPage = (loaded: number, total: number) => void;

interface Props<T> {
  readonly fileName: string;
  readonly columns: RecordColumns<T>;
  /** Loads every row; reports its progress to `onPage` and stops when `signal` aborts. */
  load(signal: AbortSignal, onPage: OnPage): Promise<List<T>>;
}

interface Failure {
  readonly error: unknown;
  readonly format: TableFormat;
}

/** Returns the rows of a file, the header first. */
function cellsOf<T>(columns: RecordColumns<T>, rows: readonly T[]): CsvValue[][] {
  const filed = columns.flatMap(({ csv, csvTitle, title }) =>
    csv ? [{ csv, title: csvTitle ?? String(title) }] : [],
  );
  return [filed.map(({ title }) => title), ...rows.map((row) => filed.map(({ csv }) => csv(row)))];
}

/**
 * Draws the button Export CSV, and a menu with the file for Excel beside it: exports the whole list, with progress and Cancel, and
 * says on the page and in the file when rows are missing. Leaving the page ends the export, because nobody waits for the file then.
 */
export function ExportButton<T>({ fileName, columns, load }: Props<T>) {
  const t = useText();
  const locale = useLocaleName();
  const [isOpen, setIsOpen] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ loaded: number; total: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(
    () => () => {
      stop.current?.abort();
    },
    [],
  );
  const [exported, setExported] = useState<List<unknown>>();
  // The file is read away from this page, so its last row says that rows are missing.
  const lastRow = (list: List<unknown>): CsvValue[][] =>
    list.unread ? [[t('unread.rows', { count: list.unread.count, rows: list.unread.rows })]] : [];

  const run = async (format: TableFormat) => {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    setFailure(null);
    setExported(undefined);
    setProgress({ loaded: 0, total: 0 });
    try {
      const { signal } = controller;
      const all = await load(signal, (loaded, total) => setProgress({ loaded, total }));
      if (!controller.signal.aborted) {
        saveRows(fileName, [...cellsOf(columns, all.list), ...lastRow(all)], format, locale);
        setExported(all);
      }
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ error, format });
    }
    stop.current = null;
    setProgress(null);
  };

  return (
    <>
      {progress && (
        <CancellableMeter
          name={t('export.progress')}
          done={progress.loaded}
          of={progress.total}
          onCancel={() => stop.current?.abort()}
        />
      )}
      <Space.Compact style={hiddenWhile(progress !== null)}>
        <Button onClick={() => void run('csv')}>{t('export.csv')}</Button>
        <MenuButton
          name={t('export.more')}
          menu={{ items: [{ key: 'excel', label: t('export.excel') }] }}
          button={{
            type: 'default',
            icon: <DownOutlined aria-hidden />,
            'aria-label': t('export.more'),
          }}
          isOpen={isOpen}
          onOpen={setIsOpen}
          hrefOf={() => undefined}
          onPick={() => void run('excel')}
        />
      </Space.Compact>
      <UnreadNote of={[exported]} />
      {failure && (
        <CallErrorNote
          error={failure.error}
          onRetry={() => void run(failure.format)}
          onClose={() => setFailure(null)}
        />
      )}
    </>
  );
}
