import { readLastQuery, readPresets } from '@/domain/presets';
import { userValue } from '@/lib/browser/userValue';

/** The customer's named settings. */
export const storedPresets = userValue('presets', readPresets);
/** The settings that the customer used last, as a query. */
export const lastQuery = userValue('lastProxySettings', readLastQuery);
