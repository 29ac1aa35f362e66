/** The rules of `features/checkout` that other features may import: they load no view. */
export { listDurations, lowestPrice } from './order';
export { isPending, isUncertain, type Purchase } from './purchase/purchase';
