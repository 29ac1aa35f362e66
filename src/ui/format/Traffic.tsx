import { formatChange, formatTraffic, type TrafficUnit } from '@/lib/number/traffic';
import { useLocaleName, useText } from './text';

interface Props {
  readonly bytes: number;
  /** The unit to show; by default the one that reads best. */
  readonly unit?: TrafficUnit;
}

/** Gives an amount of traffic (bytes) as text with its unit, as the locale writes it. */
export function useTrafficText(): (bytes: number, unit?: TrafficUnit) => string {
  const t = useText();
  const locale = useLocaleName();
  return (bytes, unit) => {
    const text = formatTraffic(bytes, locale, unit);
    return `${text.value}\u00a0${t(`unit.${text.unit}`)}`;
  };
}

/** Gives a change of traffic (signed bytes) as text with its sign and unit. */
export function useTrafficChangeText(): (bytes: number) => string {
  const t = useText();
  const locale = useLocaleName();
  return (bytes) => {
    const text = formatChange(bytes, locale);
    return `${text.value}\u00a0${t(`unit.${text.unit}`)}`;
  };
}

/** An amount of traffic with its unit. */
export function Traffic({ bytes, unit }: Props) {
  return <span>{useTrafficText()(bytes, unit)}</span>;
}
