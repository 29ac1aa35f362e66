import type { Exchange, Recording, ReportEnvironment } from './report';

/** The name and version of the report's own fields, for programs that read the file. */
const FORMAT = 'portal-report/1';
const FORM = 'application/x-www-form-urlencoded';
/** Fields that HAR requires of each message and that a page cannot find out; HAR writes an unknown size as -1. */
const MESSAGE = {
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: [],
  headersSize: -1,
  bodySize: -1,
};

/** Writes a time in ms as HAR has it: ISO 8601, UTC. */
export const isoTime = (at: number): string => new Date(at).toISOString();

function entryOf(exchange: Exchange, origin: string) {
  const { method, params, token, body, duration, call, route, code, ending } = exchange;
  const isGet = method === 'GET';
  const text = String(new URLSearchParams(params));
  const wait = duration ?? 0;
  return {
    startedDateTime: isoTime(exchange.startedAt),
    time: wait,
    request: {
      ...MESSAGE,
      method,
      url: origin + exchange.path + (isGet && text ? `?${text}` : ''),
      headers: token === null ? [] : [{ name: 'JWT-TOKEN', value: token }],
      queryString: isGet ? Object.entries(params).map(([name, value]) => ({ name, value })) : [],
      // JSON leaves undefined fields out, here and below.
      postData: isGet ? undefined : { mimeType: FORM, text },
    },
    response: {
      ...MESSAGE,
      // Browsers write 0 for a call without an answer.
      status: exchange.status ?? 0,
      statusText: '',
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
    _deviations: exchange.deviations,
    _unreadable: exchange.unreadable,
  };
}

/** Writes a report as a HAR 1.2 file, which any HAR tool opens. The names of the portal's own fields begin with `_`. */
export function reportHar(
  { exchanges, actions, purchases }: Recording,
  about: ReportEnvironment,
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

/** Returns the name of a report's file. */
export function reportName(madeAt: number): string {
  return `report-${isoTime(madeAt).slice(0, 16).replace(':', '-')}.har`;
}
