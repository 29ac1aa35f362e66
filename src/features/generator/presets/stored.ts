import { userValue } from '@/lib/browser/userValue';
import { readLastQuery, readPresets } from '../rules/presets';

/** The customer's named settings. */
export const storedPresets = userValue('presets', readPresets);
/** The settings that the customer used last, as a query. */
export const lastQuery = userValue('lastProxySettings', readLastQuery);
