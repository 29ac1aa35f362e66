import { partOf } from '@/lib/browser/chunks';
import { lazyDialog } from '@/ui/lazy/lazyPart';

/** The card for the person who will use a sub-account; its code comes when it is opened. */
export const HandoverDialog = lazyDialog(partOf(() => import('./HandoverDialog')));
