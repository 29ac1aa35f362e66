import { powerShellCommand, shellQuote } from './curl';

describe('curl', () => {
  it.each([
    ['plain', `'plain'`],
    [`it's`, `'it'\\''s'`],
    ['a b;$(c)`d`', "'a b;$(c)`d`'"],
  ])('quotes %p for a shell', (text, quoted) => expect(shellQuote(text)).toBe(quoted));

  it.each([
    ['p@s:s/$(x)', "-U 'user:p@s%3As/$(x)' 'https://x.test/'"],
    ["it's ‘so’", "-U 'user:it''s ‘‘so’’' 'https://x.test/'"],
    ['a"b\\c', `'proxy-user = "user:a\\"b\\\\c"' | curl.exe`],
  ])('is written for PowerShell with the password %p', (password, part) => {
    const access = {
      protocol: 'https',
      host: 'gate.example.net',
      port: 7000,
      login: { username: 'user', password },
    } as const;
    const command = powerShellCommand(access, 'https://x.test/');
    expect(command).toContain(part);
    expect(command).toContain("curl.exe -x 'https://gate.example.net:7000'");
  });

  it('has no login in PowerShell in whitelist mode', () => {
    const access = {
      protocol: 'http',
      host: 'gate.example.net',
      port: 7001,
      login: null,
    } as const;
    expect(powerShellCommand(access, 'https://x.test/')).toBe(
      "curl.exe -x 'http://gate.example.net:7001' 'https://x.test/'",
    );
  });
});
