/**
 * The pages on which calls were made. A report names them. A browser's HAR holds only the address of the document, and the portal
 * changes pages without loading another document: there a call reveals its page if only one page makes this call.
 */
import type { CallName } from '../../src/api/contract';
import { examples } from '../../src/api/contract/examples';

/** Returns the only page that makes a call, below /client; null where several do. */
function pageOf(call: CallName): string | null {
  const { page, isOnSeveralPages } = examples[call];
  return isOnSeveralPages ? null : (page?.split('?')[0] ?? null);
}

interface Clues {
  readonly call: CallName;
  /** The page that the file names, or null. */
  readonly page: string | null;
  /** The page at which the document was loaded; null when it is not in the file. */
  readonly document: string | null;
}

/** Returns the page of each call, in the order of sending; null before the first clue. */
export function pagesOf(clues: readonly Clues[]): readonly (string | null)[] {
  let route: string | null = null;
  let loadedAt: string | null = null;
  return clues.map(({ call, page, document }) => {
    if (document !== loadedAt) route = document;
    loadedAt = document;
    route = page ?? pageOf(call) ?? route;
    return route;
  });
}

const ORDER_PAGE = '/neworder';

/** The parts of a recorded call that reveal its page. */
interface Step {
  readonly call: CallName;
  readonly route: string | null;
  readonly params: readonly (readonly [name: string, value: string])[];
}

/** Writes the customer's choices on the order page at that moment as the query of a link to the page; "" when no call shows them. */
function orderQuery(before: readonly Step[]): string {
  const paid = before.findLast(({ call }) => call === 'order.pay');
  const asked = paid ?? before.findLast(({ call }) => call === 'order.check');
  const sent = new Map(asked?.params ?? []);
  const wanted = sent.get('package_id')
    ? [['package', sent.get('package_id')]]
    : [
        ['quantity', sent.get('quantity')],
        ['days', sent.get('duration_days')],
      ];
  const query = new URLSearchParams();
  for (const [name, value] of [...wanted, ['pay', sent.get('pay_way')]])
    if (name !== undefined && value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the portal's page at a step of the time line, below /client; null when nothing shows it. */
export function placeAt(
  entries: readonly Step[],
  step: number,
  route: string | null = entries[step - 1]?.route ?? null,
): string | null {
  return route === ORDER_PAGE ? route + orderQuery(entries.slice(0, step)) : route;
}
