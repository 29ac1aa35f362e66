import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { forLocale } from '@/lib/locale';
import { TOOLS } from '../../../../../tests/samples/tools';
import { gatewayWith } from '../../../../../tests/support/world/proxyLine';
import { piecesOf, shellWords, textNamed } from '../../../../../tests/support/world/readSource';
import type { ProxyLogin } from '../line/proxyLine';
import { chooseConnection, protocolsFor } from '../program';
import { SAMPLES } from '.';
import { isAscii } from './literals';
import { limitsFor, PASSWORD_COMMANDS, PASSWORD_VARIABLE, type SampleInput } from './sample';

const SITE = 'https://example.com/';
const INPUT: SampleInput = {
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  login: null,
  site: SITE,
};

/** The login in a shell command, as its program reads the words. */
function shellLogin(id: string, text: string): ProxyLogin<string | null> {
  const tool = TOOLS[id];
  const login = tool !== undefined && 'login' in tool ? tool.login : undefined;
  if (!login) throw new Error(`TOOLS.${id} must say by "login" how the program reads its words`);
  return login(shellWords(text));
}

/** The login in a sample; the password is null when the sample holds none. */
function loginIn(
  { id, language }: (typeof SAMPLES)[number],
  text: string,
): ProxyLogin<string | null> {
  if (language === 'bash') return shellLogin(id, text);
  const pieces = piecesOf(language, text);
  const username = textNamed(pieces, 'username');
  if (username === null) throw new Error(`no username in\n${text}`);
  return { username, password: textNamed(pieces, 'password') };
}

/** Any text, mostly of signs that some language reads as something else. */
const NASTY = fc.constantFrom(...`@:/%#'"\\$ \`!&{}()<>?*~^|;=+-.,\t\n\r0a41uxn`);
const anything = fc.oneof(
  fc.string({ unit: NASTY, maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 30 }),
);
/** No word of a shell command can hold a NUL. */
const inShell = anything.map((text) => text.replaceAll('\0', ''));

const withLogin = SAMPLES.filter((sample) => protocolsFor(sample, 'password').length > 0);

describe.each(withLogin.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  const text = sample.language === 'bash' ? inShell : anything;

  it('holds any credentials as they are', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom(...protocolsFor(sample, 'password')),
        (username, password, protocol) => {
          const login = { username, password };
          const written = sample.write({ ...INPUT, protocol, login });
          expect(loginIn(sample, written)).toEqual(login);
        },
      ),
    );
  });

  it('takes the password from the environment unless it is filled in', () => {
    for (const protocol of protocolsFor(sample, 'password')) {
      const login = { username: 'user-zone-resi', password: null };
      const written = sample.write({ ...INPUT, protocol, login });
      expect(written).toContain('PROXY_PASSWORD');
      const filled = sample.write({ ...INPUT, protocol, login: { ...login, password: 'p1' } });
      expect(filled).not.toContain('PROXY_PASSWORD');
    }
  });
});

it('the command that sets the password keeps all of it in bash, spaces at its ends too', () => {
  const command = PASSWORD_COMMANDS.find(({ label }) => label === 'bash')?.command;
  const password = `  p1@:/%#'"\\$ \`!&{x}%41 `;
  const script = `${command}\nprintenv ${PASSWORD_VARIABLE}`;
  const input = `${password}\n`;
  expect(execFileSync('bash', ['-c', script], { input, encoding: 'utf8' })).toBe(input);
});

describe('all samples', () => {
  it('are all the files of their folder, each named like its id, with a name of its own', () => {
    const files = readdirSync(join(__dirname, 'targets')).sort();
    expect(SAMPLES.map(({ id }) => `${id}.ts`).sort()).toEqual(files);
    expect(new Set(SAMPLES.map(({ name }) => name)).size).toBe(SAMPLES.length);
  });

  it.each(SAMPLES)('$id: its tool says how it is run, or why it is not', ({ id }) => {
    expect(TOOLS[id]).toBeDefined();
  });

  it('name the versions that they are run with, unless they are not run', () => {
    for (const { id, runWith } of SAMPLES) {
      const tool = TOOLS[id];
      const isRun = tool !== undefined && !('notRun' in tool);
      expect([id, runWith !== undefined]).toEqual([id, isRun]);
    }
  });

  it.each(SAMPLES.map((sample) => [sample.name, sample] as const))(
    '%s: whitelist mode has no login, and nothing switches certificate checks off',
    (_, sample) => {
      for (const protocol of sample.protocols) {
        const written = sample.write({ ...INPUT, protocol });
        expect(written).not.toMatch(/PROXY_PASSWORD|username|password/i);
        expect(written).not.toMatch(
          /insecure|verify|rejectUnauthorized|no-check|ignore-cert| -k /i,
        );
        expect(written).toContain('gate.example.com');
        expect(written).toContain('7000');
        expect(written).toContain(SITE);
        expect(written).toMatch(/[^\n]\n$/);
      }
    },
  );

  it.each(SAMPLES.map((sample) => [sample.name, sample] as const))(
    '%s: whitelist mode says nothing of a password',
    (_, sample) => {
      for (const protocol of sample.protocols)
        for (const limit of limitsFor(sample, { protocol, login: null }))
          expect(limit['en-US'] + limit['ru-RU']).not.toMatch(/password|authenticate|Basic|парол/i);
    },
  );

  it('have their limits in both languages', () => {
    for (const { limits } of SAMPLES) {
      for (const limit of limits) {
        expect(forLocale(limit, 'en-US')).toMatch(/^[^а-яё]+\.$/i);
        expect(forLocale(limit, 'ru-RU')).toMatch(/[а-яё].*\.$/i);
      }
    }
  });
});

describe('the connection of a sample', () => {
  const byId = (id: string) => {
    const found = SAMPLES.find((sample) => sample.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const all = gatewayWith();

  it.each([
    ['curl', 'password', 'socks5', { auth: 'password', protocol: 'socks5' }],
    ['playwright', 'password', 'socks5', { auth: 'password', protocol: 'http' }],
    ['playwright', 'whitelist', 'socks5', { auth: 'whitelist', protocol: 'socks5' }],
    ['selenium', 'password', 'https', { auth: 'whitelist', protocol: 'https' }],
    ['java', 'password', 'https', { auth: 'password', protocol: 'http' }],
  ] as const)('%s, %s, %s', (id, auth, protocol, chosen) => {
    const wanted = { auth, protocol, gateway: '' };
    expect(chooseConnection(byId(id), wanted, [all])).toEqual({ ...chosen, gateway: all });
  });

  it('is none where no gateway speaks what the program can', () => {
    const wanted = { auth: 'password', protocol: 'socks5', gateway: '' } as const;
    expect(
      chooseConnection(byId('java'), wanted, [gatewayWith({ protocols: ['socks5'] })]),
    ).toBeNull();
  });

  it('passes over a chosen gateway that does not offer whitelist mode to a program without a login', () => {
    const noList = { ...all, id: 'noList', whitelistPort: null };
    const wanted = { auth: 'password', protocol: 'http', gateway: 'noList' } as const;
    expect(chooseConnection(byId('curl'), wanted, [noList, all])?.gateway).toBe(noList);
    expect(chooseConnection(byId('selenium'), wanted, [noList, all])?.gateway).toBe(all);
  });
});

it.each([
  ['pa55-word ~!"', true],
  ['', true],
  ['pässword', false],
  ['пароль', false],
  ['key🔑', false],
  ['two\nlines', false],
])('%j is of ASCII alone: %p', (text, expected) => {
  expect(isAscii(text)).toBe(expected);
});
