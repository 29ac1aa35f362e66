/** The route /recharge (spec §2). */
export { Recharge as default } from '@/features/checkout';
