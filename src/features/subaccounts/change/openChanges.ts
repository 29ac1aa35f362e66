import { hasAnswer, isAnswerLost } from '@/api/answerLost';
import { uptime } from '@/lib/browser/uptime';
import { type ChangeEvent, NO_CHANGE, nextChange, type OpenChange } from '../rules/lostChange';
import { type AccountFacts, type SentChange, subAccountRule } from '../rules/subAccountChange';

/** Replaced by every event, so that whoever watches several changes sees that one is another. */
let changes: ReadonlyMap<string, OpenChange<SentChange>> = new Map();
const listeners = new Set<() => void>();

const get = (key: string): OpenChange<SentChange> => changes.get(key) ?? NO_CHANGE;

/**
 * The last change of each sub-account, a move of its traffic or its deletion, by customer and sub-account. It outlives the dialog
 * and the page, because customers close them and check elsewhere what became of a change; its answer may come meanwhile. It is not
 * stored: a move that no figures can decide would block the sub-account for ever, and a reload clears it.
 */
export const openChanges = {
  get,
  /** All of them, by customer and sub-account. */
  all: () => changes,
  /** Notes what happened to the change of one sub-account. */
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
  /** Forgets every change, as a new document does. */
  forget(): void {
    changes = new Map();
  },
};

/**
 * Sends a change of a sub-account, and notes what happened to it.
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
