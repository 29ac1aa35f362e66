import type { IApi } from '@umijs/max';
import { addVitePlugin } from '../vitePlugin';

/** axios' ways to make a call that the portal never takes: its policy asks for `adapter: 'fetch'`. */
const UNUSED_ADAPTER = /\/axios\/lib\/adapters\/(xhr|http)\.js(\?|$)/;

/** Leaves axios' other adapters out of the build (4 KB gzip on every signed-in page). */
export default (api: IApi) => {
  addVitePlugin(api, {
    name: 'portal-fetch-only',
    apply: 'build',
    enforce: 'pre',
    load: (id: string) => (UNUSED_ADAPTER.test(id) ? 'export default null;' : null),
  });
};
