import type { Gateway, SubAccount } from '@/api/contract';
import { percentEncode } from '@/lib/text/percentEncode';
import { gatewayOf, lineSpec } from './line/lineSpec';
import { type LineSpec, lineWithoutSession, usernameOf } from './line/proxyLine';
import { findUnsafeParts } from './line/unsafeParts';
import { limitToOffer, START_CONFIG } from './proxyConfig';
import { SAMPLE_SITE } from './samples/sample';
import { curl } from './samples/targets/curl';

/** The parts of a handover card, by name. */
export type HandoverPart =
  | 'gateway'
  | 'protocol'
  | 'host'
  | 'port'
  | 'username'
  | 'password'
  | 'line'
  | 'sample';

/** One part of a handover card. */
export interface HandoverFact {
  readonly part: HandoverPart;
  readonly value: string;
  /** The value with a mask in place of the password; null when the value holds no password. */
  readonly masked: string | null;
}

/** The card sets no target and no Sticky IP, so its username has no session id. */
const NO_SESSION = '';

/** A line that any program reads correctly: in the common format, or as a URL when a sign in the password breaks that format. */
function lineFor(spec: LineSpec, mask: string): Omit<HandoverFact, 'part'> {
  const safe: LineSpec = findUnsafeParts(spec).length === 0 ? spec : { ...spec, format: 'url' };
  const masked = lineWithoutSession({ ...safe, password: mask });
  return {
    value: lineWithoutSession(safe),
    masked: masked.replace(percentEncode(mask), mask),
  };
}

function sampleFor(spec: LineSpec, username: string, mask: string): Omit<HandoverFact, 'part'> {
  const { protocol, host, port } = spec;
  const write = (password: string) =>
    curl
      .write({ protocol, host, port, login: { username, password }, site: SAMPLE_SITE })
      .trimEnd();
  return { value: write(spec.password), masked: write(mask) };
}

/**
 * Returns the card for the user of a sub-account, with the generator's default gateway, protocol and format, and no target;
 * null when no gateway is on offer.
 * @param mask replaces the password wherever the card is shown
 */
export function handoverCard(
  { id, username: account, password, trafficLeft }: SubAccount,
  gateways: readonly Gateway[],
  mask: string,
): readonly HandoverFact[] | null {
  const config = limitToOffer(START_CONFIG, { gateways, countries: undefined, places: undefined });
  const gateway = gatewayOf(config, gateways);
  if (gateway === null) return null;
  const spec = lineSpec(config, gateway, { username: account, password, trafficLeft, subId: id });
  const username = usernameOf(spec, NO_SESSION).text;
  const open = (part: HandoverPart, value: string) => ({ part, value, masked: null });
  return [
    open('gateway', gateway.name),
    open('protocol', spec.protocol.toUpperCase()),
    open('host', spec.host),
    open('port', String(spec.port)),
    open('username', username),
    { part: 'password', value: password, masked: mask },
    { part: 'line', ...lineFor(spec, mask) },
    { part: 'sample', ...sampleFor(spec, username, mask) },
  ];
}

/** Returns the card as plain text, with the password: the title, then each part by its name. */
export function handoverText(
  title: string,
  facts: readonly HandoverFact[],
  nameOf: (part: HandoverPart) => string,
): string {
  const parts = facts.map(({ part, value }) =>
    value.includes('\n') ? `\n${nameOf(part)}:\n${value}` : `${nameOf(part)}: ${value}`,
  );
  return [title, '', ...parts].join('\n');
}
