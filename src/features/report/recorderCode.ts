import { lazyModule } from '@/lib/browser/lazyModule';

/** The record of this tab's calls, whose code comes with the first call: before that nothing has been recorded. */
export const recorder = lazyModule(() => import('./recorder'));
