import { content } from '@react-jvectormap/world/worldMill.json';
import { Flex, theme } from 'antd';
import { MapChart } from 'echarts/charts';
import { GeoComponent } from 'echarts/components';
import { Chart } from '@/ui/chart/Chart';
import { echarts } from '@/ui/chart/echarts';
import { useText } from '@/ui/format/text';
import { STOCK_LEVELS } from '../rules/place/countryChoice';
import styles from './place.module.css';
import type { StockProps } from './StockTable';
import { LEVEL_TOKENS, stockMapOption, WORLD } from './stockMapOption';
import { stockText } from './stockText';

echarts.use([MapChart, GeoComponent]);
// An element instead of markup, which the page's Content-Security-Policy would not let echarts parse.
const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
svg.setAttribute('viewBox', `0 0 ${content.width} ${content.height}`);
for (const [code, { path }] of Object.entries(content.paths)) {
  const country = document.createElementNS(svg.namespaceURI, 'path');
  country.setAttribute('name', code);
  country.setAttribute('d', path);
  svg.append(country);
}
echarts.registerMap(WORLD, { svg });

/** The proportions of the world map; on a wide page no higher than the table beside it. */
const BOX = { height: 'auto', aspectRatio: content.width / content.height, maxHeight: 400 };

const DRAWING = { margin: 0 };

/** Draws a world map of the stock. */
export default function StockMap({ countries, continent, chosen, onChoose }: StockProps) {
  const t = useText();
  const { token } = theme.useToken();
  const textOf = (ips: number) => stockText(t, ips);
  const option = stockMapOption({ countries, continent, chosen, token, textOf });
  const choose = ({ name }: { readonly name: string }) => {
    if (countries.some((one) => one.countryCode === name && one.ips > 0)) onChoose(name);
  };
  const levelText = (level: number, least: number) => {
    if (level === 0) return t('place.none');
    if (level === 1) return t('place.under', { count: STOCK_LEVELS[2] });
    return t('place.atLeast', { count: least });
  };
  return (
    <figure style={DRAWING}>
      <Chart option={option} style={BOX} name={t('place.mapName')} onEvents={{ click: choose }} />
      <figcaption>
        <Flex component="ul" wrap gap="4px 16px" className={styles.legend}>
          {STOCK_LEVELS.map((least, level) => (
            <li key={least}>
              <span
                className={styles.swatch}
                style={{ background: token[LEVEL_TOKENS[level] ?? LEVEL_TOKENS[0]] }}
              />
              <span>{levelText(level, least)}</span>
            </li>
          ))}
        </Flex>
      </figcaption>
    </figure>
  );
}
