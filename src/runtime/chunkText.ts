import { getIntl } from '@umijs/max';
import { ReleaseError } from '@/domain/chunk';

/** What to tell about code that did not come. */
export function chunkText(error: unknown): string {
  const id = error instanceof ReleaseError ? 'chunk.released' : 'chunk.lost';
  return getIntl().formatMessage({ id });
}
