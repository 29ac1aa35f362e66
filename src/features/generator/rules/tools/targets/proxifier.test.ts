/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { ANY_CHARACTER } from '../../../../../../tests/support/world/anyCharacter';
import type { ProxyAccess } from '../../line/proxyLine';
import { proxifier } from './proxifier';

const INPUT: ProxyAccess = { protocol: 'http', host: 'gate.example.com', port: 7000, login: null };

/** Reads a profile with the browser's XML parser. */
function read(input: ProxyAccess) {
  const text = proxifier.undocumented?.file?.write(input) ?? '';
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;
  return {
    mode: document.querySelector('Encryption')?.getAttribute('mode'),
    type: document.querySelector('Proxy')?.getAttribute('type'),
    host: textOf('Proxy > Address'),
    port: textOf('Proxy > Port'),
    username: textOf('Authentication[enabled=true] > Username'),
    password: textOf('Authentication[enabled=true] > Password'),
    actions: [...document.querySelectorAll('Rule > Action')].map((one) => one.getAttribute('type')),
  };
}

/** Any text that XML can hold: no control characters but tab and line ends, no half of a surrogate pair. */
const anything = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...`<>&"'];:@/%#\\\t\r\n ab`), minLength: 1, maxLength: 30 }),
    fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 12 }),
  )
  .filter((text) => !/[^\t\r\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]|\p{Surrogate}/u.test(text));

it('a profile holds the proxy and any login as they are', () => {
  fc.assert(
    fc.property(anything, anything, (username, password) => {
      expect(read({ ...INPUT, login: { username, password } })).toMatchObject({
        username,
        password,
      });
    }),
  );
});

it('the login is not said to be encrypted, and no program is sent through the proxy unasked', () => {
  expect(read({ ...INPUT, login: { username: 'me', password: 'pass1234' } })).toEqual({
    mode: 'disabled',
    type: 'HTTPS',
    host: 'gate.example.com',
    port: '7000',
    username: 'me',
    password: 'pass1234',
    actions: ['Direct', 'Direct'],
  });
});

it('whitelist mode has no login, and SOCKS5 is called so', () => {
  expect(read({ ...INPUT, protocol: 'socks5' })).toMatchObject({
    type: 'SOCKS5',
    username: null,
    password: null,
  });
});
