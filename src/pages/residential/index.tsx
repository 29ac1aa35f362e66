/** The route /residential (spec §2). */
export { Residential as default } from '@/features/generator';
