import type { IApi } from '@umijs/max';
import { addVitePlugin } from '../vitePlugin';

/** The import of one chunk by another, as the bundler writes it. */
interface DynamicImport {
  /** Null for an address that is only known when the code runs. */
  readonly targetModuleId: string | null;
}

const CALLER = /\/src\/runtime\/chunks\.ts$/;

/**
 * Hands every failed import of a chunk to `importAgain` (src/runtime/chunks.ts). It has to happen here: only the bundler
 * knows all imports, its own and those in packages, and under which name a chunk holds a module.
 */
export default (api: IApi) => {
  addVitePlugin(api, {
    name: 'portal-import-again',
    apply: 'build',
    enforce: 'pre',
    transform(code: string, id: string) {
      if (!CALLER.test(id.replace(/\\/g, '/'))) return null;
      return { code: code.replaceAll('importFrom(', 'import(/* @vite-ignore */ '), map: null };
    },
    renderDynamicImport({ targetModuleId }: DynamicImport) {
      return targetModuleId === null
        ? null
        : { left: 'import(', right: ').catch(window.importAgain)' };
    },
  });
};
