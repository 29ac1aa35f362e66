import type { IApi } from '@umijs/max';
import type { cheerio } from '@umijs/max/plugin-utils';

/** The parts of a vite plugin that this project uses; vite's own types are not a dependency of the project. */
export interface VitePlugin extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

/** The fields of a build's file that the plugins read. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  /** Only in a chunk. */
  readonly code?: string;
  /** Only in an asset. */
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

/** index.html while Umi writes it. */
export type Page = ReturnType<typeof cheerio.load>;

/** Returns the file of a module's id: with slashes on every system, and without a query. */
export function fileOf(id: string): string {
  return id.replace(/\\/g, '/').replace(/\?.*/, '');
}

/** Adds a plugin to Umi's configuration of vite. */
export function addVitePlugin(api: IApi, plugin: VitePlugin): void {
  api.modifyViteConfig((config) => {
    config.plugins = [...(config.plugins ?? []), plugin];
    return config;
  });
}
