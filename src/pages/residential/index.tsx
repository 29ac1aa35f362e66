/** The route /residential (spec §2). `begin` asks for what it shows before it is drawn. */
export { begin, Residential as default } from '@/features/generator';
