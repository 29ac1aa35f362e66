import { useIntl } from '@umijs/max';

const MS = 1000;
const NOT_KNOWN = '–';

/**
 * A moment (UTC seconds) as the locale writes it, in UTC; a dash when it is not known. It says that it is UTC, unless the
 * heading above it does (`zone` = false).
 */
export function UtcTime({
  at,
  seconds = false,
  zone = true,
}: {
  readonly at: number | null;
  readonly seconds?: boolean;
  readonly zone?: boolean;
}) {
  const intl = useIntl();
  if (at === null) return NOT_KNOWN;
  const date = new Date(at * MS);
  const text = new Intl.DateTimeFormat(intl.locale, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
  }).format(date);
  return <time dateTime={date.toISOString()}>{zone ? `${text} UTC` : text}</time>;
}

/** Gives a day (UTC seconds) as the locale writes it. */
export function useDayText(): (at: number) => string {
  const { locale } = useIntl();
  return (at) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }).format(
      new Date(at * MS),
    );
}
