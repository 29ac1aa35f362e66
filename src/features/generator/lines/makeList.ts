import { runCooperatively } from '@/lib/browser/runCooperatively';
import { type LineList, type ListOrder, linesText } from '../rules/line/lineList';
import { proxyLines } from '../rules/line/proxyLine';
import type { TaskControl } from './useLongTask';

/** Makes a list without blocking the page; null when the work is cancelled before the end. */
export async function makeList(
  { spec, count }: ListOrder,
  { isWanted, onProgress }: TaskControl,
): Promise<LineList | null> {
  let made = 0;
  const write = (chunk: readonly string[]) => {
    made += chunk.length;
    onProgress(made, count);
    return linesText(spec, chunk);
  };
  const parts = await runCooperatively(proxyLines(spec, count), write, isWanted);
  return parts && { spec, count, parts };
}
