/**
 * The proxy generator: from a place, a rotation and an account to lines that a program can use. `settings/` and `place/` are what is
 * chosen, `lines/`, `samples/`, `apiLink/`, `test/` and `handover/` what is made of it, `help/` explains, and `rules/` writes it all:
 * the username in `rules/line/proxyUsername.ts`. Start with `useResidential.ts` and `Generator.tsx`.
 */
export { HandoverDialog } from './handover';
export { prefetch, Residential } from './Residential';
