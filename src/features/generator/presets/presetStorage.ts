import { createUserStorage } from '@/lib/browser/storage/userStorage';
import { readLastQuery, readPresets } from '../rules/presets';

/** The customer's presets, stored in this browser. */
export const storedPresets = createUserStorage('presets', readPresets);
/** The settings that the customer used last, stored as a query. */
export const lastQuery = createUserStorage('lastProxySettings', readLastQuery);
