import { PATTERNS } from '../chunks';
import { fileOf } from '../vitePlugin';

const NAME = 'config/plugins/chunkPatterns.ts';

/** The part of rollup's plugin context that is used. */
interface Modules {
  getModuleIds(): Iterable<string>;
}

/**
 * Fails a build in which a pattern of `config/chunks.ts` matches no module: a package has moved its files, or a file was renamed. Pages
 * would become larger unnoticed.
 */
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
