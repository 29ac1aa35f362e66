import type { Circumstances, Exchange, Recording } from './report';

/** What a report is called in the file, so that a reader knows its fields. */
const FORMAT = 'portal-report/1';
const FORM = 'application/x-www-form-urlencoded';
/** What HAR asks for of each message and nobody can tell here; -1 is its word for a size that is not known. */
const MESSAGE = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };

const time = (at: number): string => new Date(at).toISOString();
const header = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);

function entryOf(exchange: Exchange, origin: string) {
  const { method, params, token, body, duration, call, route, code, ending } = exchange;
  const isGet = method === 'GET';
  const text = String(new URLSearchParams(params));
  const wait = duration ?? 0;
  return {
    startedDateTime: time(exchange.startedAt),
    time: wait,
    request: {
      ...MESSAGE,
      method,
      url: origin + exchange.path + (isGet && text ? `?${text}` : ''),
      headers: header('JWT-TOKEN', token),
      queryString: isGet ? Object.entries(params).map(([name, value]) => ({ name, value })) : [],
      // Left out of the text of the file when undefined, as everything below is.
      postData: isGet ? undefined : { mimeType: FORM, text },
    },
    response: {
      ...MESSAGE,
      // As browsers write it: 0 for no answer.
      status: exchange.status ?? 0,
      statusText: '',
      headers: [],
      content: {
        size: exchange.size,
        mimeType: /^\s*[[{]/.test(body ?? '') ? 'application/json' : 'text/html',
        text: body,
      },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait, receive: 0 },
    _call: call,
    _route: route,
    _code: code,
    _ending: ending,
    _isPending: duration === undefined,
    _liberties: exchange.liberties,
    _unreadable: exchange.unreadable,
  };
}

/** A report as a HAR 1.2 file, which any HAR tool opens. What HAR has no field for begins with `_`. */
export function reportHar(
  { exchanges, actions, purchases }: Recording,
  about: Circumstances,
  message: string,
): string {
  const log = {
    version: '1.2',
    creator: { name: 'portal', version: about.release },
    entries: exchanges.map((exchange) => entryOf(exchange, about.origin)),
    comment: message,
    _report: { format: FORMAT, ...about, purchases, actions },
  };
  return JSON.stringify({ log }, null, 1);
}

/** What a report's file is called. */
export function reportName(madeAt: number): string {
  return `report-${time(madeAt).slice(0, 16).replace(':', '-')}.har`;
}
