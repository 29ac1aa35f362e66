import { lazyModule } from '@/lib/browser/lazyModule';

/** The record of this tab's calls. Its code is loaded with the first call, because nothing is recorded before. */
export const recorder = lazyModule(() => import('./recorder'));
