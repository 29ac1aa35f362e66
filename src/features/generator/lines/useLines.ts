import { useCallback, useState } from 'react';
import { randomBytes } from '@/lib/browser/random';
import { runCooperatively } from '@/lib/browser/runCooperatively';
import { type LineList, linesText } from '../rules/line/lineList';
import { type LineSpec, proxyLines } from '../rules/line/proxyLine';
import { useLongTask } from './useLongTask';

/** Makes lists of lines without blocking the page; a new list or Cancel ends the current one. */
export function useLines() {
  const [list, setList] = useState<LineList | null>(null);
  const { progress, start, end } = useLongTask();

  const generate = useCallback(
    (spec: LineSpec, count: number) =>
      start(
        'make',
        async ({ isWanted, onProgress }) => {
          const parts: string[] = [];
          let made = 0;
          const isWhole = await runCooperatively(
            proxyLines(spec, count, randomBytes),
            (chunk) => {
              parts.push(linesText(spec, chunk));
              made += chunk.length;
              onProgress(made, count);
            },
            isWanted,
          );
          if (isWhole) setList({ spec, count, parts });
        },
        count,
      ),
    [start],
  );

  return { list, progress, generate, cancel: end };
}
