import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { generatePassword } from '@/lib/credentials';
import { canSendRow, progressOf, rowMark } from '@/lib/sequentialRun';
import { useSequentialRun } from '@/ui/form/submit/useSequentialRun';
import { useLocaleName } from '@/ui/format/text';
import { type SentSubAccount, useSendSubAccount } from '../add/useSendSubAccount';
import { allSubAccountsQuery, useRefreshSubAccounts } from '../queries';
import { type ImportRow, readSubAccountImport } from '../rules/subAccountImport';

/** A row with its mark and the reason. */
export interface ShownRow extends ImportRow {
  readonly mark: ReturnType<typeof rowMark<ImportRow['state']>>;
  readonly why: unknown;
}

const NO_ROWS: readonly ImportRow[] = [];

/**
 * Imports sub-accounts: one call after another, each with its result. While the outcome of a row is unknown, no row is sent after it.
 */
export function useImport() {
  const locale = useLocaleName();
  const all = useQuery(allSubAccountsQuery);
  const { sendOne } = useSendSubAccount();
  const refresh = useRefreshSubAccounts();
  const { run, start, stop, reset } = useSequentialRun();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<readonly SentSubAccount[]>([]);
  /** Generated passwords by username: a row that is sent again keeps its password, which identifies its first try. */
  const generated = useRef(new Map<string, string>());

  const list = all.data?.list;
  // While part of the list is unknown, any row may be listed already.
  const isCompared = list !== undefined && !all.data?.unread;
  const deferred = useDeferredValue(text);
  const listed = (list ?? []).map(({ username }) => username);
  const reading = readSubAccountImport(deferred, locale, listed);
  const rows = reading.kind === 'rows' ? reading.rows : NO_ROWS;
  const { items } = run;
  const todo = rows.filter(({ state, username }) => canSendRow(state, items.get(username)));

  const paramsOf = ({ username, password, remark, limit }: ImportRow): SentSubAccount => {
    const own = password || (generated.current.get(username) ?? generatePassword());
    if (password === '') generated.current.set(username, own);
    return { username, password: own, remark, trafficLimit: limit ?? 0 };
  };
  const progress = progressOf(run);
  /** The row that has ended the run: its answer is lost, or the next row would fail as it did. */
  const endedBy = run.ids.find((name) => {
    const item = items.get(name);
    return item?.kind === 'lost' || (item && 'endsRun' in item && item.endsRun);
  });
  const isLost = endedBy !== undefined && items.get(endedBy)?.kind === 'lost';
  const byName = new Map(todo.map((row) => [row.username, row]));

  return {
    text,
    changeText(next: string) {
      setText(next);
      reset();
    },
    all,
    isCompared,
    reading,
    /** False while the rows are still those of the former text, which must not be sent. */
    isRead: deferred === text,
    rows: rows.map((row): ShownRow => {
      const item = items.get(row.username);
      const mark = rowMark(row.state, item, isCompared);
      return { ...row, mark, why: item?.kind === mark && 'why' in item ? item.why : null };
    }),
    /** Number of rows that a click sends. */
    ready: todo.length,
    /** True once a click has sent rows of this text. */
    isTried: items.size > 0,
    /** The rows that were added since the dialog was opened. */
    added,
    progress,
    /** Why the import waits for another click; `lost` also when no row is left. */
    end: progress ? null : isLost ? ('lost' as const) : run.earlyEnd,
    endedBy: endedBy ?? '',
    send: () =>
      start({
        plan: () => [...byName.keys()],
        async send(name, turn) {
          const row = byName.get(name);
          if (!row) throw new TypeError(`no row of ${name}`);
          return sendOne(paramsOf(row), turn, (one) => setAdded((before) => [...before, one]));
        },
        // The lists are read after every end, because a call with a lost answer may have added a sub-account.
        onEnd: () => void refresh(),
      }),
    stop,
  };
}
