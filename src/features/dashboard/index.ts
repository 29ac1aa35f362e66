export { BalanceCard } from './BalanceCard';
export { Checklist } from './Checklist';
export { FindUs, Resources } from './Links';
export { ProxiesCard } from './ProxiesCard';
export { RunwayCard } from './RunwayCard';
export { TrafficCard } from './TrafficCard';
export { UsageCard } from './UsageCard';
export { useDashboard } from './useDashboard';
