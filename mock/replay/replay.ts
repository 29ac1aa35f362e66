/**
 * Chooses the answers of a replay. The time line stands at a step: the calls before the step have happened. Calls of the step's
 * page are answered in their recorded order; calls of earlier pages are answered with their last recorded answer.
 */
import { type CallName, calls } from '../../src/api/contract';
import { isSameCall, paramText } from './matching';
import type { Entry, Recorded } from './recorded';
import type { Params } from './secrets';

/** A difference between the replayed portal and the file. */
export interface Mismatch {
  /**
   * - `missing`: the file lacks the call or its answer, or the portal asked more often.
   * - `parameters`: the file has the call with other parameters.
   * - `later`: the file has the call after the step of the time line; until then the call stays unanswered.
   */
  readonly kind: 'missing' | 'parameters' | 'later';
  readonly call: CallName;
  readonly params: string;
}

/** The progress of a replay, as plain JSON. */
export interface Progress {
  /** Number of entries that have happened. */
  readonly step: number;
  /** The entries that were given as answers. */
  readonly played: readonly number[];
  readonly mismatches: readonly Mismatch[];
}

/** The answer to a call: an entry of the file, none until the time line reaches it, or none in the file at all. */
export type Choice = Entry | 'later' | 'missing';

/** Returns the progress of a replay that begins after so many entries. */
export const createProgress = (step: number): Progress => ({ step, played: [], mismatches: [] });

/** Returns the index of the first entry of the page that the time line stands on. */
export function pageStart(entries: readonly Entry[], step: number): number {
  const route = entries[step - 1]?.route;
  return entries.findLastIndex((entry, i) => i < step && entry.route !== route) + 1;
}

/** Returns the entries of the page that the replayed portal has not asked for. */
export function unasked({ entries }: Recorded, { step, played }: Progress): readonly Entry[] {
  return entries
    .slice(pageStart(entries, step), step)
    .filter(({ index }) => !played.includes(index));
}

function choose(
  entries: readonly Entry[],
  { step, played }: Progress,
  call: CallName,
  params: Params,
): readonly [Choice, Mismatch['kind'] | null] {
  const ofCall = entries.filter((entry) => entry.call === call);
  const past = ofCall.filter(({ index }) => index < step);
  const same = past.filter((entry) => isSameCall(entry.params, params));
  const start = pageStart(entries, step);
  const isNew = ({ index }: Entry) => !played.includes(index);
  const next = same.find((entry) => entry.index >= start && isNew(entry));
  if (next) return [next, null];
  if (calls[call].changes) {
    const found = same.find(isNew);
    if (found) return [found, null];
    const other = past.find(isNew);
    if (other) return [other, 'parameters'];
  } else {
    const last = same.at(-1);
    if (last) return [last, null];
  }
  if (ofCall.some(({ index, params: sent }) => index >= step && isSameCall(sent, params)))
    return ['later', 'later'];
  return ['missing', same.length === 0 && ofCall.length > 0 ? 'parameters' : 'missing'];
}

function withMismatch(list: readonly Mismatch[], mismatch: Mismatch): readonly Mismatch[] {
  const { kind, call, params } = mismatch;
  const isListed = list.some(
    (one) => one.kind === kind && one.call === call && one.params === params,
  );
  return isListed ? list : [...list, mismatch];
}

export function answerOf(
  { entries }: Recorded,
  progress: Progress,
  call: CallName,
  params: Params,
): readonly [Choice, Progress] {
  const [found, departure] = choose(entries, progress, call, params);
  const isLost =
    typeof found === 'object' &&
    found.ending === 'answered' &&
    found.har.response.content.text === undefined;
  const kind = isLost ? 'missing' : departure;
  const { step, played, mismatches } = progress;
  return [
    isLost ? 'missing' : found,
    {
      step,
      played:
        typeof found === 'string' || played.includes(found.index)
          ? played
          : [...played, found.index],
      mismatches:
        kind === null
          ? mismatches
          : withMismatch(mismatches, { kind, call, params: paramText(params) }),
    },
  ];
}
