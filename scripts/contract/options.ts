/** Reads the command line and explains its mistakes. No value is ever repeated, because one may be a password. */
import { parseArgs } from 'node:util';
import { API_BASE } from '../../src/api/contract';
import { CALL_TIMEOUT } from '../../src/lib/callTimeout';
import { isIp } from '../../src/lib/ip';
import { PORTAL_BASE } from '../../src/lib/navigation';
import type { Mode } from './permission';

export const USAGE = `npm run contract -- --base-url URL --email EMAIL [options]

Holds a backend against the contract (docs/contract.md), call by call. The password comes from --password, from
CONTRACT_PASSWORD, or is asked for. Without --write nothing is changed.

  --base-url URL        the backend's address: what stands before /api
  --email EMAIL         the customer to sign in as
  --password PASSWORD   visible to others on this machine; better CONTRACT_PASSWORD, or nothing: then it is asked for
  --write               also makes a sub-account and a whitelist entry, changes and removes them
  --disposable-account  also what cannot be undone or mails: only on an account that nobody needs
  --ip ADDRESS          the address for the whitelist entry; otherwise one that no machine has
  --portal-url URL      the portal's address, when it is not the backend's: where Google and Yandex come back to
  --lenient             what the portal reads liberally is no reason to fail
  --json FILE           writes the report as JSON
  --markdown FILE       writes the report as Markdown
  --timeout SECONDS     for each answer, at most 300; 15 by default, as in the portal
  --pause MS            between two requests, for a backend that counts them
  --help                this text

The environment variable NODE_EXTRA_CA_CERTS names a file of certificates (PEM) to trust as well.
Exit code: 0 the contract holds, 1 it does not, 2 the check could not run.`;

/** The options of the command line. */
export interface Options {
  /** The address before `/api`, without a slash at its end. */
  readonly base: string;
  readonly portal: string;
  readonly email: string;
  readonly password: string | null;
  readonly mode: Mode;
  readonly lenient: boolean;
  readonly ip: string | null;
  readonly json: string | null;
  readonly markdown: string | null;
  readonly timeoutMs: number;
  readonly pauseMs: number;
}

/** The command line is wrong. The text gives the reason and repeats no value, because one may be a password. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const MS_PER_SECOND = 1000;
/** Node's fetch waits no longer for the head of an answer, in seconds. */
const LONGEST_WAIT = 300;

const text = { type: 'string' } as const;
const yes = { type: 'boolean', default: false } as const;
const OPTIONS = {
  'base-url': text,
  email: text,
  password: text,
  write: yes,
  'disposable-account': yes,
  ip: text,
  'portal-url': text,
  lenient: yes,
  json: text,
  markdown: text,
  timeout: { ...text, default: `${CALL_TIMEOUT}` },
  pause: { ...text, default: '0' },
  help: yes,
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true }).values;
  } catch (error) {
    // Node's own message may repeat a value that stands in a wrong place.
    const [, name] = /'(--?[a-z][a-z-]*)/.exec(String(error)) ?? [];
    const what =
      name === undefined ? 'a word stands where an option should' : `${name} is wrong here`;
    throw new UsageError(`${what}; see --help`);
  }
}

/** Reads an address of the web, without the parts that do not belong to it. */
function origin(name: string, given: string | undefined): string {
  if (given === undefined) throw new UsageError(`${name} is missing; see --help`);
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} is no address: it begins with https:// or http://`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(`${name} holds a user name or a password: leave them out`);
  }
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError(`${name} holds a ? or a #: leave out what begins with it`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Returns the part before /api, even when the address of the API itself or of a page of the portal was copied. */
function baseOf(given: string | undefined): string {
  const whole = origin('--base-url', given);
  const { pathname } = new URL(whole);
  if (pathname.endsWith(API_BASE)) return whole.slice(0, -API_BASE.length);
  const isPage = pathname === PORTAL_BASE || pathname.startsWith(`${PORTAL_BASE}/`);
  return isPage ? new URL(whole).origin : whole;
}

/**
 * Reads the command line; null when only help is asked for.
 * @throws UsageError
 */
export function readOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | null {
  const given = parse(argv);
  if (given.help) return null;
  const base = baseOf(given['base-url']);
  if (!given.email) throw new UsageError('--email is missing; see --help');
  if (given.ip !== undefined && !isIp(given.ip)) throw new UsageError('--ip is no IP address');
  if (!/^\d+$/.test(given.pause)) throw new UsageError('--pause is no number of ms');
  // A timer takes whole ms, and none at all is no time.
  const timeoutMs = Math.round(Math.min(Number(given.timeout), LONGEST_WAIT) * MS_PER_SECOND);
  if (!/^\d+(\.\d+)?$/.test(given.timeout) || timeoutMs === 0)
    throw new UsageError('--timeout is no number of seconds');
  const portal = given['portal-url'];
  return {
    base,
    portal: portal === undefined ? new URL(base).origin : baseOf(portal),
    email: given.email,
    password: given.password ?? (env.CONTRACT_PASSWORD || null),
    mode: given['disposable-account'] ? 'disposable account' : given.write ? 'write' : 'read only',
    lenient: given.lenient,
    ip: given.ip ?? null,
    json: given.json ?? null,
    markdown: given.markdown ?? null,
    timeoutMs,
    pauseMs: Number(given.pause),
  };
}
