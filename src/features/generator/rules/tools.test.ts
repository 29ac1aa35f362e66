import { unescape as decodeAgain } from 'node:querystring';
import { parse } from 'node:url';
import fc from 'fast-check';
import { forLocale } from '@/lib/locale';
import type { ProxyAccess } from './line/proxyLine';
import { TOOLS } from './tools';

const INPUT: ProxyAccess = {
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  login: { username: 'user-zone-resi', password: 'pass1234' },
};
const byName = (name: string) => {
  const found = TOOLS.find((tool) => tool.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** Any text, mostly of signs that split a line or an address. */
const anything = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`:@/%#?\\ "'$&4a1x`), minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.stringMatching(/^[\w!$&*+,.;=^~-]{8,30}$/),
);
const withLine = TOOLS.flatMap(({ name, line }) => (line ? [{ name, line }] : []));

/** Reads a line by the rule of its program. */
const READERS: Readonly<Record<string, (line: string) => readonly string[]>> = {
  colons: (line) => line.split(':'),
  address: (line) => {
    const { hostname, port, username, password } = new URL(line);
    return [hostname, port, ...[username, password].map(decodeURIComponent)];
  },
  // Postman's own library reads a variable like this, for sites over http.
  postman: (line) => {
    const { hostname, port, auth } = parse(line);
    const [username = '', ...rest] = (auth ?? '').split(':').map((part) => decodeAgain(part));
    return [hostname ?? '', port ?? '', username, rest.join(':')];
  },
};
const readerOf = (name: string) =>
  READERS[{ FoxyProxy: 'address', Postman: 'postman' }[name] ?? 'colons'] ?? (() => []);

describe('tools', () => {
  it('Dolphin Anty reads the protocol of a line with a login, and chooses it in the window without one', () => {
    const write = (input: Partial<ProxyAccess>) =>
      byName('Dolphin Anty').line?.write({ ...INPUT, protocol: 'socks5', ...input });
    expect(write({})).toBe('socks5://gate.example.com:7000:user-zone-resi:pass1234');
    expect(write({ login: null })).toBe('gate.example.com:7000');
  });

  it.each(withLine)('$name: an offered line is read back as the same login', ({ name, line }) => {
    fc.assert(
      fc.property(anything, anything, (username, password) => {
        // No program can tell where a username with a colon ends, and no account has one.
        const login = { username: username.replaceAll(':', ''), password };
        fc.pre(login.username !== '');
        const input = { ...INPUT, login };
        fc.pre(line.breaks(input).length === 0);
        const read = readerOf(name)(line.write(input));
        expect(read).toEqual(['gate.example.com', '7000', login.username, password]);
      }),
    );
  });

  it('a login that a program would read wrongly is not offered as a line', () => {
    const breaks = (name: string, password: string) =>
      byName(name).line?.breaks({ ...INPUT, login: { username: 'me', password } });
    expect(breaks('AdsPower', 'a:b@c')).toEqual([':', '@']);
    expect(breaks('FoxyProxy', 'a:b@c%41')).toEqual([]);
    expect(breaks('Postman', 'a:b@c%')).toEqual([]);
    expect(breaks('Postman', 'a%41')).toEqual(['%']);
  });

  it('one that takes no line says so', () => {
    for (const { line, limits = [] } of TOOLS) {
      expect(line !== undefined || limits.some((limit) => /line/.test(limit['en-US']))).toBe(true);
    }
  });

  it('FoxyProxy keeps the protocol', () => {
    for (const protocol of byName('FoxyProxy').protocols) {
      expect(byName('FoxyProxy').line?.write({ ...INPUT, protocol })).toMatch(`${protocol}://`);
    }
  });

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s has every part of the login as a field, none in whitelist mode, and its texts in both languages',
    (_, tool) => {
      const values = tool.fields(INPUT).map(({ value }) => value);
      expect(values).toEqual(
        expect.arrayContaining(['gate.example.com', '7000', 'user-zone-resi', 'pass1234']),
      );
      const secrets = tool.fields(INPUT).filter(({ isSecret }) => isSecret);
      expect(secrets.map(({ value }) => value)).toEqual(['pass1234']);
      const open = tool.fields({ ...INPUT, login: null }).map(({ value }) => value);
      expect(open).not.toContain('pass1234');
      const { where, limits = [] } = tool;
      for (const text of [where, ...limits]) {
        expect(forLocale(text, 'en-US')).not.toMatch(/[а-яё]/i);
        expect(forLocale(text, 'ru-RU')).toMatch(/[а-яё]/i);
      }
      expect(tool.link).toMatch(/^https:\/\//);
    },
  );
});
