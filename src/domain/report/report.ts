import type { Purchase } from '../purchase/purchase';

/** How a call ended when no answer came, or none that can be read. */
export type Ending = 'network' | 'timeout' | 'cancelled' | 'notSent';

/** A call and its answer, without what must stay secret. Times in ms since the epoch. */
export interface Exchange {
  readonly id: number;
  /** The call's name in the contract, e.g. "order.pay". */
  readonly call: string;
  readonly method: string;
  /** Path of the address, without its query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** What stands for the session's token; "" when it was sent without one, null when it was not sent. */
  readonly token: string | null;
  /** The page that it was made on. */
  readonly route: string;
  readonly startedAt: number;
  /** In ms; left out while there is no answer, as is what follows. */
  readonly duration?: number;
  /** HTTP status. */
  readonly status?: number;
  /** The code of the answer's envelope, when it has one. */
  readonly code?: number;
  readonly ending?: Ending;
  /** Left out when it was too large to be recorded, too. */
  readonly body?: string;
  /** Length of the answer as it came. */
  readonly size: number;
  /** What was read liberally: field and rule. */
  readonly liberties: readonly string[];
  /** The field that could not be read. */
  readonly unreadable?: string;
}

/** What the customer pressed or chose, by its accessible name. */
export interface Action {
  readonly id: number;
  readonly at: number;
  /** What it is to assistive technology, e.g. "button". */
  readonly role: string;
  readonly name: string;
  readonly route: string;
}

/** The page, the browser and the clock at the moment of the report. */
export interface Circumstances {
  readonly madeAt: number;
  readonly origin: string;
  readonly route: string;
  readonly locale: string;
  readonly theme: string;
  /** The entry script, whose name has the build's hash. */
  readonly release: string;
  readonly react: string;
  readonly antd: string;
  readonly browser: string;
  readonly viewport: string;
  /** Seconds by which the backend's clock is ahead of this one; null when no answer told. */
  readonly clockDifference: number | null;
  readonly isOnline: boolean;
}

/** All that a report may hold. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly actions: readonly Action[];
  readonly purchases: readonly Purchase[];
}
