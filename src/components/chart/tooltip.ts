import type { EChartsType } from 'echarts/core';
import styles from './chart.module.css';
import { amountText } from './numbers';
import type { ChartData, ChartStyle } from './types';

const STRONG = 600;
const PLAIN = 400;
/** Room between the pointer and the box, px. */
const GAP = 12;

function line(text: string, weight: number): HTMLElement {
  const row = document.createElement('div');
  row.textContent = text;
  row.style.fontWeight = String(weight);
  return row;
}

/** What is told about one bar, as elements: an account's name is text, never markup. */
function rowsOf({ titles, series, ghost, spikes, unit }: ChartData, style: ChartStyle, at: number) {
  const amount = (value: number) => amountText(value, unit, style.locale);
  const parts = series
    .map(({ name, values }) => ({ name, value: values[at] ?? 0 }))
    .filter(({ value }) => value > 0 || series.length === 1);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return [
    line(titles[at] ?? '', STRONG),
    ...parts.map(({ name, value }) => line(`${name}: ${amount(value)}`, PLAIN)),
    ...(parts.length > 1 ? [line(`${style.total}: ${amount(total)}`, STRONG)] : []),
    ...(ghost ? [line(`${ghost.name}: ${amount(ghost.values[at] ?? 0)}`, PLAIN)] : []),
    ...(spikes.includes(at) ? [line(`▲ ${style.spike}`, STRONG)] : []),
  ];
}

/** The box that follows the pointer. The library's own would cost 15 KB gzip more on the first page. */
export function createTooltip(box: HTMLElement, chart: EChartsType) {
  const tip = document.createElement('div');
  tip.className = styles.tooltip ?? '';
  tip.hidden = true;
  box.parentElement?.append(tip);
  let shown: readonly [ChartData, ChartStyle] | null = null;

  const hide = () => {
    tip.hidden = true;
  };
  const follow = (event: { offsetX: number; offsetY: number }) => {
    const point = [event.offsetX, event.offsetY];
    if (!shown || !chart.containPixel({ gridIndex: 0 }, point)) return hide();
    const at = chart.convertFromPixel({ xAxisIndex: 0 }, event.offsetX);
    tip.replaceChildren(...rowsOf(...shown, Number(at)));
    tip.hidden = false;
    const fits = event.offsetX + GAP + tip.offsetWidth <= box.clientWidth;
    const left = fits ? event.offsetX + GAP : event.offsetX - GAP - tip.offsetWidth;
    tip.style.left = `${Math.max(0, left)}px`;
    tip.style.top = `${Math.max(0, Math.min(event.offsetY, box.clientHeight - tip.offsetHeight))}px`;
    return undefined;
  };
  chart.getZr().on('mousemove', follow);
  chart.getZr().on('globalout', hide);

  return {
    update: (data: ChartData, style: ChartStyle) => {
      shown = [data, style];
      hide();
    },
    remove: () => tip.remove(),
  };
}
