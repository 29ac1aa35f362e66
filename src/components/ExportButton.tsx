import { Button } from 'antd';
import { useRef, useState } from 'react';
import { CSV_BYTE_ORDER_MARK, type CsvValue, toCsv } from '@/domain/csv';
import { saveFile } from './saveFile';
import { useText } from './text';

interface Props {
  readonly fileName: string;
  /** Loads every row, the header first; tells how far it is and stops when it is told to. */
  load(
    signal: AbortSignal,
    onPage: (loaded: number, total: number) => void,
  ): Promise<readonly (readonly CsvValue[])[]>;
  /** A failure in the customer's words. */
  describe(error: unknown): string;
}

/** Export CSV: all of it, with progress and Cancel. */
export function ExportButton({ fileName, load, describe }: Props) {
  const t = useText();
  const stop = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ loaded: number; total: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async () => {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    setFailure(null);
    setProgress({ loaded: 0, total: 0 });
    try {
      const rows = await load(controller.signal, (loaded, total) => setProgress({ loaded, total }));
      if (!controller.signal.aborted) {
        saveFile(fileName, 'text/csv;charset=utf-8', [CSV_BYTE_ORDER_MARK, toCsv(rows)]);
      }
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describe(error));
    }
    stop.current = null;
    setProgress(null);
  };

  return (
    <>
      {progress ? (
        <>
          <progress
            aria-label={t('export.progress')}
            max={Math.max(progress.total, 1)}
            value={progress.loaded}
          />
          <Button size="small" onClick={() => stop.current?.abort()}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <Button onClick={() => void run()}>{t('export.csv')}</Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
