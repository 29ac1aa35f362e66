import type { IApi } from '@umijs/max';

/** A vite plugin as far as this project writes one; vite's own types are not a dependency of the project. */
interface VitePlugin {
  readonly name: string;
}

/** Adds a plugin to what Umi hands to vite. */
export function addVitePlugin(api: IApi, plugin: VitePlugin & Record<string, unknown>): void {
  api.modifyViteConfig((config) => {
    config.plugins = [...(config.plugins ?? []), plugin];
    return config;
  });
}
