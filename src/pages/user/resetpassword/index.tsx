/** The route /user/resetpassword (spec §2). */
export { NewPassword as default } from '@/features/auth';
