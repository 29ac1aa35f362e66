/**
 * Entries of HAR 1.2 files: read with care, for any program may have written them, and made anew of what a replay needs. @mswjs/source
 * reads what is made here (`answers.ts`).
 */
import type { MapEntryFunction } from '@mswjs/source/traffic';
import { type CallName, calls } from '../../src/api/contract';
import type { Params } from './secrets';

/** An entry of a HAR 1.2 file. */
export type HarEntry = Parameters<MapEntryFunction>[0];
type Response = HarEntry['response'];

export type Fields = Readonly<Record<string, unknown>>;

/** Headers that speak to the page. Others speak to the browser and the wire: of cookies, caches, compression, policies. */
const FOR_PAGE = /^(content-type|date|retry-after)$/i;
/** What a header may hold; an answer with anything else cannot be made. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const FORM = 'application/x-www-form-urlencoded';
/** What HAR requires of each message, and nobody needs here. */
const MESSAGE = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
/** The head of a HAR file of the bench's own. */
export const ARCHIVE = { version: '1.2', creator: { name: 'portal-bench', version: '1' } };

/** An object of a HAR file; without fields when it is none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
/** A list of objects of a HAR file; empty when it is none. */
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];
/** A text of a HAR file; empty when it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A number of a HAR file; 0 when it is none. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The text of an answer; null when the file does not hold it. */
function bodyOf(content: Fields): string | null {
  if (typeof content.text !== 'string') return null;
  if (content.encoding !== 'base64') return content.text;
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(content.text), (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** What came, as far as a page can read it: a file of a browser holds more, one that was shortened less. */
export function responseOf(response: Fields): Response {
  const content = fieldsOf(response.content);
  const text = bodyOf(content);
  const look = /^\s*[[{]/.test(text ?? '') ? 'application/json' : 'text/html';
  const mimeType = textOf(content.mimeType) || look;
  const headers = listOf(response.headers)
    .map(({ name, value }) => ({ name: textOf(name), value: textOf(value) }))
    .filter(({ name, value }) => FOR_PAGE.test(name) && HEADER_VALUE.test(value));
  const hasType = headers.some(({ name }) => /^content-type$/i.test(name));
  return {
    ...MESSAGE,
    status: Math.max(0, numberOf(response.status)),
    // HTTP/2 has none, so nobody relies on it.
    statusText: '',
    headers: hasType ? headers : [...headers, { name: 'Content-Type', value: mimeType }],
    content: { size: 0, mimeType, ...(text === null ? {} : { text }) },
    redirectURL: '',
  };
}

/** An answer with another text; one whose text the file does not hold stays so. */
export function withText(response: Response, change: (text: string) => string): Response {
  const { content } = response;
  if (content.text === undefined) return response;
  return { ...response, content: { ...content, text: change(content.text) } };
}

/** A call without secrets, as an entry is made of it. */
interface Sent {
  readonly call: CallName;
  /** Without the query. */
  readonly address: string;
  readonly params: Params;
  readonly at: number;
  readonly time: number;
  readonly response: Response;
}

/** The entry of a call. */
export function harOf({ call, address, params, at, time, response }: Sent): HarEntry {
  const { method } = calls[call];
  const pairs = params.map(([name, value]) => ({ name, value }));
  const text = `${new URLSearchParams(params.map(([name, value]) => [name, value]))}`;
  const isGet = method === 'GET';
  const size = new TextEncoder().encode(response.content.text).length;
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: {
      ...MESSAGE,
      method,
      url: isGet && text !== '' ? `${address}?${text}` : address,
      headers: [],
      queryString: isGet ? pairs : [],
      ...(isGet ? {} : { postData: { mimeType: FORM, text } }),
    },
    response: { ...response, content: { ...response.content, size } },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}
