import { lineSpecWith, proxyLine } from '../../../../../tests/support/world/proxyLine';
import { LINE_FORMATS, type LineFormat, type LineSpec, RAW_FORMATS } from './proxyLine';
import { composeUsername } from './proxyUsername';
import { findUnsafeParts, signsText, unsafeSigns } from './unsafeParts';

/** Every sign of a keyboard that a part of a line may hold, and white space. */
const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \tпß', 'é'];

const SAFE = lineSpecWith({ protocol: 'socks5' });
const HOST = SAFE.host;
const PORT = `${SAFE.port}`;
/** The login that is sent to the gateway. */
interface Login {
  readonly user: string;
  readonly password: string;
}
const loginOf = (spec: LineSpec): Login => ({
  user: composeUsername(spec).text,
  password: spec.password,
});

/** Reads a line as some program does, and returns the login that would be sent, or null when the program gives up. */
type LineParser = (line: string) => Login | null;

/** Splits at every colon and at sign: host, port, user and password in some order. */
const splits =
  (user: number): LineParser =>
  (line) => {
    const parts = (line.trim().split(/\s/)[0] ?? '').split(/[:@]/);
    if (parts.length !== 4) return null;
    return { user: parts[user] ?? '', password: parts[user + 1] ?? '' };
  };

/** Reads an address as browsers and most programs do, and decodes its parts. */
const address: LineParser = (line) => {
  try {
    const { username, password, hostname, port } = new URL(`http://${line}`);
    if (hostname !== HOST || port !== PORT) return null;
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
};

/** Splits the line by its own grammar, with anything in its last part, and makes an address of the four parts. */
const addressOf =
  (grammar: RegExp): LineParser =>
  (line) => {
    const { user, pass } = grammar.exec(line)?.groups ?? {};
    return address(`${user}:${pass}@${HOST}:${PORT}`);
  };

const PLACE = `${HOST}:${PORT}`.replaceAll('.', '\\.');
const PARSERS: Record<(typeof RAW_FORMATS)[number], readonly LineParser[]> = {
  'HOST:PORT:USER:PASS': [
    splits(2),
    addressOf(new RegExp(`^${PLACE}:(?<user>[^:]*):(?<pass>.*)$`, 'su')),
  ],
  'HOST:PORT@USER:PASS': [
    splits(2),
    addressOf(new RegExp(`^${PLACE}@(?<user>[^:]*):(?<pass>.*)$`, 'su')),
  ],
  'USER:PASS:HOST:PORT': [
    splits(0),
    addressOf(new RegExp(`^(?<user>[^:]*):(?<pass>.*):${PLACE}$`, 'su')),
  ],
  'USER:PASS@HOST:PORT': [splits(0), address],
};

/** The values that may hold any sign, each in a spec whose other values are safe. */
const VALUES = {
  account: (text) => ({ account: text }),
  state: (text) => ({ country: 'US', state: text }),
  city: (text) => ({ country: 'US', city: text }),
  password: (text) => ({ password: text }),
} satisfies Partial<Record<keyof LineSpec, (text: string) => Partial<LineSpec>>>;
type ValueName = keyof typeof VALUES;
const NAMES = Object.keys(VALUES) as ValueName[];
const specWith = (format: LineFormat, name: ValueName, text: string): LineSpec => ({
  ...SAFE,
  format,
  ...VALUES[name](text),
});
const partWith = (name: ValueName) => (name === 'password' ? 'password' : 'username');

describe.each(RAW_FORMATS)('%s', (format) => {
  describe.each(NAMES)('with a sign in its %s', (name) => {
    it.each(SIGNS)('%p: warned of when a reader takes it wrongly', (sign) => {
      const spec = specWith(format, name, `part${sign}41word`);
      const line = proxyLine(spec);
      const isBroken = PARSERS[format].some(
        (read) => JSON.stringify(read(line)) !== JSON.stringify(loginOf(spec)),
      );
      expect(findUnsafeParts(spec)).toEqual(
        isBroken ? [{ part: partWith(name), signs: [sign], why: 'format' }] : [],
      );
    });
  });

  it('names every sign once', () => {
    expect(unsafeSigns(format, 'a/b:c/d@e')).toEqual(['/', ':', '@']);
  });

  it('shows a space, a tab and the like as a sign', () => {
    expect(signsText([' ', '\t', '\u00a0', ':'])).toBe('␣ ␣ ␣ :');
  });

  it('warns of a host that is an IPv6 address, also without a login', () => {
    const spec: LineSpec = { ...SAFE, format, host: '2001:db8::1', password: 'a:b' };
    const host = { part: 'host', signs: [':'], why: 'format' };
    expect(findUnsafeParts(spec)).toEqual([host, { ...host, part: 'password' }]);
    expect(findUnsafeParts({ ...spec, auth: 'whitelist' })).toEqual([host]);
  });
});

describe.each(LINE_FORMATS)('%s', (format) => {
  it('is safe with letters and digits', () => {
    expect(findUnsafeParts({ ...SAFE, format })).toEqual([]);
  });

  it('cannot hold a colon in the username of a login over HTTP, which ends at the first one', () => {
    for (const name of ['account', 'state', 'city'] as const) {
      const spec = specWith(format, name, 'a:b');
      const wrong = [{ part: 'username', signs: [':'], why: 'login' }];
      expect(findUnsafeParts({ ...spec, protocol: 'http' })).toEqual(wrong);
      expect(findUnsafeParts({ ...spec, protocol: 'https' })).toEqual(wrong);
    }
  });
});

describe.each(['url', 'json', 'csv'] as const)('%s', (format) => {
  it.each(NAMES)('holds anything in its %s', (name) => {
    expect(findUnsafeParts(specWith(format, name, SIGNS.join('')))).toEqual([]);
  });
});
