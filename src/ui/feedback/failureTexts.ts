import { lazyModule } from '@/lib/browser/lazyModule';

/** The texts of failures. They bring the contract, which the sign-in page shows its form without. */
export const failureTexts = lazyModule(() => import('./failureText'));
