import type { CustomerRow } from '@/lib/browser/storage/customerRows';
import type { SharedRows } from '@/lib/browser/storage/sharedRows';
import type { Locks } from '@/lib/browser/tabs/webLocks';
import {
  type AccountFacts,
  applyChangeEvent,
  type ChangeEvent,
  canSendChange,
  eventOfFailure,
  expireChange,
  type LastChange,
  type Moment,
  NO_CHANGE,
  type SentChange,
} from '../rules/subAccountChange';

/** The change of a sub-account as it is kept; `id` is the sub-account's. */
export interface LastChangeRow extends CustomerRow {
  readonly change: Exclude<LastChange, { kind: 'none' }>;
}

/** Everything that last changes need from the browser; the model-based test plays it. */
export interface LastChangesPorts {
  readonly rows: SharedRows<LastChangeRow>;
  /** Null where the browser has no Web Locks; then the stored change alone prevents a second call. */
  readonly locks: Pick<Locks, 'tryHold'> | null;
  now(): Moment;
  newId(): string;
}

/** How a change is made and sent. */
interface SendSteps<Facts, Change, Refusal, Answer> {
  read(): Promise<Facts>;
  /** Returns the change, given both accounts as read right before, or the reason against it. */
  prepare(facts: Facts): { readonly change: Change } | { readonly refusal: Refusal };
  call(change: Change): Promise<Answer>;
}

/** The reason against a change, or the answer to it. */
type SendOutcome<Refusal, Answer> = { readonly refusal: Refusal } | { readonly answer: Answer };

const changeIn = (all: readonly LastChangeRow[], id: string): LastChange =>
  all.find((row) => row.id === id)?.change ?? NO_CHANGE;

/**
 * The last change of each sub-account, a move of its traffic or its deletion. An entry outlives the dialog, the page and the
 * document, because customers close them and check elsewhere, and every tab knows it. How they are used: docs/changes.md.
 */
export function createLastChanges({ rows, locks, now, newId }: LastChangesPorts) {
  /** Replaces a sub-account's change in one step that no other tab can interrupt, and returns the new one. */
  const replaceChange = async (
    customer: string,
    id: string,
    by: (last: LastChange) => LastChange,
  ): Promise<LastChange> => {
    const { result } = await rows.change<LastChange>(customer, (all) => {
      const before = changeIn(all, id);
      const result = by(before);
      if (result === before) return { result };
      if (result.kind === 'none') return { result, remove: [id] };
      return { result, write: [{ userId: customer, id, change: result }] };
    });
    return result;
  };
  const note = (customer: string, id: string, event: ChangeEvent) =>
    replaceChange(customer, id, (last) => applyChangeEvent(last, event));

  return {
    rows,
    /** Returns the change of a sub-account as this tab has last read it. */
    changeOf: (customer: string, id: string): LastChange => changeIn(rows.snapshot(customer), id),
    /** Notes a reading: a change that it shows has arrived. Every change that is too old is forgotten. */
    async noteReading(customer: string, id: string, facts: AccountFacts): Promise<void> {
      for (const { id: one, change: last } of await rows.load(customer)) {
        if (one === id) await note(customer, id, { kind: 'read', facts });
        else if (expireChange(last, facts.askedAt).kind === 'none')
          await replaceChange(customer, one, (last) => expireChange(last, facts.askedAt));
      }
    },
    /** Notes that the customer has said what became of a change that no reading decides. */
    async decide(customer: string, sub: string, id: string, isMade: boolean): Promise<void> {
      await note(customer, sub, { kind: 'decided', id, isMade, at: now() });
    },
    /**
     * Reads both accounts and sends the change that `prepare` makes of them, unless the last one prevents this. Both happen under one
     * lock, because another tab may have changed the accounts just before.
     * @returns null when the last change is undecided, or another tab is sending one
     * @throws as `read` and `call` do
     */
    async send<Facts extends AccountFacts, Change extends SentChange, Refusal, Answer>(
      customer: string,
      sub: string,
      { read, prepare, call }: SendSteps<Facts, Change, Refusal, Answer>,
    ): Promise<SendOutcome<Refusal, Answer> | null> {
      const work = async () => {
        const facts = await read();
        await rows.load(customer);
        const prepared = prepare(facts);
        if ('refusal' in prepared) return prepared;
        const sent = prepared.change;
        const id = newId();
        const at = now();
        const claimed = await replaceChange(customer, sub, (last) =>
          canSendChange(last, facts)
            ? applyChangeEvent(last, { kind: 'sent', id, sent, at })
            : last,
        );
        if (claimed.kind !== 'underWay' || claimed.id !== id) return null;
        try {
          const answer = await call(sent);
          await note(customer, sub, { kind: 'over', id });
          return { answer };
        } catch (error) {
          await note(customer, sub, eventOfFailure(id, error, now()));
          throw error;
        }
      };
      return locks ? locks.tryHold(`subAccount/${customer}/${sub}`, work) : work();
    },
  };
}

export type LastChanges = ReturnType<typeof createLastChanges>;
