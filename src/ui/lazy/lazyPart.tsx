import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  useDeferredValue,
} from 'react';
import { fetchOrReload, type LazyModule, lazyModule } from '@/lib/browser/lazyModule';
import type { MessageKey } from '@/locales/keys';
import { Skeleton } from '../feedback/Skeleton';
import { BrandMark } from '../page/BrandMark';
import { PartBoundary } from './PartBoundary';
import { PartFailure, type PartKind } from './PartFailure';
import { useLazyModule } from './useLazyModule';

type PartModule<P> = { readonly default: ComponentType<P> };

/** A component whose module is loaded when it is first drawn. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  readonly module: LazyModule<PartModule<P>>;
}

interface InPage {
  readonly kind?: 'part';
  /** Room that is kept until the part is drawn, in px. */
  readonly height: number;
  readonly width?: number;
  /** The message when the module does not load; by default the message for any part. */
  readonly lost?: MessageKey;
  /** True for a heavy part that is not the purpose of its page: drawn after its surroundings, without delaying a key press. */
  readonly isDeferred?: boolean;
  /** False for a part that is not fetched ahead: most customers never see it, or it is larger than a page. */
  readonly prefetch?: boolean;
}

type Options =
  | InPage
  /** Nothing is shown until it opens; `onClose` is called when the customer puts its failure away. */
  | { readonly kind: 'dialog' }
  /** A page or a layout of the route table, from which it is fetched ahead. */
  | { readonly kind: 'page' };

function Waiting({ options }: { readonly options: Options }) {
  if (options.kind === 'page') return <BrandMark />;
  return options.kind === 'dialog' ? null : (
    <Skeleton height={options.height} width={options.width} />
  );
}

function Deferred({ options, children }: Parameters<typeof Waiting>[0] & PropsWithChildren) {
  return useDeferredValue(true, false) ? children : <Waiting options={options} />;
}

interface Props<P> {
  readonly module: LazyModule<PartModule<P>>;
  readonly fetch: () => Promise<PartModule<P>>;
  readonly options: Options;
  /** The part's own properties. */
  readonly props: P;
}

function Loading<P extends object>({ module, fetch, options, props }: Props<P>) {
  const { loaded, failure } = useLazyModule(module, { fetch });
  const kind: PartKind = options.kind ?? 'part';
  const { onClose } = kind === 'dialog' ? (props as { onClose?(): void }) : {};
  if (failure) {
    const lost = 'lost' in options ? options.lost : undefined;
    const note = { kind, failure, lost, onClose };
    return <PartFailure {...note} onRetry={failure.retry} />;
  }
  if (loaded === null) return <Waiting options={options} />;
  const Part = loaded.default;
  // The layout's boundary catches a page that breaks, and the next path gives the page another chance.
  if (kind === 'page') return <Part {...props} />;
  return (
    <PartBoundary kind={kind} onClose={onClose}>
      <Part {...props} />
    </PartBoundary>
  );
}

/**
 * Makes a component of a module that is loaded when first drawn: React.lazy for pages, parts and dialogs. A loaded module is drawn
 * without a placeholder. Where a module does not load or a part breaks, its place shows the failure with Retry, and the page around
 * it works on. After a release a page's path is loaded anew, once; a part offers Reload.
 */
export function lazyPart<P extends object>(
  load: () => Promise<PartModule<P>>,
  options: Options,
): LazyPart<P> {
  const isPage = options.kind === 'page';
  const prefetch = options.kind === 'dialog' || (!isPage && options.prefetch !== false);
  const module = lazyModule(load, { prefetch });
  const fetch = isPage ? () => fetchOrReload(module) : module.fetch;
  const draw = (props: P) => (
    <Loading module={module} fetch={fetch} options={options} props={props} />
  );
  const isDeferred = 'isDeferred' in options && options.isDeferred === true;
  const drawLater = (props: P) => <Deferred options={options}>{draw(props)}</Deferred>;
  return Object.assign(isDeferred ? drawLater : draw, { module });
}
