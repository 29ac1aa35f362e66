import type { IApi } from '@umijs/max';

/** A vite plugin as far as this project writes one; vite's own types are not a dependency of the project. */
export interface VitePlugin extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

/** Adds a plugin to what Umi hands to vite. */
export function addVitePlugin(api: IApi, plugin: VitePlugin): void {
  api.modifyViteConfig((config) => {
    config.plugins = [...(config.plugins ?? []), plugin];
    return config;
  });
}
