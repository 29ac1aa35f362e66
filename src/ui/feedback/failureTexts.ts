import { lazyModule } from '@/lib/browser/lazyModule';

/** The texts of failures. They import the contract, which the sign-in page does not need in order to show its form. */
export const failureTexts = lazyModule(() => import('./failureText'));
