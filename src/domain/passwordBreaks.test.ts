import { passwordBreaks } from './passwordBreaks';
import { LINE_FORMATS, type LineSpec, proxyLine, RAW_FORMATS } from './proxyLine';

/** Every sign of a keyboard that a password may hold, and white space. */
const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \tпß', 'é'];
const HOST = 'gate.example.com';
const PORT = '7000';

const lineWith = (format: LineSpec['format'], password: string) =>
  proxyLine(
    {
      format,
      protocol: 'http',
      host: HOST,
      port: Number(PORT),
      auth: 'password',
      account: 'main',
      password,
      target: {},
      rotation: { mode: 'randomize' },
    },
    () => new Uint8Array(),
  );

/** How programs read a line; each gives the password that would be sent to the gateway, or null when it gives up. */
type Reader = (line: string) => string | null;

/** Splits at every colon and at sign: host, port, user and password in some order. */
const splits =
  (at: number): Reader =>
  (line) => {
    const parts = (line.trim().split(/\s/)[0] ?? '').split(/[:@]/);
    return parts.length === 4 ? (parts[at] ?? null) : null;
  };

/** Reads an address as browsers and most programs do, and decodes what stands in it. */
const address: Reader = (line) => {
  try {
    const { password, hostname, port } = new URL(`http://${line}`);
    return hostname === HOST && port === PORT ? decodeURIComponent(password) : null;
  } catch {
    return null;
  }
};

/** Takes the line apart by its own grammar, with any password in it, and makes an address of the four parts. */
const addressOf =
  (grammar: RegExp): Reader =>
  (line) => {
    const { user, pass } = grammar.exec(line)?.groups ?? {};
    return address(`${user}:${pass}@${HOST}:${PORT}`);
  };

const PLACE = `${HOST}:${PORT}`.replaceAll('.', '\\.');
const READERS: Record<(typeof RAW_FORMATS)[number], readonly Reader[]> = {
  'HOST:PORT:USER:PASS': [
    splits(3),
    addressOf(new RegExp(`^${PLACE}:(?<user>[^:]*):(?<pass>.*)$`, 'su')),
  ],
  'HOST:PORT@USER:PASS': [
    splits(3),
    addressOf(new RegExp(`^${PLACE}@(?<user>[^:]*):(?<pass>.*)$`, 'su')),
  ],
  'USER:PASS:HOST:PORT': [
    splits(1),
    addressOf(new RegExp(`^(?<user>[^:]*):(?<pass>.*):${PLACE}$`, 'su')),
  ],
  'USER:PASS@HOST:PORT': [splits(1), address],
};

describe.each(RAW_FORMATS)('%s', (format) => {
  it.each(SIGNS)('with %p in the password: warned of when a reader takes it wrongly', (sign) => {
    const password = `pass${sign}41word`;
    const isBroken = READERS[format].some((read) => read(lineWith(format, password)) !== password);
    expect(passwordBreaks(format, password)).toEqual(isBroken ? [sign] : []);
  });

  it('names every sign once', () => {
    expect(passwordBreaks(format, 'a/b:c/d@e')).toEqual(['/', ':', '@']);
  });
});

it.each(LINE_FORMATS)('letters and digits are safe in %s', (format) => {
  expect(passwordBreaks(format, 'letters123')).toEqual([]);
});

it.each(['url', 'json'] as const)('%s holds any password', (format) => {
  expect(passwordBreaks(format, SIGNS.join(''))).toEqual([]);
});
