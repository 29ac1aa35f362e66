/** The route /residential (spec §2). `prefetch` fetches the page's data before the page is drawn. */
export { prefetch, Residential as default } from '@/features/generator';
