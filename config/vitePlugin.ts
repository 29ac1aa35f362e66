import type { IApi } from '@umijs/max';
import type { cheerio } from '@umijs/max/plugin-utils';

/** A vite plugin as far as this project writes one; vite's own types are not a dependency of the project. */
export interface VitePlugin extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

/** A file of a build, as far as the plugins look at it. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  /** Of a chunk. */
  readonly code?: string;
  /** Of an asset. */
  readonly source?: string | Uint8Array;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly modules?: Readonly<Record<string, object>>;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export type Bundle = Readonly<Record<string, BuiltFile>>;

/** The part of rollup's plugin context by which a plugin adds a file. */
export interface Emitter {
  emitFile(asset: object): void;
}

/** index.html while Umi makes it. */
export type Page = ReturnType<typeof cheerio.load>;

/** The file that a module's id names: with slashes on every system, and without a query. */
export function fileOf(id: string): string {
  return id.replace(/\\/g, '/').replace(/\?.*/, '');
}

/** Adds a plugin to what Umi hands to vite. */
export function addVitePlugin(api: IApi, plugin: VitePlugin): void {
  api.modifyViteConfig((config) => {
    config.plugins = [...(config.plugins ?? []), plugin];
    return config;
  });
}
