import { useCallback, useEffect, useRef, useState } from 'react';
import { type LineSpec, proxyLines } from '@/domain/proxyLine';
import { randomBytes } from '@/runtime/random';

/** How long lines are made at a stretch before the page may breathe, in ms. */
const SLICE_MS = 12;

/** Lets the browser draw and take input; without the delay that timers add. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A finished list and what it was made of. */
export interface LineList {
  readonly spec: LineSpec;
  readonly lines: readonly string[];
}

/** Makes lists of lines without holding the page up; a new list or Cancel ends the one under way. */
export function useLines() {
  const [list, setList] = useState<LineList | null>(null);
  const [progress, setProgress] = useState<{ made: number; count: number } | null>(null);
  const run = useRef(0);

  const cancel = useCallback(() => {
    run.current += 1;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const generate = useCallback(async (spec: LineSpec, count: number) => {
    run.current += 1;
    const mine = run.current;
    const lines: string[] = [];
    setProgress({ made: 0, count });
    let until = performance.now() + SLICE_MS;
    for (const chunk of proxyLines(spec, count, randomBytes)) {
      for (const line of chunk) lines.push(line);
      if (performance.now() < until) continue;
      setProgress({ made: lines.length, count });
      await breathe();
      if (run.current !== mine) return;
      until = performance.now() + SLICE_MS;
    }
    setList({ spec, lines });
    setProgress(null);
  }, []);

  return { list, progress, generate, cancel };
}
