import type { ChosenAccount } from './chosenAccount';
import { type ErrorSituation, errorFindings, FINDINGS } from './errorFindings';
import { ERROR_CAUSES, type ErrorCause } from './proxyError';

const account = (trafficLeft: number, subId: string | null = null): ChosenAccount => ({
  kind: 'account',
  account: { username: 'someaccount01', password: 'p', trafficLeft, subId },
});

const FINE: ErrorSituation = {
  auth: 'password',
  chosen: account(1024),
  listed: 2,
  place: 'country',
  ips: 40,
  countryIps: 40,
  rotation: 'randomize',
  hasUnsafeCharacters: false,
  hasApiToken: true,
};

const CASES: readonly (readonly [ErrorCause, Partial<ErrorSituation>, string])[] = [
  ['noTraffic', {}, 'right hasTraffic'],
  ['noTraffic', { chosen: account(0) }, 'wrong noTraffic'],
  ['noTraffic', { chosen: account(0, '7') }, 'wrong noSubTraffic'],
  ['credentials', { chosen: account(0) }, 'wrong noTraffic'],
  ['credentials', { chosen: { kind: 'missing' } }, 'wrong accountMissing'],
  ['credentials', { hasUnsafeCharacters: true }, 'wrong breakingSigns, right hasTraffic'],
  ['credentials', { auth: 'whitelist' }, 'note whitelistMode, right hasTraffic'],
  ['noTraffic', { chosen: { kind: 'waiting' } }, ''],
  ['notListed', {}, 'note passwordMode'],
  ['notListed', { auth: 'whitelist', listed: 0 }, 'wrong listEmpty'],
  ['notListed', { auth: 'whitelist' }, 'note listFilled'],
  ['notListed', { auth: 'whitelist', listed: null }, 'note listUnread'],
  ['noStock', { ips: 0, countryIps: 0 }, 'wrong countryEmpty'],
  ['noStock', { place: 'part', ips: 0 }, 'wrong partEmpty'],
  ['noStock', { place: 'part', ips: 0, countryIps: 0 }, 'wrong countryEmpty'],
  ['noStock', { auth: 'whitelist', ips: 0, countryIps: 0 }, 'wrong countryEmpty'],
  ['noStock', {}, 'right placeStocked'],
  ['noStock', { place: 'any', ips: null, countryIps: null }, 'note placeAny'],
  ['noStock', { ips: null }, ''],
  ['token', { hasApiToken: false }, 'wrong tokenMissing'],
  ['token', {}, 'note tokenThere'],
  ['refused', {}, 'note endpoint'],
  ['refused', { auth: 'whitelist', listed: 0 }, 'wrong listEmpty, note endpoint'],
  ['timeout', { rotation: 'sticky' }, 'note endpoint, note sticky'],
  ['upstream', { ips: 0, rotation: 'sticky' }, 'wrong countryEmpty, note sticky'],
  ['tunnel', { chosen: account(0) }, 'wrong noTraffic, right placeStocked'],
  ['tooMany', {}, ''],
  ['site', { chosen: account(0) }, ''],
];

describe('what the account says about an error', () => {
  it.each(CASES)('%s with %j: %s', (cause, changed, found) => {
    const findings = errorFindings(cause, { ...FINE, ...changed });
    expect(findings.map((finding) => `${FINDINGS[finding]} ${finding}`).join(', ')).toBe(found);
  });

  it.each(ERROR_CAUSES.filter((cause) => cause !== 'site'))('no traffic explains %s', (cause) => {
    const [first] = errorFindings(cause, { ...FINE, chosen: account(0) });
    expect(first).toBe('noTraffic');
  });
});
