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
}

let current: CallRecorder | null = null;

/** Sets the recorder. The app's wiring calls this. */
export function setRecorder(recorder: CallRecorder): void {
  current = recorder;
}

/** Returns the recorder; null where no calls are recorded. */
export const recorder = (): CallRecorder | null => current;
