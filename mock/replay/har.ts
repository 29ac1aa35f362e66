/**
 * Entries of HAR 1.2 files: read with care, because any program may have written them, and rebuilt with only the parts that a replay
 * needs. @mswjs/source reads the rebuilt entries (`answers.ts`).
 */
import type { MapEntryFunction } from '@mswjs/source/traffic';
import { type CallName, calls } from '../../src/api/contract';
import type { Params } from './secrets';

export type HarEntry = Parameters<MapEntryFunction>[0];
type Response = HarEntry['response'];

export type Fields = Readonly<Record<string, unknown>>;

/** Headers for the page. All others are for the browser and the wire: cookies, caches, compression, policies. */
const FOR_PAGE = /^(content-type|date|retry-after)$/i;
/** Characters that a header may have; `Response` refuses any other. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const FORM = 'application/x-www-form-urlencoded';
/** Fields that HAR requires of each message, unused here. */
const MESSAGE = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
/** The head of a HAR file that the bench writes. */
export const ARCHIVE = { version: '1.2', creator: { name: 'portal-bench', version: '1' } };

/** Reads an object of a HAR file; without fields when it is none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
/** Reads a list of objects of a HAR file; empty when it is none. */
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];
/** Reads a text of a HAR file; empty when it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Reads a number of a HAR file; 0 when it is none. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns the text of an answer; null when the file does not hold it. */
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

/** Reads an answer, with only the parts that a page can read. A browser's file may hold more, a shortened file less. */
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
    // HTTP/2 has no status text, so nobody relies on one.
    statusText: '',
    headers: hasType ? headers : [...headers, { name: 'Content-Type', value: mimeType }],
    content: { size: 0, mimeType, ...(text === null ? {} : { text }) },
    redirectURL: '',
  };
}

/** Changes the text of an answer; an answer whose text the file does not hold stays so. */
export function withText(response: Response, change: (text: string) => string): Response {
  const { content } = response;
  if (content.text === undefined) return response;
  return { ...response, content: { ...content, text: change(content.text) } };
}

/** A call without secrets, to make an entry of. */
interface Sent {
  readonly call: CallName;
  /** Without the query. */
  readonly address: string;
  readonly params: Params;
  readonly at: number;
  readonly time: number;
  readonly response: Response;
}

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
