import { theme } from 'antd';
import { BarChart } from 'echarts/charts';
import {
  AriaComponent,
  GridSimpleComponent,
  LegendScrollComponent,
  TooltipComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
// Its ES build, of which only the used helpers stay: 3 KB less than `lib/core`.
import EChartsReact from 'echarts-for-react/esm/core';
import { useMemo } from 'react';
import { direction } from '@/domain/locale';
import { useLocaleName, useText } from '../text';
import { chartOption } from './chartOption';
import type { ChartData } from './types';

echarts.use([
  BarChart,
  GridSimpleComponent,
  LegendScrollComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
]);

const SVG = { renderer: 'svg' } as const;

interface Props {
  readonly data: ChartData;
  /** The accessible name. */
  readonly name: string;
  /** In px. */
  readonly height: number;
}

/** Bars of traffic over time, drawn by echarts. Its code is large: pages load it with `lazyPart`. */
export default function UsageDrawing({ data, name, height }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { token } = theme.useToken();
  const option = useMemo(
    () =>
      chartOption(data, {
        locale,
        isRtl: direction(locale) === 'rtl',
        total: t('usage.total'),
        spike: t('usage.spike'),
        token,
      }),
    [data, locale, t, token],
  );
  return (
    <EChartsReact
      echarts={echarts}
      option={option}
      opts={SVG}
      notMerge
      style={{ height }}
      role="img"
      aria-label={name}
    />
  );
}
