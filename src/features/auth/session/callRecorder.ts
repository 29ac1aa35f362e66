import type { CallFailureReason, SentCall } from '@/api/sentCall';

/**
 * Keeps a record of calls, for a report of a problem. The request policy notifies the recorder of each call, and knows no
 * more about it.
 */
export interface CallRecorder {
  /** Records a call, and returns the number under which its answer is recorded. */
  recordRequest(sent: SentCall): number;
  recordAnswer(id: unknown, status: number, body: string): void;
  recordFailure(id: unknown, ending: CallFailureReason): void;
  /** Records which field of the last answer could not be read. */
  recordUnreadable(field: string): void;
  /** Called when somebody signs in, who may be another customer than the one whose calls are recorded. */
  withholdRecorded(): void;
}

const NOBODY: CallRecorder = {
  recordRequest: () => 0,
  recordAnswer: () => undefined,
  recordFailure: () => undefined,
  recordUnreadable: () => undefined,
  withholdRecorded: () => undefined,
};

let current = NOBODY;

/** Sets the recorder. The app's wiring calls this; otherwise no calls are recorded. */
export function setRecorder(recorder: CallRecorder): void {
  current = recorder;
}

/** Returns the current recorder. */
export const recorder = (): CallRecorder => current;
