/** The rules of `features/checkout` that other features may import: they load no view. */
export { durationsOf, startsFrom } from './order';
export { isPending, isUncertain, type Purchase } from './purchase/purchase';
