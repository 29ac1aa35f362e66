import type { User } from '@/api/contract';
import type { LazyModule } from '@/lib/chunk';

/** The module of a page or a layout. */
export interface PageModule {
  readonly default: unknown;
  /** Fetches the page's data before the page is drawn. Must change nothing. */
  prefetch?(user: User): void;
}

/** A component of the route table, made by `lazyPart`. */
interface LazyPage {
  readonly module: LazyModule<PageModule>;
}

/** Returns true for a component of the route table that can be fetched before it is drawn. */
export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === 'function' && 'module' in component;
}
