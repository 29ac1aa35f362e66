import { lazyPart } from '@/ui/lazy/lazyPart';

const HEIGHT = 32;

/** Only a customer who has not had the trial needs it. */
export const FreeTrial = lazyPart(() => import('./FreeTrial'), { height: HEIGHT, prefetch: false });
