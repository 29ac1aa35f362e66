import { useCallback, useEffect, useRef, useState } from 'react';
import { type LineList, linesText } from '@/domain/lineList';
import { type LineSpec, proxyLines } from '@/domain/proxyLine';
import { randomBytes } from '@/runtime/random';
import { inSlices } from './slices';

/** How often progress is drawn, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

/** How far a list under way has come. */
export interface Progress {
  readonly made: number;
  readonly count: number;
}

/** Makes lists of lines without holding the page up; a new list or Cancel ends the one under way. */
export function useLines() {
  const [list, setList] = useState<LineList | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useRef(0);

  const cancel = useCallback(() => {
    run.current += 1;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const generate = useCallback(async (spec: LineSpec, count: number) => {
    run.current += 1;
    const thisRun = run.current;
    const parts: string[] = [];
    let made = 0;
    let shownAt = performance.now();
    setProgress({ made, count });
    const isWhole = await inSlices(
      proxyLines(spec, count, randomBytes),
      (chunk) => {
        parts.push(linesText(spec, chunk));
        made += chunk.length;
        if (performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setProgress({ made, count });
      },
      () => run.current === thisRun,
    );
    if (!isWhole) return;
    setList({ spec, count, parts });
    setProgress(null);
  }, []);

  return { list, progress, generate, cancel };
}
