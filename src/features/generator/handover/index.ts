import { lazyPart } from '@/ui/lazy/lazyPart';

/** The card for the person who will use a sub-account; its code is loaded when the card is opened. */
export const HandoverDialog = lazyPart(() => import('./HandoverDialog'), { kind: 'dialog' });
