/** The route /user/login (spec §2). */
export { SignIn as default } from '@/features/auth';
