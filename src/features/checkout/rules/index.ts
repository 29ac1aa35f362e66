/** What others may know of the rules of `features/checkout`: they load no view. */
export { durationsOf, startsFrom } from './order';
export { isPending, isUncertain, type Purchase } from './purchase/purchase';
