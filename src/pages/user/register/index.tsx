/** The route /user/register (spec §2). */
export { Register as default } from '@/features/auth';
