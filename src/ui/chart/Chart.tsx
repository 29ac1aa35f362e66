import { type ComponentProps, useEffect, useRef } from 'react';
import { EChartsReact, echarts, SVG } from './echarts';

/** A chart is drawn again when its size has not changed for this time, in ms: drawing a year takes longer than a frame. */
const RESIZE_PAUSE = 60;
/** The width of a printed chart, in px. Paper cannot be measured before printing; a card on A4 or Letter is a little wider. */
const PAPER_WIDTH = 600;

interface Props extends Pick<ComponentProps<typeof EChartsReact>, 'option' | 'onEvents' | 'style'> {
  /** The accessible name. */
  readonly name: string;
}

/** Draws an option of echarts as SVG, as wide as its place. */
export function Chart({ name, ...props }: Props) {
  const chart = useRef<EChartsReact>(null);
  useEffect(() => {
    // The package's own observer ignores a change of size that happens while the chart is drawn for the first time.
    let timer: number | undefined;
    const drawing = () => chart.current?.getEchartsInstance();
    const fit = () => drawing()?.resize({ width: 'auto', height: 'auto' });
    const fitPaper = () => {
      drawing()?.resize({ width: PAPER_WIDTH, height: 'auto' });
      // The browser prints when this event is over, and echarts would draw in the next frame.
      drawing()?.getZr().flush();
    };
    const sizes = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(fit, RESIZE_PAUSE);
    });
    if (chart.current) sizes.observe(chart.current.ele);
    window.addEventListener('beforeprint', fitPaper);
    window.addEventListener('afterprint', fit);
    return () => {
      window.clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('beforeprint', fitPaper);
      window.removeEventListener('afterprint', fit);
    };
  }, []);
  return (
    <EChartsReact
      {...props}
      ref={chart}
      echarts={echarts}
      opts={SVG}
      notMerge
      autoResize={false}
      role="img"
      // A translated text of a drawing would disappear.
      translate="no"
      aria-label={name}
    />
  );
}
