import { chunkOf } from '@/lib/browser/chunks';

/** The calls of the pages before sign-in: a form is shown without them, and they come when it is first touched. */
export const accountService = chunkOf(() => import('@/services/account'));
