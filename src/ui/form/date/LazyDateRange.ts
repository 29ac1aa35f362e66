import { lazyPart } from '../../lazy/lazyPart';

/** The field's size, in px: a field beside it stays where it is. */
const SIZE = { height: 36, width: 280 };

/** A range of days. The calendar is loaded when one is first shown, because most customers need only the ready ranges. */
export const LazyDateRange = lazyPart(() => import('./DateRange'), SIZE);
