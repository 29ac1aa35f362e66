/** The route /user/emailtoreset (spec §2). */
export { ForgotPassword as default } from '@/features/auth';
