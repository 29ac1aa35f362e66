import { lazyPart } from '../../lazy/lazyPart';

/** The field, with the days that can be chosen below it, in px. */
const HEIGHT = 55;

/** A range of days. The calendar is loaded when one is first shown, because most customers need only the ready ranges. */
export const LazyDateRange = lazyPart(() => import('./DateRange'), { height: HEIGHT });
