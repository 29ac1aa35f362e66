import type { Circumstances, Exchange, Recording } from './report';

/** What a report is called in the file, so that a reader knows its fields. */
const FORMAT = 'portal-report/1';
const NOT_KNOWN = -1;
const FORM = 'application/x-www-form-urlencoded';
const TOKEN_HEADER = 'JWT-TOKEN';

const time = (at: number): string => new Date(at).toISOString();
const pairs = (params: Exchange['params']) => params.map(([name, value]) => ({ name, value }));
const queryOf = (params: Exchange['params']): string =>
  new URLSearchParams(params.map(([name, value]) => [name, value])).toString();

function mimeType(body: string): string {
  return /^\s*[[{]/.test(body) ? 'application/json' : 'text/html';
}

function entryOf(exchange: Exchange, origin: string) {
  const { method, path, params, token, status, body, size, duration } = exchange;
  const isGet = method === 'GET';
  const query = queryOf(params);
  const wait = duration ?? 0;
  return {
    startedDateTime: time(exchange.startedAt),
    time: wait,
    request: {
      method,
      url: `${origin}${path}${isGet && query !== '' ? `?${query}` : ''}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [
        ...(token === null ? [] : [{ name: TOKEN_HEADER, value: token }]),
        ...(isGet ? [] : [{ name: 'Content-Type', value: FORM }]),
      ],
      queryString: isGet ? pairs(params) : [],
      ...(isGet ? {} : { postData: { mimeType: FORM, params: pairs(params), text: query } }),
      headersSize: NOT_KNOWN,
      bodySize: isGet ? 0 : query.length,
    },
    response: {
      // As browsers write it: 0 for no answer.
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: body === undefined ? [] : [{ name: 'Content-Type', value: mimeType(body) }],
      content: {
        size,
        mimeType: mimeType(body ?? ''),
        ...(body === undefined ? {} : { text: body }),
      },
      redirectURL: '',
      headersSize: NOT_KNOWN,
      bodySize: NOT_KNOWN,
    },
    cache: {},
    timings: { send: 0, wait, receive: 0 },
    _call: exchange.call,
    _route: exchange.route,
    _code: exchange.code,
    _ending: exchange.ending,
    _isPending: duration === undefined,
    _liberties: exchange.liberties,
    _unreadable: exchange.unreadable,
  };
}

/** A report as a HAR 1.2 file, which any HAR tool opens. What HAR has no field for begins with `_`. */
export function reportHar(recording: Recording, about: Circumstances, message: string): string {
  const { exchanges, actions, purchases } = recording;
  const har = {
    log: {
      version: '1.2',
      creator: { name: 'portal', version: about.release },
      browser: { name: about.browser, version: '' },
      entries: exchanges.map((exchange) => entryOf(exchange, about.origin)),
      comment: message,
      _report: {
        format: FORMAT,
        message,
        ...about,
        purchases,
        actions,
      },
    },
  };
  return JSON.stringify(har, null, 1);
}

/** What a report's file is called. */
export function reportName(madeAt: number): string {
  return `report-${time(madeAt).slice(0, 16).replace(':', '-')}.har`;
}
