import type { Purchase } from './purchase';

/**
 * Returns true when a purchase changed, appeared or disappeared: balance and traffic that were read before may be
 * out of date. One that was only found among the records is no change.
 */
export function hasMoved(before: readonly Purchase[], after: readonly Purchase[]): boolean {
  const isIn = (all: readonly Purchase[], { id }: Purchase) => all.some((one) => one.id === id);
  const fingerprint = (all: readonly Purchase[]) =>
    all
      .filter(({ stage }) => stage !== 'intended' && stage !== 'sent')
      .filter((one) => one.display !== 'quiet' || (isIn(before, one) && isIn(after, one)))
      .map(
        (one) =>
          `${one.id} ${one.stage} ${one.display === 'quiet' ? '' : (one.paymentStatus ?? '')}`,
      )
      .sort()
      .join('\n');
  return fingerprint(before) !== fingerprint(after);
}

/** Returns the credited top-ups whose order still waits: no order was made since. */
export function findReadyTopUps(all: readonly Purchase[]): readonly Purchase[] {
  const isOrder = ({ type, stage }: Purchase) =>
    type === 'order' && stage !== 'intended' && stage !== 'refused';
  const orders = all.filter(isOrder);
  return all.filter(
    ({ isForOrder, stage, createdAt }) =>
      isForOrder && stage === 'paid' && !orders.some((order) => order.createdAt > createdAt),
  );
}

/** A change between two readings of a customer's purchases that is worth a message. */
export type PurchaseUpdate = {
  readonly kind: 'credited' | 'gone' | 'unwatched';
  readonly purchase: Purchase;
};

/** Returns the news between two readings. A purchase that was credited before this tab first read it is no news. */
export function findUpdates(
  before: readonly Purchase[],
  after: readonly Purchase[],
): readonly PurchaseUpdate[] {
  const earlier = new Map(before.map((one) => [one.id, one]));
  return after.flatMap((purchase): PurchaseUpdate[] => {
    const was = earlier.get(purchase.id);
    if (was === undefined) return [];
    if (purchase.isCrypto && purchase.stage === 'paid' && was.stage !== 'paid')
      return [{ kind: 'credited', purchase }];
    if (purchase.stage === 'gone' && was.stage !== 'gone') return [{ kind: 'gone', purchase }];
    // One that was never found has no id that support could look for; the note on its page tells of it.
    if (!purchase.isWatched && was.isWatched && purchase.orderId !== null)
      return [{ kind: 'unwatched', purchase }];
    return [];
  });
}
