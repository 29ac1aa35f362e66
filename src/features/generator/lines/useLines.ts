import { useCallback, useState } from 'react';
import { randomBytes } from '@/lib/browser/random';
import { type LineList, linesText } from '../rules/line/lineList';
import { type LineSpec, proxyLines } from '../rules/line/proxyLine';
import { inSlices } from './slices';
import { useLongWork } from './useLongWork';

/** How far a list under way has come. */
export interface Progress {
  readonly made: number;
  readonly count: number;
}

/** Makes lists of lines without holding the page up; a new list or Cancel ends the one under way. */
export function useLines() {
  const [list, setList] = useState<LineList | null>(null);
  const { progress, start, end } = useLongWork<Progress>();

  const generate = useCallback(
    async (spec: LineSpec, count: number) => {
      const parts: string[] = [];
      let made = 0;
      const { isWanted, show } = start({ made, count });
      const isWhole = await inSlices(
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
