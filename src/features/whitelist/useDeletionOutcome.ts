import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isCallOver } from '@/api/callOutcome';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';
import { normaliseIp } from '@/lib/ip';
import { useText } from '@/ui/format/text';
import { proxyWhitelistQuery, useRefreshWhitelist } from './queries';

/**
 * Tells how deletions ended. One whose answer was lost is told by the readings of the whole list: that it was made by the first that lacks the address,
 * that it was not by one that begins when the call can take effect no more.
 */
export function useDeletionOutcome() {
  const t = useText();
  const refresh = useRefreshWhitelist();
  const isCustomerPresent = useIsCustomerPresent(useCustomer().id);
  const { data: whole, isSuccess, isFetching, dataUpdatedAt } = useQuery(proxyWhitelistQuery);
  /** The lost deletions by address. */
  const lost = useRef(new Map<string, { isOver: boolean }>());

  const tell = (ip: string, isDeleted: boolean) =>
    announce('toast', {
      kind: isDeleted ? 'success' : 'warning',
      text: t(isDeleted ? 'whitelist.deleted' : 'whitelist.notDeleted', { ip }),
      names: [ip],
    });
  const tellLost = useEffectEvent(() => {
    for (const [ip, { isOver }] of lost.current) {
      const isListed = whole?.list.some((one) => normaliseIp(one.ip) === ip) === true;
      // An address that is missing may be in a row that could not be read.
      if (isListed ? !isOver : whole?.unread) continue;
      lost.current.delete(ip);
      tell(ip, !isListed);
    }
  });
  const readAt = isSuccess && !isFetching && dataUpdatedAt;
  useEffect(() => {
    if (readAt) tellLost();
  }, [readAt]);

  return {
    tell,
    /** Notes that a deletion has no readable answer, right after its call. */
    noteLost(ip: string, error: unknown): void {
      const one = { isOver: isCallOver(error) };
      lost.current.set(normaliseIp(ip), one);
      // The lists are read right after each call.
      if (one.isOver) return;
      setTimeout(() => {
        one.isOver = true;
        if (isCustomerPresent()) void refresh();
      }, CALL_TIMEOUT_MS);
    },
    /** Tells nothing of an address that is deleted once more, or was added. */
    forget(ip: string): void {
      lost.current.delete(normaliseIp(ip));
    },
  };
}
