import type { GlobalToken } from 'antd';
import type { EChartsCoreOption } from 'echarts/core';
import { tooltipStyle } from '@/ui/chart/tooltipStyle';
import { stockLevel } from '../rules/place/countryChoice';
import type { NamedCountry } from '../rules/place/countryNames';

/** The name under which the map is registered with echarts. */
export const WORLD = 'world';

/** antd's colours for the levels of stock, from none to most. */
export const LEVEL_TOKENS = [
  'colorBgContainerDisabled',
  'orange-2',
  'orange-4',
  'orange-6',
  'orange-8',
] as const satisfies readonly (keyof GlobalToken)[];

/** The visible part of the world for each continent: the centre in the map's own units, and the zoom. */
const VIEWS: Readonly<
  Record<string, { readonly center: readonly number[]; readonly zoom: number }>
> = {
  Europe: { center: [459, 135], zoom: 3.6 },
  Asia: { center: [650, 195], zoom: 2.1 },
  'North America': { center: [190, 135], zoom: 1.65 },
  'South America': { center: [280, 348], zoom: 2.3 },
  Africa: { center: [466, 281], zoom: 2.3 },
  Oceania: { center: [788, 350], zoom: 3.2 },
};

interface View {
  readonly countries: readonly NamedCountry[];
  /** Empty for the whole world. */
  readonly continent: string;
  readonly chosen: string;
  readonly token: GlobalToken;
  /** Returns a country's stock in words. */
  textOf(ips: number): string;
}

/** The data that echarts passes to the tooltip and to listeners. */
interface Pointed {
  /** The country's code, or the map's own name for a shape without a code. */
  readonly name: string;
}

/** Built from elements, so that a country's name is always text and never markup. */
function tooltipOf(country: string, text: string): HTMLElement {
  const box = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = country;
  box.append(name, document.createElement('br'), text);
  return box;
}

/** Returns the echarts option: each country in the colour of its stock, the chosen one in blue, a continent as large as fits. */
export function stockMapOption(view: View): EChartsCoreOption {
  const { countries, continent, chosen, token, textOf } = view;
  const chosenStyle = {
    areaColor: token.colorInfo,
    borderColor: token.colorInfo,
    shadowBlur: 0,
  };
  return {
    animation: false,
    tooltip: {
      ...tooltipStyle(token),
      transitionDuration: 0,
      formatter: ({ name }: Pointed) => {
        const country = countries.find(({ countryCode }) => countryCode === name);
        return country ? tooltipOf(country.name, textOf(country.ips)) : '';
      },
    },
    series: [
      {
        type: 'map',
        map: WORLD,
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        ...(VIEWS[continent] ?? {}),
        selectedMode: false,
        label: { show: false },
        itemStyle: {
          areaColor: token[LEVEL_TOKENS[0]],
          borderColor: token.colorBgContainer,
          borderWidth: 0.6,
        },
        emphasis: { label: { show: false }, itemStyle: { areaColor: token.colorInfoHover } },
        data: countries.map(({ countryCode, ips }) => ({
          name: countryCode,
          value: ips,
          cursor: ips === 0 ? 'default' : 'pointer',
          itemStyle:
            countryCode === chosen
              ? chosenStyle
              : { areaColor: token[LEVEL_TOKENS[stockLevel(ips)] ?? LEVEL_TOKENS[0]] },
        })),
      },
    ],
  };
}
