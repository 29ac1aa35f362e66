import { formatIsoTime, formatTime } from '@/lib/time/timeText';
import { useLocaleName } from './text';

const NOT_KNOWN = '–';

/**
 * Draws a moment (UTC seconds) as the locale writes it, in UTC; a dash when the moment is not known. "UTC" is written after
 * it, unless the heading above says so (`zone` = false).
 */
export function UtcTime({
  at,
  zone = true,
}: {
  readonly at: number | null;
  readonly zone?: boolean;
}) {
  const locale = useLocaleName();
  if (at === null) return <span>{NOT_KNOWN}</span>;
  const text = formatTime(at, locale, 'moment');
  return <time dateTime={formatIsoTime(at)}>{zone ? `${text} UTC` : text}</time>;
}
