import { hasAnswer, mayHaveBeenMade } from '@/api/callOutcome';
import type { CustomerRow, CustomerRows } from '@/lib/browser/storage/customerRows';
import type { TabChannel } from '@/lib/browser/tabs/tabChannel';
import type { Locks } from '@/lib/browser/tabs/webLocks';
import {
  type AccountFacts,
  ageChange,
  applyChangeEvent,
  type ChangeEvent,
  canSendChange,
  type Moment,
  NO_CHANGE,
  type OpenChange,
  type SentChange,
} from '../rules/subAccountChange';

/** By the id of the sub-account. */
export type OpenOfCustomer = ReadonlyMap<string, OpenChange>;

/** The change of a sub-account as it is kept; `id` is the sub-account's. */
export interface OpenRow extends CustomerRow {
  readonly change: Exclude<OpenChange, { kind: 'none' }>;
}

/** Everything that open changes need from the browser; the model-based test plays it. */
export interface OpenChangesPorts {
  readonly rows: CustomerRows<OpenRow>;
  /** Null where the browser has no Web Locks; then the stored change alone prevents a second call. */
  readonly locks: Pick<Locks, 'tryHold'> | null;
  readonly channel: TabChannel;
  now(): Moment;
  newId(): string;
}

interface Sending<Facts, Refusal, Answer> {
  read(): Promise<Facts>;
  /** Returns the change, given both accounts as read right before, or the reason against it. */
  prepare(facts: Facts): { readonly change: SentChange } | { readonly refusal: Refusal };
  call(): Promise<Answer>;
}

/** The reason against a change, or the answer to it. */
type SendResult<Refusal, Answer> = { readonly refusal: Refusal } | { readonly answer: Answer };

const NONE: OpenOfCustomer = new Map();
const byId = (rows: readonly OpenRow[]): OpenOfCustomer =>
  new Map(rows.map(({ id, change }) => [id, change]));
const isSame = (one: OpenOfCustomer, other: OpenOfCustomer): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

/**
 * The last change of each sub-account, a move of its traffic or its deletion. An entry outlives the dialog, the page and the
 * document, because customers close them and check elsewhere, and every tab knows it. How they are used: docs/changes.md.
 */
export function createOpenChanges({ rows, locks, channel, now, newId }: OpenChangesPorts) {
  const snapshots = new Map<string, OpenOfCustomer>();
  const listeners = new Set<() => void>();
  const snapshot = (customer: string): OpenOfCustomer => snapshots.get(customer) ?? NONE;

  const show = (customer: string, all: readonly OpenRow[]): OpenOfCustomer => {
    const open = byId(all);
    if (!isSame(open, snapshot(customer))) {
      snapshots.set(customer, open);
      for (const listener of [...listeners]) listener();
    }
    return snapshot(customer);
  };
  const load = async (customer: string) => show(customer, await rows.read(customer));

  /** Replaces a sub-account's change in one step that no other tab can come between, and returns the new one. */
  const change = async (
    customer: string,
    id: string,
    by: (open: OpenChange) => OpenChange,
  ): Promise<OpenChange> => {
    const { result, after } = await rows.change<{
      readonly next: OpenChange;
      readonly isNew: boolean;
    }>(customer, (all) => {
      const before = byId(all).get(id) ?? NO_CHANGE;
      const next = by(before);
      const isNew = next !== before;
      const result = { next, isNew };
      if (!isNew) return { result };
      if (next.kind === 'none') return { result, remove: [id] };
      return { result, write: [{ userId: customer, id, change: next }] };
    });
    show(customer, after);
    if (result.isNew) channel.post(customer);
    return result.next;
  };
  const note = (customer: string, id: string, event: ChangeEvent) =>
    change(customer, id, (open) => applyChangeEvent(open, event));

  return {
    /** Returns a customer's changes as last loaded; the same map while nothing changed. */
    snapshot,
    /** Calls the listener after every change of a snapshot, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Keeps a customer's snapshot as all tabs know the changes, until the returned function is called. */
    follow(customer: string): () => void {
      void load(customer);
      return channel.listen((changed) => {
        if (changed === customer) void load(customer);
      });
    },
    load,
    /** Notes a reading: a change that it shows has arrived. Every change that is too old is forgotten. */
    async read(customer: string, id: string, reading: AccountFacts): Promise<void> {
      for (const [one, open] of await load(customer)) {
        if (one === id) await note(customer, id, { kind: 'read', reading });
        else if (ageChange(open, reading.askedAt).kind === 'none')
          await change(customer, one, (open) => ageChange(open, reading.askedAt));
      }
    },
    /** Notes that the customer has said what became of a change that no reading decides. */
    async decide(customer: string, sub: string, id: string, isMade: boolean): Promise<void> {
      await note(customer, sub, { kind: 'decided', id, isMade, at: now() });
    },
    /**
     * Reads both accounts and sends the change that `prepare` makes of them, unless an open one prevents this. Both happen under one
     * lock, because another tab may have changed the accounts just before.
     * @returns null when another change is open, or another tab is sending one
     * @throws as `read` and `call` do
     */
    async send<Facts extends AccountFacts, Refusal, Answer>(
      customer: string,
      sub: string,
      { read, prepare, call }: Sending<Facts, Refusal, Answer>,
    ): Promise<SendResult<Refusal, Answer> | null> {
      const work = async () => {
        const facts = await read();
        await load(customer);
        const prepared = prepare(facts);
        if ('refusal' in prepared) return prepared;
        const sent = prepared.change;
        const id = newId();
        const at = now();
        const claimed = await change(customer, sub, (open) =>
          canSendChange(open, facts)
            ? applyChangeEvent(open, { kind: 'sent', id, change: sent, at })
            : open,
        );
        if (claimed.kind !== 'underWay' || claimed.id !== id) return null;
        try {
          const answer = await call();
          await note(customer, sub, { kind: 'answered', id });
          return { answer };
        } catch (error) {
          const loss = { at: now(), hasAnswer: hasAnswer(error) };
          const isLost = mayHaveBeenMade(error);
          await note(customer, sub, isLost ? { kind: 'lost', id, loss } : { kind: 'answered', id });
          throw error;
        }
      };
      return locks ? locks.tryHold(`subAccount/${customer}/${sub}`, work) : work();
    },
  };
}

export type OpenChanges = ReturnType<typeof createOpenChanges>;
