/** The route /proxysetting/editsub (spec §2). */
export { EditSubAccount as default } from '@/features/subaccounts';
