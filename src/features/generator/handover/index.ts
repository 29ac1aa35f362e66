import { partOf } from '@/lib/browser/chunks';
import { lazyDialog } from '@/ui/lazy/lazyPart';

/** The card for the user of a sub-account; its code loads when the card is opened. */
export const HandoverDialog = lazyDialog(partOf(() => import('./HandoverDialog')));
