import type { IApi } from '@umijs/max';

const NAME = 'config/plugins/loudFailure.ts';

/** Prints why a build fails and ends with 1: Umi alone swallows vite's error and writes an index.html without scripts. */
export default (api: IApi) => {
  let failure: Error | undefined;
  api.onBuildComplete(({ err }) => {
    failure = err;
  });
  api.modifyHTML(($) => {
    if (api.env !== 'production') return $;
    if (failure) throw failure;
    if ($('script[type="module"][src]').length === 0) {
      throw new Error(`${NAME}: the build ended without an error, and index.html has no script`);
    }
    return $;
  });
};
