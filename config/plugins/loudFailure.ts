import type { IApi } from '@umijs/max';
import { addVitePlugin } from '../vitePlugin';

function fail(error?: Error): void {
  if (!error) return;
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exitCode = 1;
}

/** A build that fails says why and ends with 1: Umi keeps vite's error to itself and writes an index.html without scripts. */
export default (api: IApi) => {
  addVitePlugin(api, {
    name: 'portal-loud-failure',
    apply: 'build',
    buildEnd: fail,
    renderError: fail,
  });
};
