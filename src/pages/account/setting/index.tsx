/** The route /account/setting (spec §2). */
export { AccountSettings as default } from '@/features/account';
