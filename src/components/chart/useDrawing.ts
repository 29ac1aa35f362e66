import { type RefObject, useEffect, useState } from 'react';
import { type ChunkFailure, useChunk } from '../useChunk';
import type { ChartCode, ChartData, ChartStyle, Drawing } from './types';

/** The chart's code is asked for at the latest after this long, in ms, however busy the page is. */
const IDLE_MS = 2000;

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/** Whether the box has come into view and the page has been idle since: numbers come first. */
function useDue(box: RefObject<HTMLElement | null>): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    let cancel = () => {};
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      cancel = whenIdle(() => setDue(true));
    });
    seen.observe(box.current);
    return () => {
      seen.disconnect();
      cancel();
    };
  }, [box]);
  return due;
}

const readAppearance = () => document.documentElement.dataset.appearance ?? '';

/** Light or dark, as the document says: colours are read anew when it changes. */
function useAppearance(): string {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => {
    const observer = new MutationObserver(() => setAppearance(readAppearance()));
    observer.observe(document.documentElement, { attributeFilter: ['data-appearance'] });
    return () => observer.disconnect();
  }, []);
  return appearance;
}

const hasLines = ({ ghost, spikes }: ChartData) => ghost !== undefined || spikes.length > 0;

/** How far a drawing is, and what of its code did not come. */
interface DrawingState {
  readonly drawn: boolean;
  readonly failure: ChunkFailure | null;
  readonly linesFailure: ChunkFailure | null;
}

/** Draws data in a box and keeps it in its size and in the theme's colours. */
export function useDrawing(
  box: RefObject<HTMLDivElement | null>,
  code: ChartCode,
  data: ChartData,
  style: ChartStyle,
): DrawingState {
  const due = useDue(box);
  const bars = useChunk(code.bars, { due });
  const lines = useChunk(code.lines, { due: due && hasLines(data) });
  const appearance = useAppearance();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const draw = bars.code?.draw;
  useEffect(() => {
    if (!draw || !box.current) return undefined;
    const made = draw(box.current);
    const size = new ResizeObserver(() => made.resize());
    size.observe(box.current);
    setDrawing(made);
    return () => {
      size.disconnect();
      made.dispose();
      setDrawing(null);
    };
  }, [box, draw]);
  const knowsLines = lines.code !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are in the document, and appearance tells that they changed
  useEffect(
    () => drawing?.update(data, style, knowsLines),
    [drawing, data, style, knowsLines, appearance],
  );
  return { drawn: drawing !== null, failure: bars.failure, linesFailure: lines.failure };
}
