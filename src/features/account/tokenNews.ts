import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateCalls } from '@/api/keys';
import { useCustomer } from '@/features/auth';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';

const channel = openTabChannel('apiToken');

/** Tells the other tabs that the customer's API token may have been changed. */
export const tellTokenChanged = (userId: string): void => channel.post(userId);

/** Reads the customer anew when another tab may have changed the API token: the one shown here, or in an API link, is dead then. */
export function useTokenOfOtherTabs(): void {
  const client = useQueryClient();
  const { id } = useCustomer();
  useEffect(
    () =>
      channel.listen((heard) => {
        if (heard === id) void invalidateCalls(client, 'user.info');
      }),
    [client, id],
  );
}
