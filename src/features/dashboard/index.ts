/**
 * The cards of the first page: the leading card with the traffic left, until when it lasts and the way to an order; balance, usage,
 * the accounts that use most, and a newcomer's first steps. `useDashboard.ts` reads the data of the cards, and each card shows its
 * part. Start with `useDashboard.ts`.
 */
export { BalanceCard } from './BalanceCard';
export { Checklist } from './Checklist';
export { LeadCard } from './LeadCard';
export { ChannelLinks, ResourceLinks } from './Links';
export { TopAccounts } from './TopAccounts';
export { UsageCard } from './UsageCard';
export { useDashboard } from './useDashboard';
