/**
 * The cards of the first page: traffic left and how long it lasts, balance, usage, a link to an order, and a newcomer's checklist.
 * `useDashboard.ts` reads the data of all cards, each card shows its part, and `rules/checklist.ts` decides the steps of a newcomer.
 * Start with `useDashboard.ts`.
 */
export { BalanceCard } from './BalanceCard';
export { Checklist } from './Checklist';
export { ChannelLinks, PageLinks } from './Links';
export { ProxiesCard } from './ProxiesCard';
export { RunwayCard } from './RunwayCard';
export { TrafficCard } from './TrafficCard';
export { UsageCard } from './UsageCard';
export { useDashboard } from './useDashboard';
