import { useCallback, useState } from 'react';
import { randomBytes } from '@/lib/browser/random';
import { runCooperatively } from '@/lib/browser/runCooperatively';
import { type LineList, linesText } from '../rules/line/lineList';
import { type LineSpec, proxyLines } from '../rules/line/proxyLine';
import { useLongTask } from './useLongTask';

/** Progress of the list that is being made. */
export interface Progress {
  readonly made: number;
  readonly count: number;
}

/** Makes lists of lines without blocking the page; a new list or Cancel ends the current one. */
export function useLines() {
  const [list, setList] = useState<LineList | null>(null);
  const { progress, start, end } = useLongTask<Progress>();

  const generate = useCallback(
    async (spec: LineSpec, count: number) => {
      const parts: string[] = [];
      let made = 0;
      const { isWanted, show } = start({ made, count });
      const isWhole = await runCooperatively(
        proxyLines(spec, count, randomBytes),
        (chunk) => {
          parts.push(linesText(spec, chunk));
          made += chunk.length;
          show({ made, count });
        },
        isWanted,
      );
      if (!isWhole) return;
      setList({ spec, count, parts });
      end();
    },
    [start, end],
  );

  return { list, progress, generate, cancel: end };
}
