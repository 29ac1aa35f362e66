/**
 * Reads what a customer's browser has recorded: a report of the portal, the export of a browser's developer tools, a file that
 * Playwright has written. All are HAR 1.2; a report's own fields begin with `_`. Only calls of the contract count.
 */
import { API_BASE, type CallName, calls } from '../../src/api/contract';
import {
  type Fields,
  fieldsOf,
  type HarEntry,
  harOf,
  listOf,
  numberOf,
  responseOf,
  textOf,
  withText,
} from './har';
import { pagesOf } from './pages';
import { type Cleaner, createCleaner, type Params } from './secrets';

/** How a call ended: with an answer, with a broken connection, or not at all. */
export type Ending = 'answered' | 'dropped' | 'pending';

/** A call and what came of it. */
export interface Entry {
  /** Its place in the time line. */
  readonly index: number;
  readonly call: CallName;
  readonly params: Params;
  /** When it was sent, in ms since the epoch. */
  readonly at: number;
  /** The page that it was made on, below /client; null when nothing in the file tells. */
  readonly route: string | null;
  readonly ending: Ending;
  /** The entry of the file without secrets, and without what a page cannot read of an answer. No text of content: the file does not hold it. */
  readonly har: HarEntry;
}

/** What a report of the portal tells beside the calls. Every field is there only if the file has it. */
export type About = Readonly<Record<string, unknown>>;

export interface Recorded {
  /** In the order in which they were sent. */
  readonly entries: readonly Entry[];
  /** How many others are in the file: scripts, pictures, calls that the customer's browser gave up. */
  readonly ignored: number;
  /** The customer's sentence; "" without one. */
  readonly sentence: string;
  /** Null for a file that is no report. */
  readonly about: About | null;
}

/** A file that cannot be replayed, and why, in words for support. */
export class UnreadableRecord extends Error {}

const BASE = '/client';
/** Endings of a report's calls that came to no answer. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  network: 'dropped',
  notSent: 'dropped',
  timeout: 'pending',
};
/** What Chromium calls a request that the page itself gave up. */
const ABORTED = 'net::ERR_ABORTED';
/** A call that the page gave up after so long had no answer; before, the customer had gone elsewhere. In ms. */
const TIMED_OUT_MS = 10_000;
const CALLS = Object.keys(calls) as CallName[];

function urlOf(text: unknown): URL | null {
  return URL.canParse(textOf(text)) ? new URL(textOf(text)) : null;
}

function callOf(method: string, { pathname }: URL): CallName | undefined {
  return CALLS.find(
    (name) => calls[name].method === method && pathname.endsWith(API_BASE + calls[name].path),
  );
}

function paramsOf(request: Fields, url: URL): Params {
  if (request.method === 'GET') return [...url.searchParams];
  const { text, params } = fieldsOf(request.postData);
  if (typeof text === 'string') return [...new URLSearchParams(text)];
  return listOf(params).map(({ name, value }) => [textOf(name), textOf(value)] as const);
}

/** Below /client, or null for an address elsewhere. */
function routeIn(url: URL | null): string | null {
  if (!url?.pathname.startsWith(`${BASE}/`)) return null;
  return url.pathname.slice(BASE.length) + url.search;
}

/** The page by a report's own field, or by the address that browsers send along where a site lets them. */
function pageOf(entry: Fields, request: Fields): string | null {
  if (typeof entry._route === 'string') return entry._route;
  const referer = listOf(request.headers).find(({ name }) => /^referer$/i.test(textOf(name)));
  return routeIn(urlOf(referer?.value));
}

/**
 * How a call ended; null when nobody waited for it any more. Developer tools name a broken connection in `_error`, beside the
 * status when its answer had begun; Playwright in `_failureText`.
 */
function endingOf(entry: Fields, response: Fields): Ending | null {
  if (entry._isPending === true) return 'pending';
  if (entry._ending === 'cancelled') return null;
  const ending = ENDINGS[textOf(entry._ending)];
  if (ending) return ending;
  const failure = textOf(response._error) || textOf(response._failureText);
  if (failure === ABORTED) return numberOf(entry.time) < TIMED_OUT_MS ? null : 'pending';
  return failure === '' && numberOf(response.status) > 0 ? 'answered' : 'dropped';
}

/** A call as it stands in the file. */
interface Found extends Pick<Entry, 'call' | 'params' | 'at' | 'ending'> {
  /** Without the query. */
  readonly address: string;
  readonly time: number;
  readonly response: HarEntry['response'];
  readonly page: string | null;
  readonly document: string | null;
}

/** @param documents the addresses of the file's documents, by their ids */
function entryOf(entry: Fields, documents: ReadonlyMap<string, string>): Found | null {
  const request = fieldsOf(entry.request);
  const response = fieldsOf(entry.response);
  const url = urlOf(request.url);
  const call = url && callOf(textOf(request.method), url);
  const ending = endingOf(entry, response);
  if (!url || !call || ending === null) return null;
  return {
    call,
    address: url.origin + url.pathname,
    params: paramsOf(request, url),
    at: Date.parse(textOf(entry.startedDateTime)) || 0,
    time: Math.max(0, numberOf(entry.time)),
    page: pageOf(entry, request),
    document: routeIn(urlOf(documents.get(textOf(entry.pageref)))),
    ending,
    response: responseOf(response),
  };
}

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    throw new UnreadableRecord('This is no HAR file: it is not JSON.');
  }
}

/** Lets a cleaner hear of the headers and cookies of a request or an answer. */
function learnHeaders(cleaner: Cleaner, { headers, cookies }: Fields): void {
  for (const { name, value } of listOf(headers)) cleaner.learn(textOf(name), textOf(value));
  for (const { value } of listOf(cookies)) cleaner.learn('cookie', textOf(value));
}

/** Calls without secrets: their fields tell them, and any of them may stand in another call's text. */
function cleaned(found: readonly Found[], cleaner: Cleaner): readonly Found[] {
  const { fields, params, text } = cleaner;
  return found
    .map((one) => ({
      ...one,
      params: params(one.params),
      response: withText(one.response, (body) => fields(body, one.call === 'auth.sublist')),
    }))
    .map((one) => ({
      ...one,
      address: text(one.address),
      page: one.page === null ? null : text(one.page),
      params: one.params.map(([name, value]) => [name, text(value)] as const),
      response: withText(one.response, text),
    }));
}

/** What a replay that was saved as a scenario is called in its file. */
export const SCENARIO_FORMAT = 'portal-scenario/1';

/**
 * Reads a file; its secrets are left out.
 * @throws UnreadableRecord for one that is no HAR, or has no call of the portal in it
 */
export function readRecorded(text: string): Recorded {
  const file = parsed(text);
  const log = fieldsOf(file.format === SCENARIO_FORMAT ? fieldsOf(file.har).log : file.log);
  if (!Array.isArray(log.entries))
    throw new UnreadableRecord('This is no HAR file: it has no log with entries.');
  const cleaner = createCleaner(text);
  for (const { request, response } of listOf(log.entries)) {
    learnHeaders(cleaner, fieldsOf(request));
    learnHeaders(cleaner, fieldsOf(response));
  }
  const documents = new Map(listOf(log.pages).map(({ id, title }) => [textOf(id), textOf(title)]));
  const sent = listOf(log.entries)
    .map((entry) => entryOf(entry, documents))
    .filter((entry) => entry !== null)
    .sort((one, other) => one.at - other.at);
  const found = cleaned(sent, cleaner);
  if (found.length === 0)
    throw new UnreadableRecord(
      'No call of the portal is in this file: there is nothing to replay.',
    );
  const routes = pagesOf(found);
  return {
    entries: found.map((one, index) => ({
      index,
      call: one.call,
      params: one.params,
      at: one.at,
      route: routes[index] ?? null,
      ending: one.ending,
      har: harOf(one),
    })),
    ignored: log.entries.length - found.length,
    sentence: cleaner.text(textOf(log.comment)),
    about: log._report === undefined ? null : fieldsOf(log._report),
  };
}
