import type { Gateway } from '@/api/contract';
import { type SubLogin, subAccountOf } from './chosenAccount';
import { gatewayName, gatewayOf, limitToOffer, lineSpec } from './line/lineSpec';
import { accessOf, type ProxyAccess, writeLine, writeMasked } from './line/proxyLine';
import { composeUsername } from './line/proxyUsername';
import { findUnsafeParts } from './line/unsafeParts';
import { START_CONFIG } from './proxyConfig';
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

/**
 * Returns the card for the user of a sub-account, with the generator's default gateway, protocol and format, and no target;
 * null when no gateway is on offer.
 * @param mask replaces the password wherever the card is shown
 */
export function handoverCard(
  sub: SubLogin,
  gateways: readonly Gateway[],
  mask: string,
): readonly HandoverFact[] | null {
  const config = limitToOffer(START_CONFIG, gateways);
  const gateway = gatewayOf(config, gateways);
  if (gateway === null) return null;
  const spec = lineSpec(config, gateway, subAccountOf(sub));
  const access = accessOf(spec);
  // A sign in the password may break the common format; any program reads an address correctly.
  const format = findUnsafeParts(spec).length === 0 ? spec.format : 'url';
  const open = (part: HandoverPart, value: string) => ({ part, value, masked: null });
  const secret = (part: HandoverPart, write: (of: ProxyAccess) => string) => ({
    part,
    value: write(access),
    masked: writeMasked(write, access, mask),
  });
  return [
    open('gateway', gatewayName(gateway)),
    open('protocol', spec.protocol.toUpperCase()),
    open('host', spec.host),
    open('port', String(spec.port)),
    open('username', composeUsername(spec).text),
    { part: 'password', value: sub.password, masked: mask },
    secret('line', (of) => writeLine(format, of)),
    secret('sample', (of) => curl.write({ ...of, site: SAMPLE_SITE }).trimEnd()),
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
