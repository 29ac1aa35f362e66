/*
 * The service's time, as far as it is known: the device's clock, corrected by what the last answer's Date header says. What ends
 * at a time of the service, such as the time to pay, must not end earlier because the device's clock is ahead.
 */
const MS = 1000;
/** A smaller difference changes nothing: the header has whole seconds, and the answer was on its way. Seconds. */
const TOLERANCE = 60;
/** No call takes longer; one that seems to has seen the device's clock being changed. In ms. */
const LONGEST_CALL = 60_000;

let difference: number | null = null;

/**
 * Notes the Date header of an answer. One that cannot be read changes nothing.
 * @param startedAt when the call was sent, and `endedAt`, when it was answered, by the device's clock, in ms
 */
export function noteDate(date: unknown, startedAt: number, endedAt: number): void {
  const sentAt = Date.parse(String(date));
  const duration = endedAt - startedAt;
  if (Number.isNaN(sentAt) || duration < 0 || duration > LONGEST_CALL) return;
  difference = Math.round((sentAt - (startedAt + endedAt) / 2) / MS);
}

/** Seconds by which the service's clock is ahead of the device's; null when no answer has told its date. */
export const clockDifference = (): number | null => difference;

/** The service's time, in UTC seconds. */
export function serviceNow(): number {
  const ahead = difference !== null && Math.abs(difference) > TOLERANCE ? difference : 0;
  return Math.floor(Date.now() / MS) + ahead;
}
