import { getIntl } from '@umijs/max';
import { ReleaseError } from '../chunk';
import { announce } from './announce';

/** What to tell about code that did not come. */
export function chunkText(error: unknown): string {
  const id = error instanceof ReleaseError ? 'chunk.released' : 'chunk.lost';
  return getIntl().formatMessage({ id });
}

/**
 * Tells a customer without a network why the portal does not leave for another page: the browser would show a page of its own
 * in its place. Answers whether it stays.
 */
export function staysOffline(): boolean {
  const stays = !navigator.onLine;
  if (stays)
    announce('toast', { kind: 'error', text: getIntl().formatMessage({ id: 'leave.offline' }) });
  return stays;
}
