import { useEffect, useRef, useState } from 'react';
import { rowsSeen } from '@/api/pages';
import { endsAdding } from '@/api/refusal';
import { useCustomer } from '@/features/auth';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { type BulkRow, WHITELIST_MAX } from '@/lib/ip';
import { shownFailure } from '@/ui/feedback/failureText';
import { useBusy } from '@/ui/form/useBusy';
import { useAddIps, useProxyWhitelist } from './queries';
import {
  type AddressResult,
  type AddressResults,
  addressesToSend,
  addressResult,
  bulkRows,
} from './rules/bulkAdd';

const DRAFT = 'whitelistBulk';
const NOTHING: AddressResults = {};

function readText(stored: unknown): string | null {
  const isDraft = typeof stored === 'object' && stored !== null && 'text' in stored;
  return isDraft && typeof stored.text === 'string' ? stored.text : null;
}

/** Adding many addresses: one call after another, each with its result; Cancel stops before the next one. */
export function useBulkAdd() {
  const { id: userId } = useCustomer();
  const whitelist = useProxyWhitelist();
  const { data: listed } = whitelist;
  const { add, refresh } = useAddIps();
  const { run } = useBusy();
  const [text, setText] = useState('');
  const [results, setResults] = useState(NOTHING);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  useEffect(() => {
    const draft = readDraft(userId, DRAFT, readText);
    if (draft !== null) setText(draft);
  }, [userId]);

  const listedIps = (listed?.list ?? []).map(({ ip }) => ip);
  const rows = bulkRows(text, listedIps, results);
  // While part of the whitelist is not known, any address may be on it already.
  const isCompared = listed !== undefined && !listed.unread;
  const todo = addressesToSend(rows, results);
  const show = (ip: string, state: AddressResult['state'], why: unknown = null) =>
    setResults((now) => ({ ...now, [ip]: { state, why } }));

  const sendOne = async ({ ip, remark }: BulkRow): Promise<'added' | 'failed' | 'stop'> => {
    show(ip, 'sending');
    try {
      await add({ ip, remark });
      show(ip, 'added');
      return 'added';
    } catch (error) {
      show(ip, 'failed', error);
      return endsAdding(error) ? 'stop' : 'failed';
    }
  };
  const send = () =>
    run(async () => {
      stopped.current = false;
      let added = 0;
      for (const [done, row] of todo.entries()) {
        if (stopped.current) break;
        setProgress({ done, of: todo.length });
        const outcome = await sendOne(row);
        if (outcome === 'stop') break;
        if (outcome === 'added') added += 1;
      }
      setProgress(null);
      if (added === todo.length) dropDraft(userId, DRAFT);
      // An answer that got lost may have come after its address was listed: the lists are read after every end.
      await refresh();
    });

  return {
    text,
    changeText(next: string) {
      setText(next);
      setResults(NOTHING);
      writeDraft(userId, DRAFT, { text: next });
    },
    rows: rows.map((row, index) => {
      const result = addressResult(row, results);
      const state = row.state === 'ok' && !isCompared ? ('notCompared' as const) : row.state;
      return {
        ...row,
        key: `${index}`,
        state: result?.state ?? state,
        why: result?.why ? shownFailure(result.why) : null,
      };
    }),
    whitelist,
    isCompared,
    ready: todo.length,
    added: Object.values(results).filter(({ state }) => state === 'added').length,
    /** How many more the whitelist holds; null while what it has is not known. */
    room: listed ? Math.max(0, WHITELIST_MAX - rowsSeen(listed)) : null,
    progress,
    send,
    cancel() {
      stopped.current = true;
    },
  };
}
