import { useEffect, useRef, useState } from 'react';
import { useBusy } from '@/components/useBusy';
import { type BulkRow, parseWhitelistBulk } from '@/domain/ip';
import { useAddIp, useProxyWhitelist } from '@/queries/whitelist';
import { failureText } from '@/runtime/failureText';

type Result = 'sending' | 'added' | 'failed';

/** Adding many addresses: one call after another, each with its result; Cancel stops before the next one. */
export function useBulkAdd() {
  const { data: listed } = useProxyWhitelist();
  const { mutateAsync } = useAddIp();
  const { run } = useBusy();
  const [text, setText] = useState('');
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  // What was just added is listed now, which its own result says better.
  const known = (listed ?? []).map((one) => one.ip).filter((ip) => results[ip] === undefined);
  const rows = parseWhitelistBulk(text, known);
  const todo = rows.filter((row) => row.state === 'ok' && results[row.ip] !== 'added');

  const sendOne = async (row: BulkRow) => {
    setResults((now) => ({ ...now, [row.ip]: 'sending' }));
    try {
      await mutateAsync({ ip: row.ip, remark: row.remark });
      setResults((now) => ({ ...now, [row.ip]: 'added' }));
    } catch (error) {
      setResults((now) => ({ ...now, [row.ip]: 'failed' }));
      setFailures((now) => ({ ...now, [row.ip]: failureText(error) }));
    }
  };
  const send = () =>
    run(async () => {
      stopped.current = false;
      setFailures({});
      for (const [done, row] of todo.entries()) {
        if (stopped.current) break;
        setProgress({ done, of: todo.length });
        await sendOne(row);
      }
      setProgress(null);
    });

  return {
    text,
    type: (next: string) => {
      setText(next);
      setResults({});
      setFailures({});
    },
    rows,
    results,
    failures,
    ready: todo.length,
    progress,
    send,
    cancel: () => {
      stopped.current = true;
    },
  };
}
