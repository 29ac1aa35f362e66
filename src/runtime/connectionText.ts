import { getIntl } from '@umijs/max';
import { ReleaseError } from '@/domain/chunk';

/** What to tell about code that did not come. */
export function chunkText(error: unknown): string {
  const id = error instanceof ReleaseError ? 'chunk.released' : 'chunk.lost';
  return getIntl().formatMessage({ id });
}

/**
 * What to tell instead of leaving for another page: without a network the browser would show a page of its own in the portal's
 * place. Null when there is a network.
 */
export const offlineText = (): string | null =>
  navigator.onLine ? null : getIntl().formatMessage({ id: 'leave.offline' });
