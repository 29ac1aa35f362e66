import { useRef } from 'react';
import { useShown } from '@/components/chart/useShown';
import { chunkOf } from '@/runtime/chunks';
import { lazyPart } from '@/ui/lazyPart';
import { AHEAD } from './ShownCard';
import type { SampleSource } from './samples/useSample';

/** A usual sample with what is said about it. */
const HEIGHT = 640;

// The samples and their colours are for who scrolls down to them: they are not among the parts that are fetched ahead.
const CodeSamples = lazyPart(
  chunkOf(() => import('./samples/CodeSamples')),
  { height: HEIGHT },
);

/** The code samples, once they are in sight. */
export function SampleCards(source: SampleSource) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = useShown(box, AHEAD);
  return (
    <div ref={box} data-part="samples">
      {isShown ? <CodeSamples {...source} /> : <div style={{ height: HEIGHT }} />}
    </div>
  );
}
