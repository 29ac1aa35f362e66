import { getIntl } from '@umijs/max';
import { ReleaseError } from '../chunk';
import { announce } from './announce';

/** Returns the key of the text for code that failed to load. */
export function chunkErrorTextId(error: unknown) {
  return error instanceof ReleaseError ? 'chunk.released' : 'chunk.lost';
}

/**
 * Shows a toast when there is no network, because the browser would replace the portal by an error page of its own. Returns true
 * when the portal must not leave for another page.
 */
export function warnIfOffline(): boolean {
  const stays = !navigator.onLine;
  if (stays)
    announce('toast', { kind: 'error', text: getIntl().formatMessage({ id: 'leave.offline' }) });
  return stays;
}
