import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cacheKey } from '@/api/keys';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';
import { useNow } from '@/ui/format/useNow';

/** The readings that show traffic by time. They show the same hours, so they are read together. */
const READINGS = ['traffic.usage', 'traffic.details', 'traffic.changelog', 'user.info'] as const;

/**
 * Returns the start of the present hour, in UTC seconds, with which ranges of the usage end. When another hour begins, all that shows
 * the usage is read again: the new hour is in no earlier answer, and would count as one without traffic.
 */
export function useHour(): number {
  const hour = floorTo(useNow(), SECONDS_PER_HOUR);
  const client = useQueryClient();
  const readFor = useRef(hour);
  useEffect(() => {
    if (readFor.current === hour) return;
    readFor.current = hour;
    // In a hidden tab they are read once the customer looks at it.
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
    for (const call of READINGS)
      void client.invalidateQueries({ queryKey: cacheKey(call), refetchType });
  }, [client, hour]);
  return hour;
}
