/** The route /residential (spec §2). `prefetch` asks for what it shows before it is drawn. */
export { prefetch, Residential as default } from '@/features/generator';
