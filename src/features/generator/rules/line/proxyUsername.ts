import { randomText } from '@/lib/random';

/**
 * The grammar of the proxy username (docs/contract.md "The proxy username"). `{name}` is a value, `[…]` a group that is left out
 * when one of its values is missing. An operator whose gateway reads another grammar changes this line, and also the rule that
 * finds passwords after a username in features/report/rules/redact (docs/change-it.md).
 */
export const USERNAME_TEMPLATE =
  '{account}-zone-resi[-region-{region}][-st-{state}][-city-{city}][-session-{session}-sessTime-{sessTime}]';

/** Minutes that a Sticky IP is kept: 1 to 1440, 10 by default (docs/contract.md "The proxy username"). */
export const SESSION_MINUTES_MIN = 1;
export const SESSION_MINUTES_MAX = 1440;
export const SESSION_MINUTES_DEFAULT = 10;
/** Some proxy clients cut a username after this many characters (spec "Residential proxies"). */
export const USERNAME_LENGTH_WARNING = 100;
/** Characters of a session id, and its length: 8 to 12 are allowed, and the longest makes a repeated id least likely. */
export const SESSION_ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const SESSION_ID_LENGTH = 12;

type ValueName = keyof ReturnType<typeof valuesOf>;

/** The meaning of a part of the username; `zone` is the fixed part. */
export type SegmentKind = ValueName | 'zone';

/** A part of the username; all parts joined are the username. */
export interface UsernameSegment {
  readonly kind: SegmentKind;
  readonly text: string;
}

/** The wanted exit of the traffic: a country, a state, a city, each by its code of `/dynamic/*`, or empty for any. */
export interface ProxyTarget {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** All values of a proxy username but its session id: on a Sticky IP, lines with the same id share an address. */
export interface UsernameValues extends Partial<ProxyTarget> {
  readonly account: string;
  /** Minutes that a Sticky IP is kept; null or left out for Randomize IP. */
  readonly minutes?: number | null;
}

/** A username and its parts. */
export interface ComposedUsername {
  readonly text: string;
  readonly segments: readonly UsernameSegment[];
}

/** The values by their names in the template. `region` is the gateway's word for the country. */
function valuesOf(of: UsernameValues, sessionId: string) {
  const { account, country = '', state = '', city = '', minutes } = of;
  return {
    account,
    region: country.toLowerCase(),
    state,
    city,
    session: sessionId,
    // Without minutes the session's group of the template goes.
    sessTime: String(minutes ?? ''),
  };
}

const isValueName = (name: string, values: object): name is ValueName =>
  Object.hasOwn(values, name);

/** A value with the fixed text before it, or the fixed text after the last value. */
const PIECE = /([^{}]*)\{(\w+)\}|[^{}]+$/g;

/** Composes the proxy username, as one text and in parts for the composer. It has the session id on a Sticky IP only. */
export function composeUsername(of: UsernameValues, sessionId = ''): ComposedUsername {
  const values = valuesOf(of, sessionId);
  const segments = USERNAME_TEMPLATE.split(/[[\]]/).flatMap((group, index) => {
    const isOptional = index % 2 === 1;
    let isMissing = false;
    const pieces = Array.from(
      group.matchAll(PIECE),
      ([piece, prefix = '', name]): UsernameSegment => {
        if (name === undefined) return { kind: 'zone', text: piece };
        if (!isValueName(name, values)) {
          throw new Error(`USERNAME_TEMPLATE: no value is called {${name}}`);
        }
        isMissing ||= values[name] === '';
        return { kind: name, text: prefix + values[name] };
      },
    );
    return isOptional && isMissing ? [] : pieces;
  });
  return { text: segments.map((segment) => segment.text).join(''), segments };
}

/** True for a whole number of minutes, 1 to 1440, that a Sticky IP can be kept. */
export function isSessionMinutes(minutes: number): boolean {
  return (
    Number.isInteger(minutes) && minutes >= SESSION_MINUTES_MIN && minutes <= SESSION_MINUTES_MAX
  );
}

/** Makes a new session id of twelve characters a-z0-9, each equally likely. */
export function newSessionId(): string {
  return randomText(SESSION_ID_ALPHABET, SESSION_ID_LENGTH);
}
