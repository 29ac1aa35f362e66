import { theme } from 'antd';
import { useState } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { useLocaleName, useText } from '@/ui/format/text';
import type { ChartData } from './chartData';
import { chartOption } from './chartOption';
import { followLegend, type LegendChange, type ShownNames } from './legend';

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

function Drawing({ data, name, height, onBar }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { token } = theme.useToken();
  // A drawing anew, for example of a new reading, would show all names again.
  const [selected, setSelected] = useState<ShownNames>({});
  const opensBars = onBar !== undefined;
  const option = chartOption(data, { t, locale, token, opensBars, selected });
  const onEvents = {
    legendselectchanged: (change: LegendChange) => setSelected(followLegend(data, change)),
    click: ({ componentType, seriesType, dataIndex }: Clicked) => {
      if (componentType === 'series' && seriesType === 'bar') onBar?.(dataIndex);
    },
  };
  return <Chart option={option} onEvents={onEvents} style={{ height }} name={name} />;
}

/** Draws bars of traffic over time with echarts. Its code is large, so pages load it with `lazyPart`. */
export default function UsageDrawing(props: Props) {
  const { series, previousPeriod } = props.data;
  // What the customer has hidden is hidden as long as the legend has these names.
  const names = [...series.map((one) => one.name), previousPeriod?.name];
  return <Drawing key={names.join()} {...props} />;
}
