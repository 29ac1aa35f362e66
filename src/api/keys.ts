import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from './contract';

/**
 * The cache key of a reading: the call, then its parameters, or for what purpose all of its pages are read. Server state is kept under
 * such keys and under no other, so a change can name the calls that it makes stale.
 */
export const keyOf = (call: CallName, params?: object): readonly [CallName, object?] =>
  params === undefined ? [call] : [call, params];

/** Has everything read again that these calls gave, whatever their parameters: at once where it is shown. */
export async function makeStale(client: QueryClient, ...calls: readonly CallName[]): Promise<void> {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })));
}
