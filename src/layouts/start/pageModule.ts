import type { User } from '@/api/contract';

/** The module of a page or a layout. */
export interface PageModule {
  readonly default: unknown;
  /** Fetches the data that the page shows first, before anything is drawn. Never changes anything. */
  begin?(user: User): void;
}

/** A route component whose code loads on demand. */
export interface LazyPage {
  (): unknown;
  /** True when the code has loaded. */
  isLoaded(): boolean;
  /** Fetches the code; after that the page renders at once. */
  preload(): Promise<PageModule>;
}

/** True when a route component can be fetched ahead. */
export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === 'function' && 'preload' in component;
}
