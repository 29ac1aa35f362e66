import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SubAccount } from '@/api/contract';
import { cacheKey } from '@/api/keys';
import { LOOK_AGAIN_MS } from '../queries';
import type { useSendSubAccount } from './useSendSubAccount';

/**
 * A lost name that is listed. `arrived` is null when it has the password of none of our tries: it was added, or given another password,
 * elsewhere, and none of our tries can arrive any more.
 */
interface Found {
  readonly username: string;
  readonly arrived: SubAccount | null;
}

/**
 * Keeps the usernames whose addition has no known outcome, and looks them up until each is listed: when the network is back, and
 * every `LOOK_AGAIN_MS`. `onFound` is called once for each, which is then forgotten.
 */
export function useLostAdditions(
  lookUp: ReturnType<typeof useSendSubAccount>['lookUp'],
  onFound: (found: Found) => void,
) {
  const [names, setNames] = useState<readonly string[]>([]);
  const forget = (name: string) => setNames((all) => all.filter((one) => one !== name));
  const { data: found } = useQuery({
    queryKey: cacheKey('auth.sublist', { purpose: 'lost', names }),
    queryFn: async (): Promise<Found | null> => {
      for (const username of names) {
        // The note stays while a look-up fails, so no toast tells it each time.
        const seen = await lookUp(username, { isShownByCaller: () => true });
        if (seen?.isTaken) return { username, arrived: seen.arrived };
      }
      return null;
    },
    enabled: names.length > 0,
    // The sending has just looked, and has not found it.
    initialData: null,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
  });
  const noteFound = useEffectEvent((one: Found) => {
    forget(one.username);
    onFound(one);
  });
  useEffect(() => {
    if (found) noteFound(found);
  }, [found]);
  return { names, forget, add: (name: string) => setNames((all) => [...all, name]) };
}
