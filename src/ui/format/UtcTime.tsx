import { formatTime, isoTime } from '@/lib/time/timeText';
import { useLocaleName } from './text';

const NOT_KNOWN = '–';

/**
 * A moment (UTC seconds) as the locale writes it, in UTC; a dash when it is not known. It says that it is UTC, unless the
 * heading above it does (`zone` = false).
 */
export function UtcTime({
  at,
  zone = true,
}: {
  readonly at: number | null;
  readonly zone?: boolean;
}) {
  const locale = useLocaleName();
  if (at === null) return NOT_KNOWN;
  const text = formatTime(at, locale, 'moment');
  return <time dateTime={isoTime(at)}>{zone ? `${text} UTC` : text}</time>;
}
