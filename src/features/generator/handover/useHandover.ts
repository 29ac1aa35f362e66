import type { SubAccount } from '@/api/contract';
import { useFoundSubAccounts } from '@/features/subaccounts';
import { useGateways } from '../queries';

/**
 * Reads the data of a handover card: the gateways and the sub-account. The sub-account is read again, because its password may
 * have changed since the list was read. `sub` is null when the sub-account is not listed any more, or cannot be read.
 */
export function useHandover({ id, username }: Pick<SubAccount, 'id' | 'username'>) {
  const gateways = useGateways();
  const found = useFoundSubAccounts(username);
  const needed = [gateways, found];
  return {
    data:
      gateways.data && found.data
        ? {
            gateways: gateways.data,
            found: found.data,
            sub: found.data.list.find((one) => one.id === id) ?? null,
          }
        : undefined,
    error: gateways.error ?? found.error,
    isFetching: needed.some((part) => part.isFetching),
    refetch: () => Promise.all(needed.map((part) => part.refetch())),
  };
}
