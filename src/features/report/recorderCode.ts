import { chunkOf } from '@/lib/browser/chunks';

/** The record of this tab's calls, whose code comes with the first call: before that nothing has been recorded. */
export const recorder = chunkOf(() => import('./recorder'));
