/**
 * Buying: packages and custom quantities, the Order Summary, adding funds, and one purchase from the click until its credit.
 * `order/` and `recharge/` are the two pages that sell, `purchase/` sends a purchase once and follows it (its machine is pure,
 * in `rules/purchase`), `tracker/` starts the following, announces its news and shows payments on every page, `records/` lists past orders and recharges. Start with
 * `rules/purchase/machine.ts`, then docs/purchase.md.
 */
export { FreeTrial } from './order/lazyFreeTrial';
export { NewOrder } from './order/NewOrder';
export { purchaseRows, usePurchases } from './purchase/purchases';
export { useOffer, useRecentRecords } from './queries';
export { Recharge } from './recharge/Recharge';
export { RecentOrders } from './records/RecentOrders';
export { useRecordSearch } from './records/useRecordSearch';
export { PaymentTracker } from './tracker/PaymentTracker';
export { usePurchaseWatch } from './tracker/usePurchaseWatch';
