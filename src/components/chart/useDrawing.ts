import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ChartData, ChartStyle } from './types';

type Draw = typeof import('./draw').draw;

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

/** Fetches the chart's code once its box comes into view and the page is idle: numbers come first. */
function useDrawCode(box: RefObject<HTMLElement | null>) {
  const [code, setCode] = useState<{ draw: Draw } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./draw').then(
      ({ draw }) => setCode({ draw }),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!box.current) return undefined;
    let cancel = () => {};
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      cancel = whenIdle(load);
    });
    seen.observe(box.current);
    return () => {
      seen.disconnect();
      cancel();
    };
  }, [box, load]);
  return { draw: code?.draw ?? null, failed, retry: load };
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

/**
 * Draws data in a box and keeps it in its size and in the theme's colours.
 * @returns whether it is drawn, or that its code did not come and how to ask again
 */
export function useDrawing(
  box: RefObject<HTMLDivElement | null>,
  data: ChartData,
  style: ChartStyle,
) {
  const { draw, failed, retry } = useDrawCode(box);
  const appearance = useAppearance();
  const [drawing, setDrawing] = useState<ReturnType<Draw> | null>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are in the document, and appearance tells that they changed
  useEffect(() => drawing?.update(data, style), [drawing, data, style, appearance]);
  return { drawn: drawing !== null, failed, retry };
}
