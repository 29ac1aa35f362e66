import { theme } from 'antd';
import type { EChartsType } from 'echarts/core';
import { useMemo } from 'react';
import { direction } from '@/lib/locale';
import { Chart } from '@/ui/chart/Chart';
import { useLocaleName, useText } from '@/ui/format/text';
import { chartOption } from './chartOption';
import { followLegend, type LegendChange } from './legend';
import type { ChartData } from './types';

interface Props {
  readonly data: ChartData;
  /** The accessible name. */
  readonly name: string;
  /** In px. */
  readonly height: number;
}

/** Draws bars of traffic over time with echarts. Its code is large, so pages load it with `lazyPart`. */
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
  const onEvents = useMemo(
    () => ({
      legendselectchanged: (change: LegendChange, chart: EChartsType) => {
        const action = followLegend(data, change);
        if (action) chart.dispatchAction(action);
      },
    }),
    [data],
  );
  return <Chart option={option} onEvents={onEvents} style={{ height }} name={name} />;
}
