import { lazyModule } from '@/lib/browser/lazyModule';

/** The calls of the pages before sign-in: a form is shown without them, and they come when it is first touched. */
export const accountService = lazyModule(() => import('@/services/account'));
