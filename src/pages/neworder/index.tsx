/** The route /neworder (spec §2). */
export { NewOrder as default } from '@/features/checkout';
