/** How a call ended that got no answer. */
export type CallEnding = 'cancelled' | 'timeout' | 'network' | 'notSent';

/** A call as it is about to leave. */
export interface SentCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Its parameters, by their wire names. */
  readonly params: Readonly<Record<string, string>>;
  /** The session's token; null when it could not be sent. */
  readonly token: string | null;
}

/** Who keeps a record of calls, for a report of a problem. The request policy tells it of each, and knows no more of it. */
export interface CallRecorder {
  /** Notes a call, and gives the number by which its answer is noted. */
  noteSending(sent: SentCall): number;
  noteAnswer(id: unknown, status: number, body: string): void;
  noteEnding(id: unknown, ending: CallEnding): void;
  /** Notes which field of the last answer could not be read. */
  noteUnreadable(field: string): void;
  /** Somebody is signing in, who may be another customer than the one whose calls are recorded. */
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

/** Says who records calls from now on. Called by the app's wiring; nobody does without it. */
export function recordCallsBy(loadRecorder: () => Promise<CallRecorder>): void {
  load = loadRecorder;
}

/** Fetches the recorder's code, which comes with the code of calls. */
export async function fetchRecorder(): Promise<void> {
  current = await load();
}

/** Who records calls now. */
export const recorder = (): CallRecorder => current;
