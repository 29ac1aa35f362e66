import type { ChosenAccount } from './chosenAccount';
import { type ErrorSituation, errorFindings } from './errorFindings';
import { ERROR_CAUSES, type ErrorCause } from './proxyError';

const account = (trafficLeft: number, subId: string | null = null): ChosenAccount => ({
  kind: 'account',
  account: { username: 'someaccount01', password: 'p', trafficLeft, subId },
});

const SETTINGS = { auth: 'password', rotation: 'randomize', country: 'US' } as const;
const WHITELIST = { ...SETTINGS, auth: 'whitelist' } as const;
const STICKY = { ...SETTINGS, rotation: 'sticky' } as const;

const FINE: ErrorSituation = {
  config: SETTINGS,
  chosen: account(1024),
  listed: 2,
  isListUnread: false,
  ips: 40,
  soldOutPart: null,
  hasUnsafeSigns: false,
  hasApiToken: true,
};

const CASES: readonly (readonly [ErrorCause, Partial<ErrorSituation>, string])[] = [
  ['noTraffic', {}, 'right hasTraffic'],
  ['noTraffic', { chosen: account(0) }, 'wrong noTraffic'],
  ['noTraffic', { chosen: account(0, '7') }, 'wrong noSubTraffic'],
  ['credentials', { chosen: { kind: 'missing' } }, 'wrong accountMissing'],
  ['credentials', { hasUnsafeSigns: true }, 'wrong breakingSigns, right hasTraffic'],
  ['credentials', { config: WHITELIST }, 'note whitelistMode, right hasTraffic'],
  ['noTraffic', { chosen: { kind: 'waiting' } }, ''],
  ['notListed', {}, 'note passwordMode'],
  ['notListed', { config: WHITELIST, listed: 0 }, 'wrong listEmpty'],
  ['notListed', { config: WHITELIST }, 'note listFilled'],
  ['notListed', { config: WHITELIST, listed: null, isListUnread: true }, 'note listUnread'],
  ['notListed', { config: WHITELIST, listed: null }, ''],
  ['noStock', { ips: 0, soldOutPart: 'country' }, 'wrong countryEmpty'],
  ['noStock', { ips: 0, soldOutPart: 'state' }, 'wrong partEmpty'],
  ['noStock', { ips: 0, soldOutPart: 'city' }, 'wrong partEmpty'],
  ['noStock', { config: WHITELIST, ips: 0, soldOutPart: 'country' }, 'wrong countryEmpty'],
  ['noStock', {}, 'right placeStocked'],
  ['noStock', { config: { ...SETTINGS, country: '' }, ips: null }, 'note placeAny'],
  ['noStock', { ips: null }, ''],
  ['token', { hasApiToken: false }, 'wrong tokenMissing'],
  ['token', {}, 'note tokenThere'],
  ['refused', {}, 'note endpoint'],
  ['refused', { config: WHITELIST, listed: 0 }, 'wrong listEmpty, note endpoint'],
  ['proxyHost', {}, 'note endpoint'],
  ['timeout', { config: STICKY }, 'note endpoint, note sticky'],
  [
    'upstream',
    { config: STICKY, ips: 0, soldOutPart: 'country' },
    'wrong countryEmpty, note sticky',
  ],
  ['tunnel', { chosen: account(0) }, 'wrong noTraffic, right placeStocked'],
  ['tooMany', {}, ''],
  ['site', { chosen: account(0) }, ''],
];

describe('what the account says about an error', () => {
  it.each(CASES)('%s with %j: %s', (cause, changed, found) => {
    const findings = errorFindings(cause, { ...FINE, ...changed });
    expect(findings.map(({ kind, name }) => `${kind} ${name}`).join(', ')).toBe(found);
  });

  it.each(ERROR_CAUSES.filter((cause) => cause !== 'site'))('no traffic explains %s', (cause) => {
    const [first] = errorFindings(cause, { ...FINE, chosen: account(0) });
    expect(first?.name).toBe('noTraffic');
  });
});
