import type { IApi } from '@umijs/max';
import { PATTERNS } from '../chunks';
import { addVitePlugin, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/chunkPatterns.ts';

/** The part of rollup's plugin context that is used. */
interface Modules {
  getModuleIds(): Iterable<string>;
}

/** Fails a build in which a pattern of `config/chunks.ts` fits no module: a package has moved its files, or a file was renamed. */
export function chunkPatterns() {
  return {
    name: 'portal-chunk-patterns',
    apply: 'build',
    generateBundle(this: Modules) {
      const files = [...this.getModuleIds()].map(fileOf);
      const unused = PATTERNS.find((pattern) => !files.some((file) => pattern.test(file)));
      if (unused) throw new Error(`${NAME}: no module of the build fits ${unused}`);
    },
  };
}

/** Keeps the patterns true by which the build is cut into chunks: one that fits nothing would only make pages larger. */
export default (api: IApi) => addVitePlugin(api, chunkPatterns());
