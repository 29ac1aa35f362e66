/** The usage rules that other features may use. Importing them loads no view. */
export { type Credits, isFirstUnusedDay, isUnused, shareLeft } from './credit';
export { estimateRunway, PACE_DAYS, PACE_DAYS_MIN, type Runway } from './runway';
export {
  presetRange,
  RANGE_PRESETS,
  type RangePreset,
  totalOf,
  type UsageRange,
} from './usage';
