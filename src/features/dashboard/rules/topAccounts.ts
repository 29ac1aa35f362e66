import type { SubAccount, User } from '@/api/contract';

/** An account and all the traffic that it has ever used, in bytes. */
export type AccountUse = Pick<SubAccount, 'username' | 'trafficUsed'>;

/** As many accounts as a glance takes in. */
const SHOWN = 6;

/** Returns the accounts that have used most, the main one among them, the largest first; unused ones are left out. */
export function topAccounts(
  { proxyUsername, trafficUsed }: Pick<User, 'proxyUsername' | 'trafficUsed'>,
  subs: readonly AccountUse[],
): readonly AccountUse[] {
  return [{ username: proxyUsername, trafficUsed }, ...subs]
    .filter((one) => one.trafficUsed > 0)
    .sort((a, b) => b.trafficUsed - a.trafficUsed)
    .slice(0, SHOWN);
}
