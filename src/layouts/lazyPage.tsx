import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadChunk, pageArrived } from '@/runtime/chunks';

/** A page whose code comes when it is asked for. */
export interface LazyPage {
  (): React.ReactNode;
  /** Fetches the code; the page then renders at once. */
  preload(): Promise<unknown>;
}

type PageModule = { default: ComponentType };

/** Where a page's code is: not here yet, or its component. */
interface Slot {
  loaded: ComponentType | null;
  readonly Waiting: ComponentType;
}

/** Ends the row of failed chunks (see `reloadForChunk`). */
function Arrived() {
  useEffect(pageArrived, []);
  return null;
}

function PageOf(slot: Slot) {
  // Decided once: changing the kind of component would throw the page's state away.
  const [Component] = useState(() => slot.loaded ?? slot.Waiting);
  // Runs once the page's code has come: a suspended component has no effects yet.
  return (
    <>
      <Component />
      <Arrived />
    </>
  );
}

/**
 * A page as Umi's routes have it, with two things that React.lazy lacks: a chunk that has not come within 120 s counts as
 * failed, and code that is there already renders without a fallback (React holds what follows one back for 300 ms).
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loading: Promise<PageModule> | null = null;
  const preload = () => {
    loading ??= loadChunk(load).then((module) => {
      slot.loaded = module.default;
      return module;
    });
    return loading;
  };
  const slot: Slot = { loaded: null, Waiting: lazy(preload) };
  return Object.assign(PageOf.bind(null, slot), { preload });
}

/** Whether a route component can be fetched ahead. */
export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === 'function' && 'preload' in component;
}
