import type { IApi } from '@umijs/max';
import type { Page } from '../vitePlugin';

const NAME = 'config/plugins/loudFailure.ts';

/** Remembers a failed build, and lets no index.html be written after it. */
export function loudFailure() {
  let failure: Error | undefined;
  return {
    onBuildComplete({ err }: { readonly err?: Error }): void {
      failure = err;
    },
    /** Throws when the build has failed or the page has no script. */
    checkPage($: Page): void {
      if (failure) throw failure;
      if ($('script[type="module"][src]').length === 0) {
        throw new Error(`${NAME}: the build ended without an error, and index.html has no script`);
      }
    },
  };
}

/** Prints why a build fails and ends with 1: Umi alone swallows vite's error and writes an index.html without scripts. */
export default (api: IApi) => {
  const { onBuildComplete, checkPage } = loudFailure();
  api.onBuildComplete(onBuildComplete);
  api.modifyHTML(($) => {
    if (api.env === 'production') checkPage($);
    return $;
  });
};
