import { userValue } from '@/lib/browser/userValue';
import { readLastQuery, readPresets } from '../rules/presets';

/** The customer's presets, stored in this browser. */
export const storedPresets = userValue('presets', readPresets);
/** The settings that the customer used last, stored as a query. */
export const lastQuery = userValue('lastProxySettings', readLastQuery);
