import type { IApi } from '@umijs/max';
import { addVitePlugin } from '../vitePlugin';

const ROUTE_FILE = /\/\.umi[\w-]*\/core\/route\.tsx(\?|$)/;
const IMPORT = "import { lazyPage as __lazyPage } from '@/layouts/lazyPage';\n";

/**
 * Umi writes its route components as `React.lazy`. They are made by the portal's own `lazyPage` instead: it gives a
 * chunk up after 120 s, and lets the first page be fetched before the first render.
 */
export default (api: IApi) => {
  addVitePlugin(api, {
    name: 'portal-lazy-pages',
    enforce: 'pre',
    transform(code: string, id: string) {
      if (!ROUTE_FILE.test(id)) return null;
      return { code: IMPORT + code.replaceAll('React.lazy(', '__lazyPage('), map: null };
    },
  });
};
