import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { fetchOrReload, lazyModule } from '@/lib/browser/lazyModule';
import type { LazyModule } from '@/lib/chunk';
import type { MessageKey } from '@/locales/keys';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { Skeleton } from '../feedback/Skeleton';
import { Mark } from '../page/Mark';
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
  /** What to say when its module does not load; by default what is said of any part. */
  readonly lost?: MessageKey;
  /** True for a heavy part below what the customer came for: drawn after what stands around it, and without holding up a key. */
  readonly isDeferred?: boolean;
  /** False for what most customers never see, or what is larger than a page: it is not fetched ahead. */
  readonly prefetch?: boolean;
}

/** Nothing shows until it opens; it is told when its failure is put away (`onClose`). */
interface OverPage {
  readonly kind: 'dialog';
}

/** A page or a layout of the route table, from which it is fetched ahead. */
interface WholePage {
  readonly kind: 'page';
}

type Options = InPage | OverPage | WholePage;

function Waiting({ options }: { readonly options: Options }) {
  if (options.kind === 'page') return <Mark />;
  return options.kind === 'dialog' ? null : <Skeleton height={options.height} />;
}

interface DeferredProps {
  readonly options: Options;
  readonly children: ReactNode;
}

function Deferred({ options, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : <Waiting options={options} />;
}

interface Props<P> {
  readonly module: LazyModule<PartModule<P>>;
  readonly fetch: () => Promise<PartModule<P>>;
  readonly options: Options;
  /** For the part itself. */
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
  // A page that breaks is its layout's: the next path gives it another chance.
  if (kind === 'page') return <Part {...props} />;
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <PartFailure kind={kind} failure={null} onRetry={retry} onClose={onClose} />
      )}
    >
      <Part {...props} />
    </ErrorBoundary>
  );
}

/**
 * React.lazy for pages, parts and dialogs. A module that has been loaded is drawn without a placeholder; one that does not load,
 * and a part that breaks, are told in their place with Retry, and the page around lives on. After a release a page's path is
 * loaded anew, once; a part offers Reload.
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
