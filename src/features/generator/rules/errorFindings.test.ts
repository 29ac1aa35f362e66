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

const CASES: readonly (readonly [string, ErrorCause, Partial<ErrorSituation>, string])[] = [
  ['402, and there is traffic', 'noTraffic', {}, 'right hasTraffic'],
  ['402, and there is none', 'noTraffic', { chosen: account(0) }, 'wrong noTraffic'],
  ['402, a sub-account has none', 'noTraffic', { chosen: account(0, '7') }, 'wrong noSubTraffic'],
  [
    '407 over SOCKS5 may be an account without traffic',
    'credentials',
    { chosen: account(0) },
    'wrong noTraffic',
  ],
  [
    '407, a name that is no account',
    'credentials',
    { chosen: { kind: 'missing' } },
    'wrong accountMissing',
  ],
  [
    '407, signs that break the format',
    'credentials',
    { hasUnsafeCharacters: true },
    'wrong breakingSigns, right hasTraffic',
  ],
  [
    '407 in whitelist mode',
    'credentials',
    { auth: 'whitelist' },
    'note whitelistMode, right hasTraffic',
  ],
  ['the account is not known yet', 'noTraffic', { chosen: { kind: 'waiting' } }, ''],
  ['403 in password mode', 'notListed', {}, 'note passwordMode'],
  ['403, an empty whitelist', 'notListed', { auth: 'whitelist', listed: 0 }, 'wrong listEmpty'],
  ['403, addresses are listed', 'notListed', { auth: 'whitelist' }, 'note listFilled'],
  [
    '403, the whitelist could not be read',
    'notListed',
    { auth: 'whitelist', listed: null },
    'note listUnread',
  ],
  ['404, no stock in the country', 'noStock', { ips: 0, countryIps: 0 }, 'wrong countryEmpty'],
  ['404, no stock in the city', 'noStock', { place: 'part', ips: 0 }, 'wrong partEmpty'],
  [
    '404, no stock in the city nor in its country',
    'noStock',
    { place: 'part', ips: 0, countryIps: 0 },
    'wrong countryEmpty',
  ],
  [
    '404 in whitelist mode, where the API link carries the place',
    'noStock',
    { auth: 'whitelist', ips: 0, countryIps: 0 },
    'wrong countryEmpty',
  ],
  ['404, there is stock', 'noStock', {}, 'right placeStocked'],
  [
    '404, no place chosen',
    'noStock',
    { place: 'any', ips: null, countryIps: null },
    'note placeAny',
  ],
  ['404, stock not known', 'noStock', { ips: null }, ''],
  ['401 without a token', 'token', { hasApiToken: false }, 'wrong tokenMissing'],
  ['401 with a token', 'token', {}, 'note tokenThere'],
  ['nobody answers', 'refused', {}, 'note endpoint'],
  [
    'nobody answers, in whitelist mode with an empty list',
    'refused',
    { auth: 'whitelist', listed: 0 },
    'wrong listEmpty, note endpoint',
  ],
  ['a time-out of a sticky line', 'timeout', { rotation: 'sticky' }, 'note endpoint, note sticky'],
  [
    'a lost address without stock',
    'upstream',
    { ips: 0, rotation: 'sticky' },
    'wrong countryEmpty, note sticky',
  ],
  [
    'a browser tells no code',
    'tunnel',
    { chosen: account(0) },
    'wrong noTraffic, right placeStocked',
  ],
  ['too often', 'tooMany', {}, ''],
  ['the site answered', 'site', { chosen: account(0) }, ''],
];

describe('what the account says about an error', () => {
  it.each(CASES)('%s', (_name, cause, changed, found) => {
    const findings = errorFindings(cause, { ...FINE, ...changed });
    expect(findings.map((finding) => `${FINDINGS[finding]} ${finding}`).join(', ')).toBe(found);
  });

  it.each(ERROR_CAUSES.filter((cause) => cause !== 'site'))(
    'without traffic nothing works, whatever it is called: %s',
    (cause) => {
      const [first] = errorFindings(cause, { ...FINE, chosen: account(0) });
      expect(first).toBe('noTraffic');
    },
  );
});
