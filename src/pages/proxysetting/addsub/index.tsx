/** The route /proxysetting/addsub (spec §2). */
export { AddSubAccount as default } from '@/features/subaccounts';
