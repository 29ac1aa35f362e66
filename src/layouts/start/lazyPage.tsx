import type { ComponentType } from 'react';
import { chunkOf, fetchOrReload } from '@/lib/browser/chunks';
import type { Chunk } from '@/lib/chunk';
import { useText } from '@/ui/format/text';
import { useChunkText } from '@/ui/lazy/ChunkNote';
import { type ChunkFailure, useChunk } from '@/ui/lazy/useChunk';
import { Mark } from '@/ui/page/Mark';
import { CrashPage } from '../crash/CrashPage';
import type { LazyPage, PageModule } from './pageModule';

function PageFailure({ failure }: { readonly failure: ChunkFailure }) {
  const t = useText();
  return (
    <CrashPage
      title={t('crash.chunkTitle')}
      text={useChunkText(failure.error)}
      busy={failure.busy}
      reload={failure.offersReload}
      onRetry={failure.retry}
    />
  );
}

type Module = PageModule & { readonly default: ComponentType };

/** Where a page's code comes from: `fetch` is the chunk's own, but loads the path again after a release. */
interface Source {
  readonly chunk: Chunk<Module>;
  fetch(): Promise<Module>;
}

function PageOf({ chunk, fetch }: Source) {
  const { code, failure } = useChunk(chunk, { fetch });
  if (failure) return <PageFailure failure={failure} />;
  if (code === null) return <Mark />;
  const Page = code.default;
  return <Page />;
}

/**
 * A page as Umi's routes have it, instead of React.lazy: code that has already been fetched renders without a fallback
 * (React delays what follows a fallback by 300 ms), and code that does not come is reported in the page's place, with
 * Retry.
 */
export function lazyPage(load: () => Promise<Module>): LazyPage {
  const chunk = chunkOf(load);
  const page = PageOf.bind(null, { chunk, fetch: () => fetchOrReload(chunk) });
  return Object.assign(page, { preload: chunk.fetch, isLoaded: () => chunk.loaded !== null });
}
