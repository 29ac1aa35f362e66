import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { List } from '@/api/contract';
import { saveFile } from '@/lib/browser/saveFile';
import { CSV_BYTE_ORDER_MARK, type CsvValue, toCsv } from '@/lib/text/csv';
import { CancellableMeter, hiddenWhile } from '../feedback/CancellableMeter';
import { ErrorNote } from '../feedback/ErrorNote';
import { failureText } from '../feedback/failureText';
import { useText } from '../format/text';
import { UnreadNote } from './UnreadNote';

/** The cells of a file, and the list that they are made of. */
export interface Sheet {
  readonly rows: readonly (readonly CsvValue[])[];
  readonly of: List<unknown>;
}

interface Props {
  readonly fileName: string;
  /** Loads every row, the header first; reports its progress to `onPage` and stops when `signal` aborts. */
  load(signal: AbortSignal, onPage: (loaded: number, total: number) => void): Promise<Sheet>;
}

/**
 * Export CSV: all of it, with progress and Cancel; says when rows are missing, on the page and in the file. Leaving the
 * page ends the export, because nobody waits for the file then.
 */
export function ExportButton({ fileName, load }: Props) {
  const t = useText();
  const stop = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ loaded: number; total: number } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(
    () => () => {
      stop.current?.abort();
    },
    [],
  );
  const [exported, setExported] = useState<List<unknown>>();
  // The last row of the file says that rows are missing, because the file is read away from this page.
  const lastRow = (list: List<unknown>): CsvValue[][] =>
    list.unread ? [[t('unread.rows', { count: list.unread.count, rows: list.unread.rows })]] : [];

  const run = async () => {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    setFailure(null);
    setExported(undefined);
    setProgress({ loaded: 0, total: 0 });
    try {
      const { signal } = controller;
      const sheet = await load(signal, (loaded, total) => setProgress({ loaded, total }));
      if (!controller.signal.aborted) {
        const text = toCsv([...sheet.rows, ...lastRow(sheet.of)]);
        saveFile(fileName, 'text/csv;charset=utf-8', [CSV_BYTE_ORDER_MARK, text]);
        setExported(sheet.of);
      }
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ error });
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
      <Button style={hiddenWhile(progress !== null)} onClick={() => void run()}>
        {t('export.csv')}
      </Button>
      <UnreadNote of={[exported]} />
      {failure && (
        <ErrorNote
          text={failureText(failure.error)}
          onRetry={() => void run()}
          onClose={() => setFailure(null)}
        />
      )}
    </>
  );
}
