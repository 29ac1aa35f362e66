/**
 * The ways in which a customer arrives from outside: back from Google or Yandex by fragment, or by an e-mailed link
 * (contract, account).
 */

import { toEpochSeconds } from '@/api/contract/epochTime';
import { LINK_PARAMS, LOGIN_PATH, normalizePath, RESET_PATH } from '@/lib/navigation';
import { removeInvisible } from '@/lib/text/invisible';
import { parseFields } from '@/lib/text/json';

/** The part of an address that the portal acts on. */
export type LinkParams =
  | { readonly kind: 'session'; readonly jwtToken: string; readonly expireAt: number }
  | { readonly kind: 'oauthFailed'; readonly reason: 'cancelled' | 'failed' | 'forged' }
  /** The browser refused to store the new session. */
  | { readonly kind: 'notStored' }
  | { readonly kind: 'activated' }
  | { readonly kind: 'invalidLink' }
  | { readonly kind: 'resetToken'; readonly token: string }
  | { readonly kind: 'nothing' };

/** The result of reading an address, and the address without the parts that must not stay in it. */
export interface ParsedLink {
  readonly params: LinkParams;
  /** Search to leave in the address, with its `?`, or ''. */
  readonly search: string;
  /** Fragment to leave in the address, with its `#`, or ''. */
  readonly hash: string;
}

const REGISTER = '/user/register';
const EPOCH_TIME = /^\d{1,16}$/;
const CANCELLED = new Set(['access_denied', 'cancelled', 'canceled']);

/** Reads a query or a fragment. A plus stays a plus, although forms write a space as one: no token has a space. */
const readQuery = (text: string) => new URLSearchParams(text.replaceAll('+', '%2B'));

function readFragment(hash: string, nonce: string | null): LinkParams | null {
  const fields = readQuery(hash.replace(/^#/, ''));
  const token = fields.get('jwt_token');
  const error = fields.get('error');
  if (token === null && error === null) return null;
  // Success and failure count only as the answer to this tab's own request.
  if (nonce === null || nonce === '' || fields.get('state') !== nonce) {
    return { kind: 'oauthFailed', reason: 'forged' };
  }
  if (error !== null) {
    return { kind: 'oauthFailed', reason: CANCELLED.has(error) ? 'cancelled' : 'failed' };
  }
  const expireAt = fields.get('expire_at') ?? '';
  if (!token || !EPOCH_TIME.test(expireAt)) return { kind: 'oauthFailed', reason: 'failed' };
  return { kind: 'session', jwtToken: token, expireAt: toEpochSeconds(Number(expireAt)) };
}

/** Some mail programs leave the "&amp;" of the mail's HTML in the link, or escape it once more. */
const HTML_AMPERSAND = /&(?:amp;)+/g;
/** Punctuation after a link that mail programs include in the link: the sentence's full stop, the bracket around the link. */
const AFTER_LINK = /[.,;:!?>)\]}"'»”’]+$/;

/**
 * Returns a parameter of an e-mailed link, null when there is none. White space is dropped: no parameter contains any, but mail
 * programs break long links into lines.
 */
function readParam(search: string, key: string): string | null {
  const value = readQuery(search.replace(HTML_AMPERSAND, '&')).get(key);
  return value && removeInvisible(value).replace(/\s/g, '').replace(AFTER_LINK, '');
}

function without(search: string, key: string): string {
  const query = new URLSearchParams(search.replace(HTML_AMPERSAND, '&'));
  query.delete(key);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * Reads an address. `path` is with or without the app's base; `nonce` is the `state` that this tab sent, null when it sent none.
 * The parts that were read are missing from the returned `search` and `hash`.
 */
export function parseLink(
  address: { readonly path: string; readonly search: string; readonly hash: string },
  nonce: string | null,
): ParsedLink {
  const { search, hash } = address;
  const nothing: ParsedLink = { params: { kind: 'nothing' }, search, hash };
  if (!LINK_PARAMS.test(search + hash)) return nothing;
  const path = normalizePath(address.path);
  const read = (key: string) => readParam(search, key);
  const found = (params: LinkParams, key: string): ParsedLink => ({
    params,
    search: without(search, key),
    hash,
  });
  if (path === LOGIN_PATH) {
    const params = readFragment(hash, nonce);
    if (params !== null) return { params, search, hash: '' };
    if (read('activated') === '1') return found({ kind: 'activated' }, 'activated');
  }
  if (path === REGISTER && read('invalid') === '1')
    return found({ kind: 'invalidLink' }, 'invalid');
  const token = read('token');
  if (path === RESET_PATH && token !== null)
    return found(token === '' ? { kind: 'nothing' } : { kind: 'resetToken', token }, 'token');
  return nothing;
}

/** The token of a reset link stays valid for this long after its page was left, in ms: a reload takes less. */
const SAVED_MS = 60_000;

/** Reads the stored token of a reset link and the time of storing, in ms; null for nothing, garbage, or a token older than a minute. */
export function parseResetToken(text: string | null, nowMs: number): string | null {
  const { token, at } = parseFields(text);
  if (typeof token !== 'string' || token === '' || typeof at !== 'number') return null;
  return nowMs >= at && nowMs - at <= SAVED_MS ? token : null;
}
