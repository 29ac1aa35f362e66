import { safeTarget } from '@/lib/navigation';
import { fieldsOf, parseFields } from '@/lib/text/json';

/**
 * A place on a page is a plain name. A fragment with values ("#jwt_token=…") is no place, and storage must keep no
 * secret.
 */
const PLACE = /^#[^=&]+$/;

/**
 * Returns the text that session storage keeps of a page until somebody signs in (spec §2): its path without the base, its query
 * ("" or starting with "?") and its place ("" or starting with "#"). `customer` is the one whose session ended there, if any.
 */
export function formatPendingPage(
  path: string,
  search: string,
  hash: string,
  customer: string | null,
): string {
  return JSON.stringify({
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    hash: PLACE.test(hash) ? hash : undefined,
    customer: customer ?? undefined,
  });
}

/**
 * Returns the page at which a customer goes on, with its query and place; null for nothing, for garbage, for what is no safe target
 * (see `safeTarget`), and for the page on which another customer's session ended, whose address may name what is theirs.
 */
export function parsePendingPage(text: string | null, userId: string): string | null {
  const { path, query, hash, customer = userId } = parseFields(text);
  if (typeof path !== 'string' || customer !== userId) return null;
  const texts = Object.entries(fieldsOf(query)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const search = new URLSearchParams(texts).toString();
  const place = typeof hash === 'string' && PLACE.test(hash) ? hash : '';
  return safeTarget(path + (search && `?${search}`) + place);
}
