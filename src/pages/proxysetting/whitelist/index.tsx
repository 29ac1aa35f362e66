/** The route /proxysetting/whitelist (spec §2). */
export { Whitelist as default } from '@/features/whitelist';
