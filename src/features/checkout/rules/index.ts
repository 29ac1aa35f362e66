export { durationsOf, startsFrom } from './order';
export { isPending, isUncertain, type Purchase } from './purchase/purchase';
