import { chunkOf } from '@/lib/browser/chunks';

/** The texts of failures. They bring the contract, which the sign-in page shows its form without. */
export const failureTexts = chunkOf(() => import('./failureText'));
