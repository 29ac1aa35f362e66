/**
 * Reads a recording of a customer's browser: a report of the portal, the export of a browser's developer tools, a file of Playwright.
 * All are HAR 1.2; a report's own fields begin with `_`. Only calls of the contract count.
 */
import { API_BASE, type CallName, calls, pathOf } from '../../src/api/contract';
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

/** The end of a call: with an answer, with a broken connection, or none at all. */
export type Ending = 'answered' | 'dropped' | 'pending';

export interface Entry {
  /** Its place in the time line. */
  readonly index: number;
  readonly call: CallName;
  readonly params: Params;
  /** Time of sending, in ms since the epoch. */
  readonly at: number;
  /** The page that made the call, below /client; null when nothing in the file shows it. */
  readonly route: string | null;
  readonly ending: Ending;
  /**
   * The entry of the file without secrets, and without the parts of an answer that a page cannot read. No text of content: the file does
   * not hold it.
   */
  readonly har: HarEntry;
}

/** The facts of a portal's report beside the calls. The file may lack any field. */
export type About = Readonly<Record<string, unknown>>;

export interface Recorded {
  /** In the order of sending. */
  readonly entries: readonly Entry[];
  /** Number of other entries in the file: scripts, pictures, calls that the customer's browser gave up. */
  readonly ignored: number;
  /** The customer's sentence; "" without one. */
  readonly sentence: string;
  /** Null for a file that is no report. */
  readonly about: About | null;
}

/** A file that cannot be replayed, with the reason in words for support. */
export class UnreadableRecord extends Error {}

const BASE = '/client';
/** A report's endings of calls without an answer. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  network: 'dropped',
  notSent: 'dropped',
  timeout: 'pending',
};
/** Chromium's error of a request that the page itself gave up. */
const ABORTED = 'net::ERR_ABORTED';
/** A call that the page gave up after this time, in ms, had no answer; one given up earlier was no longer needed on the page. */
const TIMED_OUT_MS = 10_000;
const CALLS = Object.keys(calls) as CallName[];

function urlOf(text: unknown): URL | null {
  return URL.canParse(textOf(text)) ? new URL(textOf(text)) : null;
}

function callOf(method: string, { pathname }: URL): CallName | undefined {
  return CALLS.find(
    (name) => calls[name].method === method && pathname.endsWith(API_BASE + pathOf(name)),
  );
}

function paramsOf(request: Fields, url: URL): Params {
  if (request.method === 'GET') return [...url.searchParams];
  const { text, params } = fieldsOf(request.postData);
  if (typeof text === 'string') return [...new URLSearchParams(text)];
  return listOf(params).map(({ name, value }) => [textOf(name), textOf(value)] as const);
}

/** Returns the path below /client; null for an address elsewhere. */
function routeIn(url: URL | null): string | null {
  if (!url?.pathname.startsWith(`${BASE}/`)) return null;
  return url.pathname.slice(BASE.length) + url.search;
}

/** Returns the page by a report's own field, or by the Referer header that browsers send where a site allows it. */
function pageOf(entry: Fields, request: Fields): string | null {
  if (typeof entry._route === 'string') return entry._route;
  const referer = listOf(request.headers).find(({ name }) => /^referer$/i.test(textOf(name)));
  return routeIn(urlOf(referer?.value));
}

/**
 * Returns the ending of a call; null when nobody waited for it any more. Developer tools record a broken connection in `_error`, also
 * when an answer with a status had begun; Playwright does so in `_failureText`.
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

/** A call as the file holds it. */
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

/** Teaches a cleaner the secrets in the headers and cookies of a request or an answer. */
function learnHeaders(cleaner: Cleaner, { headers, cookies }: Fields): void {
  for (const { name, value } of listOf(headers)) cleaner.learn(textOf(name), textOf(value));
  for (const { value } of listOf(cookies)) cleaner.learn('cookie', textOf(value));
}

/** Removes the secrets. All fields are read before any text is cleaned, because a secret may stand in another call's text. */
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

/** Format name in the file of a replay that was saved as a scenario. */
export const SCENARIO_FORMAT = 'portal-scenario/1';

/**
 * Reads a file without its secrets.
 * @throws UnreadableRecord for a file that is no HAR, or has no call of the portal in it
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
