import { lazyPart } from '../../lazy/lazyPart';

/** The field's height, in px. */
const HEIGHT = 36;

/** A range of days. The calendar is loaded when one is first shown, because most customers need only the ready ranges. */
export const LazyDateRange = lazyPart(() => import('./DateRange'), { height: HEIGHT });
