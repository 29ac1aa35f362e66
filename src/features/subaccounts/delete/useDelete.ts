import type { SubAccount } from '@/api/contract';
import { useSubAccountChange } from '../change/useSubAccountChange';
import { useDeleteSubAccount } from '../queries';

/**
 * The deletion of a sub-account.
 * @param onDone hears how many bytes came back; when the answer does not say it, as many as were left right before
 */
export function useDelete(sub: SubAccount, onDone: (recycled: number) => void) {
  const { send, ...change } = useSubAccountChange(sub);
  const { mutateAsync } = useDeleteSubAccount();
  return {
    ...change,
    send: () =>
      send({
        prepare: () => ({ action: 'delete' }),
        call: () => mutateAsync(sub.id),
        onDone: ({ recycled }, before) => onDone(recycled ?? before.sub.trafficLeft),
      }),
  };
}
