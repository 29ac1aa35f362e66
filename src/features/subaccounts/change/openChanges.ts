import { hasAnswer, isAnswerLost } from '@/api/answerLost';
import { uptime } from '@/lib/browser/uptime';
import { type ChangeEvent, NO_CHANGE, nextChange, type OpenChange } from '../rules/lostChange';
import { type AccountFacts, type SentChange, subAccountRule } from '../rules/subAccountChange';

/** Each event replaces the whole map, so that a hook that reads several changes notices a difference. */
let changes: ReadonlyMap<string, OpenChange<SentChange>> = new Map();
const listeners = new Set<() => void>();

const get = (key: string): OpenChange<SentChange> => changes.get(key) ?? NO_CHANGE;

/**
 * The last change of each sub-account, a move of its traffic or its deletion, by customer and sub-account. An entry outlives the
 * dialog and the page, because customers close them and check elsewhere, and the answer may arrive meanwhile. Entries are not
 * stored: a move that no figures can decide would block the sub-account for ever, and a reload clears it.
 */
export const openChanges = {
  get,
  /** Returns all changes, by customer and sub-account. */
  all: () => changes,
  /** Records an event of one sub-account's change. */
  note(key: string, event: ChangeEvent<SentChange, AccountFacts>): void {
    changes = new Map(changes).set(key, nextChange(subAccountRule, get(key), event));
    for (const listener of [...listeners]) listener();
  },
  /** Calls the listener after every event, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Deletes every change, as loading the page anew does. */
  forget(): void {
    changes = new Map();
  },
};

/**
 * Sends a change of a sub-account, and records its events.
 * @param key the customer and the sub-account, as in `openChanges`
 * @throws as `call` does
 */
export async function sendChange<Answer>(
  key: string,
  change: SentChange,
  call: () => Promise<Answer>,
): Promise<Answer> {
  openChanges.note(key, { kind: 'sent', change });
  try {
    const answer = await call();
    openChanges.note(key, { kind: 'answered' });
    return answer;
  } catch (error) {
    const loss = { at: uptime(), hasAnswer: hasAnswer(error) };
    openChanges.note(key, isAnswerLost(error) ? { kind: 'lost', loss } : { kind: 'answered' });
    throw error;
  }
}
