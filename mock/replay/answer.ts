/** Answers calls as a file says, for the bench's portal and for tests. */
import type { CallName } from '../../src/contract';
import type { Entry, Params, Recorded } from './recorded';
import { answerOf, type Progress } from './replay';

/** Where a replay remembers how far it is. */
export interface Place {
  get(): Progress;
  set(progress: Progress): void;
}

export interface ReplayOptions {
  /** The session that the replayed portal has, in place of the customer's. */
  readonly token: string;
  /** Whether a call that the file does not know fails; else it is left to the world. */
  readonly isLoud: () => boolean;
}

const NOT_IN_FILE = 501;
/** Statuses whose answer has no body. */
const BODYLESS = [204, 205, 304];
const FIRST_STATUS = 200;
const LAST_STATUS = 599;
const TOKEN = /("jwt_token"\s*:\s*)"[^"]+"/g;

async function sentParams(request: Request): Promise<Params> {
  if (request.method === 'GET') return [...new URL(request.url).searchParams];
  return [...new URLSearchParams(await request.text())];
}

const never = (): Promise<Response> => new Promise(() => {});

function responseOf({ ending, status, body }: Entry, token: string): Promise<Response> {
  if (ending === 'pending') return never();
  const isStatus = status >= FIRST_STATUS && status <= LAST_STATUS;
  if (ending === 'dropped' || !isStatus) return Promise.resolve(Response.error());
  const text = (body ?? '').replace(TOKEN, (_all, name: string) => name + JSON.stringify(token));
  const type = /^\s*[[{]/.test(text) ? 'application/json' : 'text/html';
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  return Promise.resolve(
    new Response(BODYLESS.includes(status) ? null : text, { status, headers }),
  );
}

/** Answers from a file, in the world's place; null leaves a call to the world (`answerFirst` of `createHandlers`). */
export function replayAnswers(
  recorded: Recorded,
  place: Place,
  { token, isLoud }: ReplayOptions,
): (call: CallName, request: Request) => Promise<Response | null> {
  return async (call, request) => {
    const params = await sentParams(request);
    // Read and written without a pause between: calls come side by side.
    const [choice, progress] = answerOf(recorded, place.get(), call, params);
    place.set(progress);
    if (choice === 'later') return never();
    if (choice !== 'missing') return responseOf(choice, token);
    if (!isLoud()) return null;
    return new Response(`${call} is not in the replayed file.`, { status: NOT_IN_FILE });
  };
}
