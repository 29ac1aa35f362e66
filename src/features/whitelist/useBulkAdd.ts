import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endsBulkAdd, hasNoReadableAnswer } from '@/api/callOutcome';
import type { WhitelistEntry } from '@/api/contract';
import { BackendError } from '@/api/contract/errors';
import { countRows } from '@/api/pages';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { normaliseIp, WHITELIST_MAX } from '@/lib/ip';
import { canSendRow, type ItemResult, NOT_SENT, progressOf, rowMark } from '@/lib/sequentialRun';
import type { Fields } from '@/lib/text/json';
import { whiteipadd } from '@/services/auth';
import { visibleErrorText } from '@/ui/feedback/errorText';
import { type Turn, useSequentialRun } from '@/ui/form/submit/useSequentialRun';
import { useDraft } from '@/ui/form/useDraft';
import { useText } from '@/ui/format/text';
import { proxyWhitelistQuery, useRefreshWhitelist } from './queries';
import { type BulkRow, PASTE_MAX, readPastedIps } from './rules/pastedIps';
import { isUnmatchable } from './rules/unmatchable';

const WRONG_STATES: readonly BulkRow['state'][] = ['invalid', 'range', 'remarkTooLong'];

const readText = ({ text }: Fields) => (typeof text === 'string' ? { text } : null);

export interface BulkAddOptions {
  /** Listed entries that are being deleted. */
  readonly leaving: readonly WhitelistEntry[];
  /** Ends the deletion of an address, if one waits or is under way. */
  onBeforeAdd(ip: string): Promise<void>;
  /** Called with each address that was added. */
  onAdded(ip: string): void;
}

/**
 * Adds many addresses: one call after another, each with its result; Cancel stops before the next one. A lost answer is not looked
 * up: adding an address twice does no harm, and the lists are read after every end.
 */
export function useBulkAdd({ leaving, onBeforeAdd, onAdded }: BulkAddOptions) {
  const { id: userId } = useCustomer();
  const isCustomerPresent = useIsCustomerPresent(userId);
  const whitelist = useQuery(proxyWhitelistQuery);
  const { data: listed } = whitelist;
  const refresh = useRefreshWhitelist();
  const { run, start, stop, forget, reset } = useSequentialRun();
  const draft = useDraft(userId, 'whitelistBulk', readText);
  const t = useText();
  const [text, setText] = useState(draft.saved?.text ?? '');

  // The row of an address that was added and is deleted now can be added again.
  useEffect(() => {
    for (const { ip } of leaving) forget(normaliseIp(ip));
  }, [leaving, forget]);
  const leavingIps = new Set(leaving.map(({ ip }) => normaliseIp(ip)));
  const listedIps = (listed?.list ?? [])
    .map(({ ip }) => ip)
    .filter((ip) => !leavingIps.has(normaliseIp(ip)));
  const isTooLong = text.length > PASTE_MAX;
  const rows = isTooLong ? [] : readPastedIps(text, listedIps);
  // While part of the whitelist is unknown, any address may be on it already.
  const isCompared = listed !== undefined && !listed.unread;
  const todo = rows.filter(({ ip, state }) => canSendRow(state, run.items.get(ip)));
  /** Addresses whose deletion ends before they are added, so that they take their own place again. */
  const returning = todo.map(({ ip }) => ip).filter((ip) => leavingIps.has(ip));

  const sendOne = async (ip: string, turn: Turn): Promise<ItemResult<unknown>> => {
    await onBeforeAdd(ip);
    if (!turn.maySend()) return NOT_SENT;
    try {
      const remark = rows.find((row) => row.ip === ip && row.state === 'ok')?.remark ?? '';
      // The row itself says why it failed.
      const isShownByCaller = (error: unknown) =>
        isCustomerPresent() && !(error instanceof BackendError);
      await whiteipadd({ ip, remark }, { isShownByCaller });
      onAdded(ip);
      return { kind: 'done' };
    } catch (why) {
      return { kind: 'refused', why, isFinal: false, endsRun: endsBulkAdd(why) };
    }
  };
  const send = () =>
    start({
      // First those that are being deleted: on a full whitelist another address would end the run before they are kept.
      plan: () => [...new Set([...returning, ...todo.map(({ ip }) => ip)])],
      send: sendOne,
      onEnd({ ids, items }) {
        if (ids.every((ip) => items.get(ip)?.kind === 'done')) draft.drop();
        // The service may have listed an address whose answer was lost, so the lists are read after every end. Reading them after
        // each address would cost two more calls per address.
        void refresh();
      },
    });

  return {
    text,
    changeText(next: string) {
      setText(next);
      reset();
      // A text that is too long cannot be added, and would be written anew at each key.
      if (next.length > PASTE_MAX) draft.drop();
      else draft.write({ text: next });
    },
    isTooLong,
    rows: rows.map((row, index) => {
      const item = run.items.get(row.ip);
      const mark = rowMark(row.state, item, isCompared);
      const why = item?.kind === 'refused' && mark === 'refused' ? item.why : null;
      const hasReason = why !== null || (mark === row.state && row.state !== 'ok');
      // Without an answer the address may be on the whitelist. The reason's text asks to check the list first, but adding it again is safe.
      const isLost = why !== null && hasNoReadableAnswer(why);
      return {
        ...row,
        key: `${index}`,
        isWrong: WRONG_STATES.includes(row.state),
        mark: isLost ? ('lost' as const) : mark,
        isUnmatchable: !hasReason && isUnmatchable(row.ip),
        why: why !== null && !isLost ? visibleErrorText(why, t) : null,
      };
    }),
    whitelist,
    isCompared,
    ready: todo.length,
    wrong: rows.filter(({ state }) => WRONG_STATES.includes(state)).length,
    /** True once a click has sent rows of this text. */
    isTried: run.items.size > 0,
    added: [...run.items.values()].filter(({ kind }) => kind === 'done').length,
    /** Number of addresses that still fit; null while the whitelist is unknown. */
    room: listed ? Math.max(0, WHITELIST_MAX - countRows(listed) + returning.length) : null,
    progress: progressOf(run),
    send,
    cancel: stop,
  };
}
