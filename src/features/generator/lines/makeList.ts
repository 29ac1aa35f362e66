import { randomBytes } from '@/lib/browser/random';
import { runCooperatively } from '@/lib/browser/runCooperatively';
import { type LineList, type ListOrder, linesText } from '../rules/line/lineList';
import { proxyLines } from '../rules/line/proxyLine';
import type { TaskControl } from './useLongTask';

/** Makes a list without blocking the page; null when the work is cancelled before the end. */
export async function makeList(
  { spec, count }: ListOrder,
  { isWanted, onProgress }: TaskControl,
): Promise<LineList | null> {
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
  return isWhole ? { spec, count, parts } : null;
}
