import { MS_PER_SECOND, SECONDS_PER_HOUR } from './day';

const SECONDS_PER_MINUTE = 60;

/** The zone of all statistics (docs/contract.md "Conventions"). */
const UTC = 'UTC';

const FORMATS = {
  /** "Nov 21, 2026" */
  day: { dateStyle: 'medium' },
  /** "Nov 21" */
  shortDay: { month: 'short', day: 'numeric' },
  /** "14:00" */
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** "Nov 21, 2026, 14:05" */
  moment: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** "14:05:09" */
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The parts of a time to show. */
export type TimeFormat = keyof typeof FORMATS;

/** Russian writes "г." after a year, which would take a line of its own in tables and on phones. */
const YEAR_SIGN = /\sг\./g;
/** The spaces in a range that must not break: all but the one after its dash. */
const INSIDE_DAYS = /[ \u2009](?=–)|(?<!–) /g;

/** One formatter per locale and format, because creating one takes longer than formatting a hundred times. */
const made = new Map<string, Intl.DateTimeFormat>();

function writerOf(locale: string, format: TimeFormat): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const writer =
    made.get(key) ?? new Intl.DateTimeFormat(locale, { ...FORMATS[format], timeZone: UTC });
  made.set(key, writer);
  return writer;
}

/**
 * Formats a time (UTC seconds) for a locale, in UTC as all times of the portal: the text beside it must say "UTC" wherever an hour
 * is shown.
 */
export function formatTime(at: number, locale: string, format: TimeFormat): string {
  return writerOf(locale, format)
    .format(at * MS_PER_SECOND)
    .replace(YEAR_SIGN, '');
}

/** Formats a range of days (UTC seconds) without repeating common parts: "Dec 23 – 30, 2026". One day is shown once. A line breaks only after the dash. */
export function formatDays(from: number, to: number, locale: string): string {
  return writerOf(locale, 'day')
    .formatRange(from * MS_PER_SECOND, to * MS_PER_SECOND)
    .replace(YEAR_SIGN, '')
    .replace(INSIDE_DAYS, '\u00a0');
}

/** Returns a time for the name of a file, "20261121-1405", UTC. `at` is in UTC seconds. */
export function formatFileTimestamp(at: number): string {
  const [day = '', clock = ''] = formatIsoTime(at).replace(/[-:]/g, '').split('T');
  return `${day}-${clock.slice(0, 'HHmm'.length)}`;
}

/** Returns a time as ISO 8601 in UTC, "2026-11-21T14:05:09Z": for exports. `at` is in UTC seconds. */
export function formatIsoTime(at: number): string {
  return new Date(at * MS_PER_SECOND).toISOString().replace('.000Z', 'Z');
}

/** Formats the time left, in seconds, as "1:02:09", or "2:09" under an hour. */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const rest = two(seconds % SECONDS_PER_MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
