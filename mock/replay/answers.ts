/**
 * Answers calls as a file says, for the bench's portal and for tests. `replay.ts` chooses the entry; @mswjs/source makes the answer of it
 * (docs/decisions/017).
 */
import { getResponse } from 'msw';
import type { Answerer } from '../handlers';
import { ARCHIVE, type HarEntry } from './har';
import type { Entry, Recorded } from './recorded';
import { answerOf, type Progress } from './replay';
import type { Params } from './secrets';

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
  /** Whether an answer takes as long as the customer's did; else it comes at once. */
  readonly isTimed: () => boolean;
}

const NOT_IN_FILE = 501;
const OK = 200;
/** The page gets what it had already: developer tools tell it under the status of the wire. */
const NOT_MODIFIED = 304;
/** Statuses whose answer has no body. */
const BODYLESS = [204, 205, NOT_MODIFIED];
/** The library takes it for a connection that broke. */
const BROKEN = 0;
const LAST_STATUS = 599;
/** What msw calls "infinite", in ms. */
const FOREVER = 2 ** 31 - 1;
/** The entry is chosen already: the library has nothing to compare. */
const ADDRESS = 'http://replay.invalid/';
const TOKEN = /("jwt_token"\s*:\s*)"[^"]+"/g;

async function sentParams(request: Request): Promise<Params> {
  if (request.method === 'GET') return [...new URL(request.url).searchParams];
  return [...new URLSearchParams(await request.text())];
}

/** The status that the page was given. */
function statusOf(ending: Entry['ending'], { status, content }: HarEntry['response']): number {
  if (status === NOT_MODIFIED && content.text) return OK;
  return ending === 'dropped' || status < OK || status > LAST_STATUS ? BROKEN : status;
}

/** An entry as the library has to have it to give what the customer's browser gave. */
function mended({ har, ending }: Entry, token: string, isTimed: boolean): HarEntry {
  const { response, time } = har;
  const { content, headers } = response;
  const status = statusOf(ending, response);
  const text = content.text?.replace(TOKEN, (_all, name: string) => name + JSON.stringify(token));
  return {
    ...har,
    time: ending === 'pending' ? FOREVER : isTimed ? Math.min(time, FOREVER) : 0,
    request: { ...har.request, method: 'GET', url: ADDRESS, queryString: [] },
    response: {
      ...response,
      status,
      headers: [...headers, { name: 'Cache-Control', value: 'no-store' }],
      content: { ...content, text: BODYLESS.includes(status) ? '' : (text ?? '') },
    },
  };
}

const never = (): Promise<Response> => new Promise(() => {});

/** Answers from a file, in the world's place. The library is loaded here: who replays nothing does without. */
export async function replayAnswers(
  recorded: Recorded,
  place: Place,
  { token, isLoud, isTimed }: ReplayOptions,
): Promise<Answerer> {
  const { fromTraffic } = await import('@mswjs/source/traffic');
  const given = async (entry: Entry): Promise<Response> => {
    const archive = { log: { ...ARCHIVE, entries: [entry.har] } };
    const handlers = fromTraffic(archive, () => mended(entry, token, isTimed()));
    return (await getResponse(handlers, new Request(ADDRESS))) ?? Response.error();
  };
  return async (call, request) => {
    const params = await sentParams(request);
    // Read and written without a pause between: calls come side by side.
    const [choice, progress] = answerOf(recorded, place.get(), call, params);
    place.set(progress);
    if (choice === 'later') return never();
    if (choice !== 'missing') return given(choice);
    if (!isLoud()) return null;
    return new Response(`${call} is not in the replayed file.`, { status: NOT_IN_FILE });
  };
}
