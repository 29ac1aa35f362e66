import { theme } from 'antd';
import type { EChartsType } from 'echarts/core';
import { Chart } from '@/ui/chart/Chart';
import { useLocaleName, useText } from '@/ui/format/text';
import type { ChartData } from './chartData';
import { chartOption } from './chartOption';
import { followLegend, type LegendChange } from './legend';

interface Props {
  readonly data: ChartData;
  /** The accessible name. */
  readonly name: string;
  /** In px. */
  readonly height: number;
  /** Opens the time of a bar, by its index; left out where a bar leads nowhere. */
  readonly onBar?: ((index: number) => void) | undefined;
}

/** echarts' event of a click on something drawn. */
interface Clicked {
  readonly componentType: string;
  readonly seriesType?: string;
  readonly dataIndex: number;
}

/** Draws bars of traffic over time with echarts. Its code is large, so pages load it with `lazyPart`. */
export default function UsageDrawing({ data, name, height, onBar }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { token } = theme.useToken();
  const option = chartOption(data, { t, locale, token, opensBars: onBar !== undefined });
  const onEvents = {
    legendselectchanged: (change: LegendChange, chart: EChartsType) => {
      const action = followLegend(data, change);
      if (action) chart.dispatchAction(action);
    },
    click: ({ componentType, seriesType, dataIndex }: Clicked) => {
      if (componentType === 'series' && seriesType === 'bar') onBar?.(dataIndex);
    },
  };
  // What the customer has hidden stays hidden while the legend has the same names.
  const names = [...data.series, ...(data.previousPeriod ? [data.previousPeriod] : [])];
  return (
    <Chart
      key={names.map((one) => one.name).join()}
      option={option}
      onEvents={onEvents}
      style={{ height }}
      name={name}
    />
  );
}
