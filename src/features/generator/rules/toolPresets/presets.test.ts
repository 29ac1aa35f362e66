import { unescape as decodeAgain } from 'node:querystring';
import { parse } from 'node:url';
import fc from 'fast-check';
import { localText } from '@/lib/text/localText';
import { ANY_CHARACTER } from '../../../../../tests/support/world/anyCharacter';
import type { ProxyAccess } from '../line/proxyLine';
import { TOOL_PRESETS } from '.';
import type { ToolPreset } from './preset';

const INPUT: ProxyAccess = {
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  login: { username: 'user-zone-resi', password: 'pass1234' },
};
const byId = (id: string) => {
  const found = TOOL_PRESETS.find((tool) => tool.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** Any text, mostly of signs that split a line or an address. */
const anything = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`:@/%#?\\ "'$&4a1x`), minLength: 1, maxLength: 30 }),
  fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 12 }),
  fc.stringMatching(/^[\w!$&*+,.;=^~-]{8,30}$/),
);
/** The line, whether documented or known from users. */
const lineOf = ({ line, undocumented }: Pick<ToolPreset, 'line' | 'undocumented'>) =>
  line ?? undocumented?.line ?? null;
const withLine = TOOL_PRESETS.flatMap(({ id, ...tool }) => {
  const line = lineOf(tool);
  return line ? [{ id, line }] : [];
});

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
const readerOf = (id: string) =>
  READERS[{ foxyProxy: 'address', postman: 'postman' }[id] ?? 'colons'] ?? (() => []);

describe('tool presets', () => {
  it.each([
    ['adsPower', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['multilogin', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['goLogin', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['dolphinAnty', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['foxyProxy', 'http://user-zone-resi:pass1234@gate.example.com:7000'],
    ['postman', 'http://user-zone-resi:pass1234@gate.example.com:7000'],
  ])('%s: %s', (id, line) => {
    expect(lineOf(byId(id))?.write(INPUT)).toBe(line);
  });

  it.each([
    [
      'adsPower',
      {
        proxy_soft: 'other',
        proxy_type: 'http',
        proxy_host: 'gate.example.com',
        proxy_port: '7000',
        proxy_user: 'user-zone-resi',
        proxy_password: 'pass1234',
      },
    ],
    [
      'multilogin',
      {
        type: 'http',
        host: 'gate.example.com',
        port: 7000,
        username: 'user-zone-resi',
        password: 'pass1234',
      },
    ],
    [
      'goLogin',
      {
        mode: 'http',
        host: 'gate.example.com',
        port: 7000,
        username: 'user-zone-resi',
        password: 'pass1234',
      },
    ],
    [
      'dolphinAnty',
      {
        type: 'http',
        host: 'gate.example.com',
        port: '7000',
        login: 'user-zone-resi',
        password: 'pass1234',
      },
    ],
  ])('%s: the object of its API, without a login in whitelist mode', (id, object) => {
    const { api } = byId(id);
    expect(JSON.parse(api?.write(INPUT) ?? '')).toEqual(object);
    const open: Record<string, unknown> = JSON.parse(api?.write({ ...INPUT, login: null }) ?? '');
    expect(Object.keys(open)).toEqual(Object.keys(object).slice(0, -2));
  });

  it.each(TOOL_PRESETS.flatMap(({ id, api }) => (api ? [{ id, api }] : [])))(
    '$id: its API reads any login as it is',
    ({ api }) => {
      fc.assert(
        fc.property(anything, anything, (username, password) => {
          const text = api.write({ ...INPUT, login: { username, password } });
          expect(Object.values(JSON.parse(text)).slice(-2)).toEqual([username, password]);
        }),
      );
    },
  );

  it('Dolphin Anty reads the protocol of a line with a login, and chooses it in the window without one', () => {
    const write = (input: Partial<ProxyAccess>) =>
      byId('dolphinAnty').line?.write({ ...INPUT, protocol: 'socks5', ...input });
    expect(write({})).toBe('socks5://gate.example.com:7000:user-zone-resi:pass1234');
    expect(write({ login: null })).toBe('gate.example.com:7000');
  });

  it.each(withLine)(
    '$id: a line that is offered is read back as the same login, whatever signs it has',
    ({ id, line }) => {
      fc.assert(
        fc.property(anything, anything, (name, password) => {
          // No program can tell where a username with a colon ends, and no account has one.
          const login = { username: name.replaceAll(':', ''), password };
          fc.pre(login.username !== '');
          const input = { ...INPUT, login };
          fc.pre(line.breaks(input).length === 0);
          const read = readerOf(id)(line.write(input));
          expect(read).toEqual(['gate.example.com', '7000', login.username, password]);
        }),
      );
    },
  );

  it('a login that a program would read wrongly is not offered as a line', () => {
    const breaks = (id: string, password: string) =>
      lineOf(byId(id))?.breaks({ ...INPUT, login: { username: 'me', password } });
    expect(breaks('adsPower', 'a:b@c')).toEqual([':', '@']);
    expect(breaks('foxyProxy', 'a:b@c%41')).toEqual([]);
    expect(breaks('postman', 'a:b@c%')).toEqual([]);
    expect(breaks('postman', 'a%41')).toEqual(['%']);
  });

  it('what is not in the documentation of a maker stands apart from what is', () => {
    const found = TOOL_PRESETS.filter(({ undocumented }) => undocumented).map(({ id }) => id);
    expect(found).toEqual(['adsPower', 'multilogin', 'goLogin', 'proxifier']);
    for (const { line, api, undocumented } of TOOL_PRESETS) {
      if (undocumented?.line) expect([line, api]).toEqual([undefined, expect.anything()]);
    }
  });

  it('FoxyProxy keeps the protocol', () => {
    for (const protocol of byId('foxyProxy').protocols.password) {
      expect(byId('foxyProxy').line?.write({ ...INPUT, protocol })).toMatch(`${protocol}://`);
    }
  });

  it.each(TOOL_PRESETS.map((tool) => [tool.name, tool] as const))(
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
      const { where, limits, api, undocumented } = tool;
      for (const text of [
        where,
        ...(limits ?? []),
        api?.where ?? where,
        undocumented?.where ?? where,
      ]) {
        expect(localText(text, 'en-US')).not.toMatch(/[а-яё]/i);
        expect(localText(text, 'ru-RU')).toMatch(/[а-яё]/i);
      }
      expect(tool.link).toMatch(/^https:\/\//);
    },
  );
});
