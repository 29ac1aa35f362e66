import { type Bundle, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/importAgain.ts';

/** The import of one chunk by another, as the bundler writes it. */
interface DynamicImport {
  /** Null for an address that only the running code knows. */
  readonly targetModuleId: string | null;
}

const CALLER = '/src/lib/browser/lazyModule.ts';
const AGAIN = '.catch(window.importAgain)';
/** An import with its address, which stands in the code once the chunks have their names. */
const IMPORT = /import\(("[^"]+")\)\.catch\(window\.importAgain\)/g;

/**
 * Hands every failed import of a chunk, with its address, to `importAgain` (src/lib/browser/lazyModule.ts). The bundler writes the address,
 * because Safari's error does not name it. vite's own event for a failed import (`vite:preloadError`) is too late: its listeners cannot
 * give the importing code a module any more.
 */
export function importAgain() {
  let hasCaller = false;
  return {
    name: 'portal-import-again',
    apply: 'build',
    enforce: 'pre',
    transform(code: string, id: string) {
      if (!fileOf(id).endsWith(CALLER)) return null;
      const written = code.replaceAll('importFrom(', 'import(/* @vite-ignore */ ');
      if (written === code) throw new Error(`${NAME}: ${CALLER} calls no importFrom`);
      hasCaller = true;
      return { code: written, map: null };
    },
    renderDynamicImport({ targetModuleId }: DynamicImport) {
      return targetModuleId === null ? null : { left: 'import(', right: `)${AGAIN}` };
    },
    generateBundle(_options: unknown, bundle: Bundle) {
      if (!hasCaller) throw new Error(`${NAME}: ${CALLER} is not in the build`);
      for (const file of Object.values(bundle)) {
        const { fileName, code = '', dynamicImports = [] } = file;
        const written = code.replace(IMPORT, 'import($1).catch(e=>window.importAgain(e,$1))');
        if (dynamicImports.length > 0 && (written === code || written.includes(AGAIN))) {
          throw new Error(`${NAME}: the imports in ${fileName} are not tried again`);
        }
        if (written !== code) Object.assign(file, { code: written });
      }
    },
  };
}
