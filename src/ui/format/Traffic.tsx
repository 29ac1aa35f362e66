import { formatInColumn, formatTraffic, type TrafficUnit } from '@/lib/number/traffic';
import { useLocaleName, useText } from './text';

/** Returns a function that writes an amount of traffic (bytes) with its unit, as the locale does. */
export function useTrafficText(): (bytes: number, unit?: TrafficUnit) => string {
  const t = useText();
  const locale = useLocaleName();
  return (bytes, unit) => {
    const text = formatTraffic(bytes, locale, unit);
    return `${text.value}\u00a0${t(`unit.${text.unit}`)}`;
  };
}

/** Returns a function that writes an amount of traffic (bytes) as a column does: each in its unit, with as many fraction digits. */
export function useColumnTraffic(): (bytes: number, unit: TrafficUnit) => string {
  const t = useText();
  const locale = useLocaleName();
  return (bytes, unit) => `${formatInColumn(bytes, unit, locale)}\u00a0${t(`unit.${unit}`)}`;
}

/** Draws an amount of traffic with its unit. */
export function Traffic({ bytes }: { readonly bytes: number }) {
  return <span>{useTrafficText()(bytes)}</span>;
}
