/** The route /account/resetpassword (spec §2). */
export { ChangePassword as default } from '@/features/account';
