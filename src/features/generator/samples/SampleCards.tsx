import { useRef } from 'react';
import { chunkOf } from '@/lib/browser/chunks';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { useShown } from '@/ui/lazy/useShown';
import { AHEAD } from '../ShownCard';
import type { SampleSource } from './useSample';

/** The height of a typical sample with its notes, in px. */
const HEIGHT = 640;

// Only customers who scroll down need the samples, so they are not fetched ahead with other parts.
const CodeSamples = lazyPart(
  chunkOf(() => import('./CodeSamples')),
  { height: HEIGHT },
);

/** Shows the code samples, loaded once they are in view. */
export function SampleCards(source: SampleSource) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = useShown(box, AHEAD);
  return (
    <div ref={box} data-part="samples">
      {isShown ? <CodeSamples {...source} /> : <div style={{ height: HEIGHT }} />}
    </div>
  );
}
