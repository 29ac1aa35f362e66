import type { ComponentType, ReactNode } from 'react';
import type { Chunk } from '@/lib/chunk';
import type { MessageKey } from '@/locales/keys';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { Skeleton } from '../feedback/Skeleton';
import type { DateRangeProps } from '../form/DateRange';
import { useText } from '../format/text';
import { Broken, DialogBoundary } from './Broken';
import { ChunkNote } from './ChunkNote';
import { CornerNote } from './CornerNote';
import { useChunk } from './useChunk';

type PartChunk<P> = Chunk<{ readonly default: ComponentType<P> }>;

interface PartProps<P> {
  readonly chunk: PartChunk<P>;
  readonly height: number;
  /** What to say when the code does not come; by default what is said of any part. */
  readonly lost?: MessageKey | undefined;
  /** What the part itself gets. */
  readonly props: P;
}

function LazyPart<P extends object>({ chunk, height, lost, props }: PartProps<P>) {
  const t = useText();
  const { code, failure } = useChunk(chunk);
  if (failure) return <ChunkNote failure={failure} text={lost && t(lost)} />;
  if (code === null) return <Skeleton height={height} />;
  const Part = code.default;
  return (
    <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />}>
      <Part {...props} />
    </ErrorBoundary>
  );
}

interface Closable {
  onClose(): void;
}

function LazyDialog<P extends Closable>({ chunk, props }: Pick<PartProps<P>, 'chunk' | 'props'>) {
  const { code, failure } = useChunk(chunk);
  const { onClose } = props;
  if (failure) {
    return (
      <CornerNote>
        <ChunkNote failure={failure} onClose={onClose} />
      </CornerNote>
    );
  }
  if (code === null) return null;
  const Part = code.default;
  return (
    <DialogBoundary onClose={onClose}>
      <Part {...props} />
    </DialogBoundary>
  );
}

/**
 * A part of a page whose code comes when it is shown. It keeps its room (`height` in px) until then; code that does not
 * come, and a part that breaks, are told in its place with Retry, and the page around it lives on.
 */
export function lazyPart<P extends object>(
  chunk: PartChunk<P>,
  { height, lost }: Pick<PartProps<P>, 'height' | 'lost'>,
): (props: P) => ReactNode {
  return (props) => <LazyPart chunk={chunk} height={height} lost={lost} props={props} />;
}

/** The field of a range of days, with the days that can be chosen below it, in px. */
const DATE_RANGE_HEIGHT = 58;

/** A range of days, whose code comes with the first one that is shown: most customers need only the ready ranges. */
export const lazyDateRange = (chunk: PartChunk<DateRangeProps>) =>
  lazyPart(chunk, { height: DATE_RANGE_HEIGHT });

/**
 * As `lazyPart`, for what opens over the page: until its code is here nothing shows, and a failure in the window's corner,
 * because antd's dialog is in the code that did not come.
 */
export function lazyDialog<P extends Closable>(chunk: PartChunk<P>): (props: P) => ReactNode {
  return (props) => <LazyDialog chunk={chunk} props={props} />;
}
