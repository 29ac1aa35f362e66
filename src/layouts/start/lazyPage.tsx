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

/** The source of a page's code: `fetch` loads the chunk, and reloads the path when a release has replaced it. */
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
 * Makes a page component for Umi's routes, used instead of React.lazy: code that has already loaded renders without a fallback
 * (React delays the content after a fallback by 300 ms), and a failure to load is shown in the page's place, with Retry.
 */
export function lazyPage(load: () => Promise<Module>): LazyPage {
  const chunk = chunkOf(load);
  const page = PageOf.bind(null, { chunk, fetch: () => fetchOrReload(chunk) });
  return Object.assign(page, { preload: chunk.fetch, isLoaded: () => chunk.loaded !== null });
}
