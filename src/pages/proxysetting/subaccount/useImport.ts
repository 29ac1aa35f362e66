import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Params } from '@/contract';
import { CODE } from '@/contract/codes';
import { BackendError } from '@/contract/failures';
import { arrivedTry, generatePassword } from '@/domain/credentials';
import { type ImportRow, readSubAccountImport } from '@/domain/subAccountImport';
import { findSubAccount, useAddSubAccounts, useAllSubAccounts } from '@/queries/subAccount';
import { hasAnswer, isAnswerLost, wasNotSent } from '@/runtime/answerLost';
import { randomBytes } from '@/runtime/random';
import { isRefused } from '@/runtime/refusal';
import { useLocaleName } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';

type Sent = Params<'auth.passadd'>;

/** What became of a row that was to be sent. */
interface Result {
  readonly state: 'sending' | 'lookingUp' | 'added' | 'refused' | 'lost' | 'notSent';
  /** The error that it failed with. */
  readonly why: unknown;
  /** The service would say the same again. */
  readonly isFinal: boolean;
}
/** By the number of the row. */
type Results = Readonly<Record<number, Result>>;

/** Why rows were left unsent; `count` says how many. */
export type ImportEnd =
  | { readonly kind: 'stopped'; readonly count: number }
  /** It is not known whether `name` was added. */
  | { readonly kind: 'lost'; readonly count: number; readonly name: string }
  | { readonly kind: 'failed'; readonly count: number; readonly why: unknown };

/** A row as it is shown. */
export interface ShownRow extends ImportRow {
  readonly mark: ImportRow['state'] | Result['state'] | 'notCompared';
  readonly why: unknown;
}

const NOTHING: Results = {};
const NO_ROWS: readonly ImportRow[] = [];
const result = (state: Result['state'], why: unknown = null, isFinal = false): Result => ({
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
  const addedNames = new Set(added.map(({ username }) => username));
  // What a row has added is listed now; its own result says so better than "already listed".
  const resultOf = ({ row, state }: ImportRow): Result | undefined =>
    state === 'ok' || state === 'listed' ? results[row] : undefined;
  const todo = rows.filter((row) => {
    const now = resultOf(row);
    const isOpen = row.state === 'ok' || now?.state === 'lost';
    return isOpen && !now?.isFinal && !addedNames.has(row.username);
  });
  const show = (row: number, now: Result) => setResults((before) => ({ ...before, [row]: now }));

  const noteAdded = (params: Sent): Result => {
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
  ): Promise<{ arrived: Sent | null; isTaken: boolean } | null> => {
    show(row.row, result('lookingUp'));
    try {
      const found = await findSubAccount(row.username);
      return { arrived: arrivedTry(found, tries.current), isTaken: found !== null };
    } catch {
      return null;
    }
  };

  /** After a call without a clear answer: added, refused, or not known yet. */
  const lookUpLost = async (row: ImportRow, why: unknown, isOver: boolean): Promise<Result> => {
    const seen = await lookUp(row);
    if (seen?.arrived) return noteAdded(seen.arrived);
    // The name of another's sub-account, or a backend that is done with the call: nothing arrives any more.
    return seen && (seen.isTaken || isOver) ? result('refused', why) : result('lost');
  };

  const sendOne = async (row: ImportRow): Promise<Result> => {
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

  const markOf = (row: ImportRow): ShownRow['mark'] => {
    const now = resultOf(row);
    if (now) return now.state;
    if (row.state !== 'ok') return row.state;
    if (addedNames.has(row.username)) return 'added';
    return isCompared ? 'ok' : 'notCompared';
  };

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
    rows: rows.map((row): ShownRow => ({ ...row, mark: markOf(row), why: resultOf(row)?.why })),
    /** How many rows a click sends. */
    ready: todo.length,
    /** How many rows cannot be sent. */
    marked: rows.filter((row) => row.state !== 'ok' && !resultOf(row)).length,
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
