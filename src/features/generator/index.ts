import { lazyPart } from '@/ui/lazy/lazyPart';

/**
 * The proxy generator: from a place, a rotation and an account to lines that a program can use. The customer chooses in `settings/`
 * and `place/`; `Results.tsx` shows `lines/`, `test/`, `samples/` and `apiLink/` in tabs, `help/` explains in a drawer, `handover/`
 * is a card for others, and `rules/` does the writing: the username is in `rules/line/proxyUsername.ts`. Start with
 * `useGenerator.ts` and `Generator.tsx`.
 */
export { useQuestionSearch } from './help/useQuestionSearch';
export { useCountrySearch } from './place/useCountrySearch';
export { Residential } from './Residential';
/** The card for the person who will use a sub-account; its code is loaded when the card is opened. */
export const HandoverDialog = lazyPart(() => import('./handover/HandoverDialog'), {
  kind: 'dialog',
});
