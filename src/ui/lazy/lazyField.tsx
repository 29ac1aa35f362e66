import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Chunk } from '@/lib/chunk';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { Broken } from './Broken';
import { ChunkNote } from './ChunkNote';
import { useChunk } from './useChunk';

/** What stands in a field's place until its code is here. */
export interface StandInProps {
  /** The customer wants to choose. */
  onPress(): void;
}

/** A further property of the field: its list opens at once when the customer has pressed what stood in its place. */
export interface LateFieldProps {
  readonly defaultOpen?: boolean;
}

interface FocusWatchProps {
  readonly children: ReactNode;
  /** Called when the children leave the page, with whether the focus was in them. */
  onLeave(hadFocus: boolean): void;
}

function FocusWatch({ children, onLeave }: FocusWatchProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // It is still in the document then.
    return () => onLeave(element?.contains(document.activeElement) ?? false);
  }, [onLeave]);
  return <div ref={box}>{children}</div>;
}

interface Props<P> {
  readonly chunk: Chunk<{ readonly default: ComponentType<P & LateFieldProps> }>;
  readonly StandIn: ComponentType<StandInProps>;
  readonly isDue: boolean;
  readonly field: P;
}

function LazyField<P extends object>({ chunk, StandIn, isDue, field }: Props<P>) {
  const { code, failure } = useChunk(chunk, { due: isDue });
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [isPressed, setPressed] = useState(false);
  const [onLeave] = useState(() => (had: boolean) => {
    hadFocus.current = had;
  });
  useLayoutEffect(() => {
    if (code !== null && hadFocus.current) box.current?.querySelector('input')?.focus();
    hadFocus.current = false;
  }, [code]);
  if (failure) return <ChunkNote failure={failure} />;
  const Field = code?.default;
  return (
    <div ref={box}>
      {Field ? (
        <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />}>
          <Field {...field} defaultOpen={isPressed} />
        </ErrorBoundary>
      ) : (
        <FocusWatch onLeave={onLeave}>
          <StandIn onPress={() => setPressed(true)} />
        </FocusWatch>
      )}
    </div>
  );
}

/**
 * A field whose code comes when it is due. Tab finds it from the start: until then its stand-in has its place and its name, and
 * hands over the focus; when it was pressed, the list of the field opens as soon as it is here.
 */
export function lazyField<P extends object>(
  chunk: Props<P>['chunk'],
  StandIn: Props<P>['StandIn'],
): (props: Pick<Props<P>, 'isDue' | 'field'>) => ReactNode {
  return (props) => <LazyField chunk={chunk} StandIn={StandIn} {...props} />;
}
