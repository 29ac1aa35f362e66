import type { IApi } from '@umijs/max';
import type { Page } from '../vitePlugin';

const NAME = 'config/plugins/loudFailure.ts';

/** Knows how the build ended, and lets no index.html be written after one that failed. */
export function loudFailure() {
  let failure: Error | undefined;
  return {
    onBuildComplete({ err }: { readonly err?: Error }): void {
      failure = err;
    },
    /** The page of a finished build. */
    checkPage($: Page): void {
      if (failure) throw failure;
      if ($('script[type="module"][src]').length === 0) {
        throw new Error(`${NAME}: the build ended without an error, and index.html has no script`);
      }
    },
  };
}

/** A build that fails says why and ends with 1: Umi keeps vite's error to itself and writes an index.html without scripts. */
export default (api: IApi) => {
  const { onBuildComplete, checkPage } = loudFailure();
  api.onBuildComplete(onBuildComplete);
  api.modifyHTML(($) => {
    if (api.env === 'production') checkPage($);
    return $;
  });
};
