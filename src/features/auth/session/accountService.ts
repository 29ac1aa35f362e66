import { lazyModule } from '@/lib/browser/lazyModule';

/**
 * The calls of the pages before sign-in. A form is shown without them, and their code is loaded when the form is
 * first touched.
 */
export const accountService = lazyModule(() => import('@/services/account'));
