import { useRef } from 'react';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { useInView } from '@/ui/lazy/useInView';
import { LOAD_AHEAD_PX } from '../DeferredCard';
import type { SampleSource } from './useSample';

/** The height of a typical sample with its notes, in px. */
const HEIGHT = 640;

// Only customers who scroll down need the samples, so they are not among the parts that are fetched ahead.
const CodeSamples = lazyPart(() => import('./CodeSamples'), { height: HEIGHT, prefetch: false });

/** Shows the code samples, loaded once they are in view. */
export function SampleCards(source: SampleSource) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box, LOAD_AHEAD_PX);
  return (
    <div ref={box} data-part="samples">
      {isInView ? <CodeSamples {...source} /> : <div style={{ height: HEIGHT }} />}
    </div>
  );
}
