import { curlCommand, shellQuote } from './curl';

describe('curl', () => {
  it.each([
    ['plain', `'plain'`],
    [`it's`, `'it'\\''s'`],
    ['a b;$(c)`d`', "'a b;$(c)`d`'"],
  ])('quotes %p for a shell', (text, quoted) => expect(shellQuote(text)).toBe(quoted));

  it('sends the login apart from the address', () => {
    const access = {
      protocol: 'socks5',
      host: 'gate.example.net',
      port: 7000,
      username: 'user-zone-resi',
      password: 'p@s:s/%41',
    } as const;
    expect(curlCommand(access, 'https://example.com')).toBe(
      `curl -x 'socks5h://gate.example.net:7000' -U 'user-zone-resi:p@s%3As/%2541' 'https://example.com'`,
    );
  });

  it('has no login in whitelist mode', () => {
    const access = {
      protocol: 'http',
      host: '::1',
      port: 1,
      username: null,
      password: null,
    } as const;
    expect(curlCommand(access, 'http://x.test/')).toBe(`curl -x 'http://[::1]:1' 'http://x.test/'`);
  });
});
