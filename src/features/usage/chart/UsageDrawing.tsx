import { theme } from 'antd';
import { useState } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { useLocaleName, useText } from '@/ui/format/text';
import { useIsPhone } from '@/ui/page/useIsPhone';
import type { ChartData } from './chartData';
import { chartOption, followLegend, type LegendChange, type ShownNames } from './chartOption';

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
  const isPhone = useIsPhone();
  const names = [...data.series, data.previousPeriod].map((one) => one?.name).join();
  // A drawing anew, for example of a new reading, would show all names again; other names are all shown.
  const [choice, setChoice] = useState({ names, selected: {} as ShownNames });
  const selected = choice.names === names ? choice.selected : {};
  const canOpenBars = onBar !== undefined;
  const option = chartOption(data, { t, locale, token, canOpenBars, isPhone, selected });
  const onEvents = {
    legendselectchanged: (change: LegendChange) =>
      setChoice({ names, selected: followLegend(data, change) }),
    click: ({ componentType, seriesType, dataIndex }: Clicked) => {
      if (componentType === 'series' && seriesType === 'bar') onBar?.(dataIndex);
    },
  };
  return <Chart option={option} onEvents={onEvents} style={{ height }} name={name} />;
}
