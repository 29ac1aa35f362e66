import type { SubAccount } from '@/api/contract';
import { passdelete } from '@/services/auth';
import { useSingleChange } from '../change/useSingleChange';

/**
 * Deletes a sub-account.
 * @param onDone receives the returned bytes; without that figure in the answer, the bytes left right before
 */
export function useDelete(sub: SubAccount, onDone: (recycled: number) => void) {
  const { send, ...change } = useSingleChange(sub);
  return {
    ...change,
    send() {
      let { trafficLeft } = sub;
      return send({
        prepare(before) {
          trafficLeft = before.sub.trafficLeft;
          return { action: 'delete' };
        },
        call: (options) => passdelete({ id: sub.id }, options),
        onDone: ({ recycled }) => onDone(recycled ?? trafficLeft),
      });
    },
  };
}
