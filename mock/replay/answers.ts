/**
 * Answers calls from a file, for the bench's portal and for tests. `replay.ts` chooses the entry; @mswjs/source makes the answer of it
 * (docs/decisions/017).
 */
import { getResponse } from 'msw';
import type { CallResponder } from '../handlers';
import { ARCHIVE, type HarEntry } from './har';
import type { Entry, Recorded } from './recorded';
import { answerOf, type Progress } from './replay';
import type { Params } from './secrets';

/** A replay under way; all but the token may change meanwhile. */
export interface Replaying {
  progress: Progress;
  /** The token of the replayed session, which replaces the customer's. */
  readonly token: string;
  /** True when a call that the file does not hold fails; otherwise the world answers it. */
  readonly isStrict: boolean;
  /** True when an answer takes as long as the customer's did; otherwise answers are immediate. */
  readonly isTimed: boolean;
}

const NOT_IN_FILE = 501;
const OK = 200;
/** The page gets its cached body, which developer tools record under the status of the wire. */
const NOT_MODIFIED = 304;
/** Statuses whose answer has no body. */
const BODYLESS = [204, 205, NOT_MODIFIED];
/** @mswjs/source treats this status as a broken connection. */
const BROKEN = 0;
const LAST_STATUS = 599;
/** msw's "infinite" delay, in ms. */
const FOREVER = 2 ** 31 - 1;
/** The entry is chosen already, so @mswjs/source must find nothing to compare. */
const ADDRESS = 'http://replay.invalid/';
const TOKEN = /("jwt_token"\s*:\s*)"[^"]+"/g;

async function sentParams(request: Request): Promise<Params> {
  if (request.method === 'GET') return [...new URL(request.url).searchParams];
  return [...new URLSearchParams(await request.text())];
}

/** Returns the status that the page was given. */
function statusOf(ending: Entry['ending'], { status, content }: HarEntry['response']): number {
  if (status === NOT_MODIFIED && content.text) return OK;
  return ending === 'dropped' || status < OK || status > LAST_STATUS ? BROKEN : status;
}

/** Adjusts an entry so that @mswjs/source answers as the customer's browser did. */
function adjustEntry({ har, ending }: Entry, token: string, isTimed: boolean): HarEntry {
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

/** Creates the answers of a file. Loads @mswjs/source only here, because most tabs replay nothing. */
export async function replayAnswers(
  recorded: Recorded,
  replaying: Replaying,
): Promise<CallResponder> {
  const { fromTraffic } = await import('@mswjs/source/traffic');
  const given = async (entry: Entry): Promise<Response> => {
    const archive = { log: { ...ARCHIVE, entries: [entry.har] } };
    const handlers = fromTraffic(archive, () =>
      adjustEntry(entry, replaying.token, replaying.isTimed),
    );
    return (await getResponse(handlers, new Request(ADDRESS))) ?? Response.error();
  };
  return async (call, request) => {
    const params = await sentParams(request);
    // No pause between reading and writing the progress: the page makes calls side by side.
    const [choice, progress] = answerOf(recorded, replaying.progress, call, params);
    replaying.progress = progress;
    if (choice === 'later') return never();
    if (choice !== 'missing') return given(choice);
    if (!replaying.isStrict) return null;
    return new Response(`${call} is not in the replayed file.`, { status: NOT_IN_FILE });
  };
}
