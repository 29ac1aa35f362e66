/** The rules of `features/checkout` that other features may import: they load no view. */
export { listDurations, lowestPrice } from './order';
export { suggestOrder } from './orderChoice';
export type { PaymentNews } from './payment';
export { keepsNotice, paymentNews, recordState, unknownStatus } from './purchase/outcome';
export { isPending, isUncertain, type Purchase } from './purchase/purchase';
export { RECORDS_ID, recordPath, salesPage } from './recordAddress';
