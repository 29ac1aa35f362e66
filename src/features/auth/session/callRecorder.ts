/** How a call without an answer ended. */
export type CallEnding = 'cancelled' | 'timeout' | 'network' | 'notSent';

/** A call that is about to be sent. */
export interface SentCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Its parameters, by their wire names. */
  readonly params: Readonly<Record<string, string>>;
  /** The session's token; null when none was usable. */
  readonly token: string | null;
}

/**
 * Keeps a record of calls, for a report of a problem. The request policy notifies the recorder of each call, and knows no
 * more about it.
 */
export interface CallRecorder {
  /** Records a call, and returns the number under which its answer is recorded. */
  noteSending(sent: SentCall): number;
  noteAnswer(id: unknown, status: number, body: string): void;
  noteEnding(id: unknown, ending: CallEnding): void;
  /** Records which field of the last answer could not be read. */
  noteUnreadable(field: string): void;
  /** Called when somebody signs in, who may be another customer than the one whose calls are recorded. */
  withholdRecorded(): void;
}

const NOBODY: CallRecorder = {
  noteSending: () => 0,
  noteAnswer: () => undefined,
  noteEnding: () => undefined,
  noteUnreadable: () => undefined,
  withholdRecorded: () => undefined,
};

let load: () => Promise<CallRecorder> = async () => NOBODY;
let current = NOBODY;

/** Sets how the recorder is loaded. The app's wiring calls this; otherwise no calls are recorded. */
export function recordCallsBy(loadRecorder: () => Promise<CallRecorder>): void {
  load = loadRecorder;
}

/** Loads the recorder, before the request policy handles its first call. */
export async function fetchRecorder(): Promise<void> {
  current = await load();
}

/** Returns the current recorder. */
export const recorder = (): CallRecorder => current;
