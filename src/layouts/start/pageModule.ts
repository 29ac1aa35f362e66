import type { User } from '@/api/contract';

/** The module of a page or a layout. */
export interface PageModule {
  readonly default: unknown;
  /** Asks for what the page shows, before anything of it is drawn. It changes nothing. */
  begin?(user: User): void;
}

/** A route component whose code comes when it is asked for. */
export interface LazyPage {
  (): unknown;
  /** Whether the code is here. */
  isLoaded(): boolean;
  /** Fetches the code; the page then renders at once. */
  preload(): Promise<PageModule>;
}

/** Whether a route component can be fetched ahead. */
export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === 'function' && 'preload' in component;
}
