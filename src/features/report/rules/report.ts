import type { CallFailureReason, SentCall } from '@/api/sentCall';
import type { Purchase } from '@/features/checkout/rules';

/** A call and its answer, without secrets. Times in ms since the epoch. */
export interface Exchange extends SentCall {
  readonly id: number;
  /** The page on which the call was made. */
  readonly route: string;
  readonly startedAt: number;
  /** In ms. While there is no answer, this and the fields of the answer below are missing. */
  readonly duration?: number;
  /** HTTP status. */
  readonly status?: number;
  /** The code of the answer's envelope, when it has one. */
  readonly code?: number;
  readonly ending?: CallFailureReason;
  /** The answer's text; missing also when it was too long to be recorded. */
  readonly body?: string;
  /** Length of the answer's original text, in characters. */
  readonly size: number;
  /** The deviations that were accepted in the answer: field and rule. */
  readonly deviations: readonly string[];
  /** The field that could not be read. */
  readonly unreadable?: string;
}

/** A press or a choice of the customer, by the accessible name of the control. */
export interface Action {
  readonly at: number;
  /** The control's ARIA role, or else the name of its element, e.g. "button". */
  readonly role: string;
  readonly name: string;
  readonly route: string;
}

/** The page, the browser and the clock at the moment of the report. */
export interface ReportEnvironment {
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
  /** Seconds by which the backend's clock is ahead of this one; null when no answer had a date. */
  readonly clockDifference: number | null;
  readonly isOnline: boolean;
}

/** Everything that a report may contain. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly actions: readonly Action[];
  readonly purchases: readonly Purchase[];
}
