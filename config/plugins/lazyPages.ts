import { fileOf } from '../vitePlugin';

const NAME = 'config/plugins/lazyPages.ts';
const ROUTE_FILE = /\/\.umi[\w-]*\/core\/route\.tsx$/;
const LAZY = 'React.lazy(';
const IMPORT = `import { lazyPart as __lazyPart } from '@/ui/lazy/lazyPart';
const __lazyPage = (load) => __lazyPart(load, { kind: 'page' });
`;

/**
 * Replaces `React.lazy` in Umi's route components, for which Umi has no option, by the portal's own `lazyPart`: a chunk is given
 * up after 120 s, and the first page can be fetched before the first render.
 */
export function lazyPages() {
  let isFound = false;
  return {
    name: 'portal-lazy-pages',
    enforce: 'pre',
    transform(code: string, id: string) {
      const file = fileOf(id);
      if (!ROUTE_FILE.test(file)) return null;
      if (!code.includes(LAZY)) throw new Error(`${NAME}: no page in ${file} is made by ${LAZY}`);
      isFound = true;
      return { code: IMPORT + code.replaceAll(LAZY, '__lazyPage('), map: null };
    },
    generateBundle() {
      if (!isFound) throw new Error(`${NAME}: no module of the build is ${ROUTE_FILE}`);
    },
  };
}
