import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { hasAnswer, isAnswerLost, wasNotSent } from '@/api/answerLost';
import type { Params } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/failures';
import { isRefused } from '@/api/refusal';
import { randomBytes } from '@/lib/browser/random';
import { arrivedTry, generatePassword } from '@/lib/credentials';
import { useBusy } from '@/ui/form/useBusy';
import { useLocaleName } from '@/ui/format/text';
import { findSubAccount, useAddSubAccounts, useAllSubAccounts } from '../queries';
import {
  type LookedUp,
  lostOutcome,
  markOf,
  type RowMark,
  type RowResult,
  type RowResults,
  resultOf,
  rowsToSend,
} from '../rules/importRun';
import { type ImportRow, readSubAccountImport } from '../rules/subAccountImport';

type Sent = Params<'auth.passadd'>;

/** Why rows were left unsent; `count` says how many. */
export type ImportEnd =
  | { readonly kind: 'stopped'; readonly count: number }
  /** It is not known whether `name` was added. */
  | { readonly kind: 'lost'; readonly count: number; readonly name: string }
  | { readonly kind: 'failed'; readonly count: number; readonly why: unknown };

/** A row as it is shown. */
export interface ShownRow extends ImportRow {
  readonly mark: RowMark;
  readonly why: unknown;
}

const NOTHING: RowResults = {};
const NO_ROWS: readonly ImportRow[] = [];
const result = (state: RowResult['state'], why: unknown = null, isFinal = false): RowResult => ({
  state,
  why,
  isFinal,
});

/**
 * Importing sub-accounts: one call after another, each with its result. An answer that is lost is looked up; while it is not known
 * whether a sub-account was added, nothing is sent after it. What was added is never sent again, whatever is clicked or pasted.
 */
export function useImport() {
  const locale = useLocaleName();
  const all = useAllSubAccounts();
  const { add, refresh } = useAddSubAccounts();
  const { run } = useBusy();
  const [text, setText] = useState('');
  const [results, setResults] = useState(NOTHING);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [end, setEnd] = useState<ImportEnd | null>(null);
  const [added, setAdded] = useState<readonly Sent[]>([]);
  /** What was sent without an answer, whatever was pasted since. */
  const tries = useRef<Sent[]>([]);
  /** By username: a row that is sent again keeps its password, by which its first try is known. */
  const generated = useRef(new Map<string, string>());
  const stopped = useRef(false);
  // Another customer's session, in whatever tab it began, takes the page away, too.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const list = all.data?.list;
  // While part of the list is not known, any row may be listed already.
  const isCompared = list !== undefined && !all.data?.unread;
  const deferred = useDeferredValue(text);
  const reading = useMemo(() => {
    const listed = (list ?? []).map(({ username }) => username);
    return readSubAccountImport(deferred, locale, listed);
  }, [deferred, locale, list]);
  const rows = reading.kind === 'rows' ? reading.rows : NO_ROWS;
  const importRun = { rows, results, added: new Set(added.map(({ username }) => username)) };
  const todo = rowsToSend(importRun);
  const show = (row: number, now: RowResult) => setResults((before) => ({ ...before, [row]: now }));

  const noteAdded = (params: Sent): RowResult => {
    setAdded((before) => [...before, params]);
    return result('added');
  };

  const paramsOf = ({ username, password, remark, limit }: ImportRow): Sent => {
    const own = password || (generated.current.get(username) ?? generatePassword(randomBytes));
    if (password === '') generated.current.set(username, own);
    return { username, password: own, remark, trafficLimit: limit ?? 0 };
  };

  /** What the list says of tries without an answer; null when it cannot be read. */
  const lookUp = async (
    row: ImportRow,
  ): Promise<(LookedUp & { readonly arrived: Sent | null }) | null> => {
    show(row.row, result('lookingUp'));
    try {
      const found = await findSubAccount(row.username);
      const arrived = arrivedTry(found, tries.current);
      return { arrived, hasArrived: arrived !== null, isTaken: found !== null };
    } catch {
      return null;
    }
  };

  /** After a call without a clear answer: added, refused, or not known yet. */
  const lookUpLost = async (row: ImportRow, why: unknown, isOver: boolean): Promise<RowResult> => {
    const seen = await lookUp(row);
    if (seen?.arrived) return noteAdded(seen.arrived);
    return lostOutcome(seen, isOver) === 'refused' ? result('refused', why) : result('lost');
  };

  const sendOne = async (row: ImportRow): Promise<RowResult> => {
    const params = paramsOf(row);
    const isTried = tries.current.some(({ username }) => username === row.username);
    if (isTried) {
      const seen = await lookUp(row);
      if (seen === null) return result('lost');
      if (seen.arrived) return noteAdded(seen.arrived);
    }
    show(row.row, result('sending'));
    try {
      const { code, msg } = await add(params);
      if (code !== CODE.usernameTaken) return noteAdded(params);
      const taken = new BackendError('auth.passadd', code, msg);
      return isTried ? await lookUpLost(row, taken, true) : result('refused', taken, true);
    } catch (error) {
      if (wasNotSent(error)) return result('notSent', error);
      if (!isAnswerLost(error)) return result('refused', error, isRefused(error));
      tries.current.push(params);
      return lookUpLost(row, error, hasAnswer(error));
    }
  };

  /** Sends what is to be sent; answers why it ended early. */
  const sendAll = async (): Promise<ImportEnd | null> => {
    for (const [done, row] of todo.entries()) {
      const left = todo.length - done;
      if (stopped.current) return { kind: 'stopped', count: left };
      setProgress({ done, of: todo.length });
      const now = await sendOne(row);
      show(row.row, now);
      const { state, why } = now;
      if (state === 'lost') return { kind: 'lost', count: left - 1, name: row.username };
      if (state === 'notSent') return { kind: 'failed', count: left, why };
      // The service answers no further call either: too many requests, or the session is over.
      if (why instanceof BackendError && !isRefused(why)) {
        return { kind: 'failed', count: left - 1, why };
      }
    }
    return null;
  };

  const send = () =>
    run(async () => {
      stopped.current = false;
      setEnd(null);
      const ended = await sendAll();
      setEnd(ended);
      for (const { row } of ended ? todo.slice(todo.length - ended.count) : []) {
        setResults((now) => ({ ...now, [row]: now[row] ?? result('notSent') }));
      }
      setProgress(null);
      // What a lost answer has added is listed, too: the lists are read after every end.
      await refresh();
    });

  return {
    text,
    changeText(next: string) {
      setText(next);
      setResults(NOTHING);
      setEnd(null);
    },
    all,
    isCompared,
    reading,
    rows: rows.map(
      (row): ShownRow => ({
        ...row,
        mark: markOf(row, importRun, isCompared),
        why: resultOf(row, results)?.why,
      }),
    ),
    /** How many rows a click sends. */
    ready: todo.length,
    /** How many rows cannot be sent. */
    marked: rows.filter((row) => row.state !== 'ok' && !resultOf(row, results)).length,
    /** What was added since the dialog was opened. */
    added,
    progress,
    end,
    send,
    stop() {
      stopped.current = true;
    },
  };
}
