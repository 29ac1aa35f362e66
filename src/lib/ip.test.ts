import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { ANY_CHARACTER } from '../../tests/support/world/anyCharacter';
import { isIp, isIpv4, isIpv6, normaliseIp, parseWhitelistBulk } from './ip';

describe('the IP check', () => {
  it.each([
    '0.0.0.0',
    '1.2.3.4',
    '255.255.255.255',
    '192.168.100.9',
    '::',
    '::1',
    '2001:db8::8a2e:370:7334',
    '2001:0DB8:0000:0000:0000:0000:0000:0001',
    'fe80::1',
  ])('takes %s', (text) => {
    expect(isIp(text)).toBe(true);
  });

  it.each([
    '',
    ' 1.2.3.4',
    '1.2.3.4\n',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.999',
    '01.2.3.4',
    '1.2.3.-4',
    '1.2.3.4/24',
    '1.2.3.4:80',
    '0x7f.0.0.1',
    '2130706433',
    '１.2.3.4',
    'localhost',
    ':',
    ':::',
    '1::2::3',
    'g::1',
    '12345::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
    '2001:db8::/32',
    '[::1]',
  ])('refuses %p', (text) => {
    expect(isIp(text)).toBe(false);
  });

  it('agrees with an independent reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.string()), (text) => {
        expect(isIpv4(text)).toBe(isIPv4(text));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.string()), (text) => {
        expect(isIpv6(text)).toBe(isIPv6(text) && !text.includes('.') && !text.includes('%'));
      }),
    );
  });

  it('knows one spelling for one address', () => {
    expect(normaliseIp(' 2001:0DB8:0:0:0:0:0:1 ')).toBe('2001:db8::1');
    expect(normaliseIp('1.2.3.4')).toBe('1.2.3.4');
    expect(normaliseIp('\u200b1.2.3.4\u2069')).toBe('1.2.3.4');
    expect(normaliseIp('nonsense')).toBe('nonsense');
  });
});

describe('a bulk paste', () => {
  const row = (line: number, ip: string, state: string, remark = '') => ({
    line,
    ip,
    remark,
    state,
  });

  it.each([
    ['', []],
    ['  \n\n ', []],
    ['1.2.3.4', [row(1, '1.2.3.4', 'ok')]],
    ['1.2.3.4 office Berlin', [row(1, '1.2.3.4', 'ok', 'office Berlin')]],
    ['1.2.3.4\toffice', [row(1, '1.2.3.4', 'ok', 'office')]],
    ['"1.2.3.4","office, 2nd floor"', [row(1, '1.2.3.4', 'ok', 'office, 2nd floor')]],
    [
      '1.2.3.4;5.6.7.8 | ::1',
      [row(1, '1.2.3.4', 'ok'), row(1, '5.6.7.8', 'ok'), row(1, '::1', 'ok')],
    ],
    [
      '1.2.3.4\r\n\r\n5.6.7.8\r::1',
      [row(1, '1.2.3.4', 'ok'), row(3, '5.6.7.8', 'ok'), row(4, '::1', 'ok')],
    ],
    ['1.2.3.4, 1.2.3.999', [row(1, '1.2.3.4', 'ok'), row(1, '1.2.3.999', 'invalid')]],
    ['10.0.0.0/8 all', [row(1, '10.0.0.0/8', 'invalid', 'all')]],
    ['not an address', [row(1, 'not', 'invalid', 'an address')]],
    ['1.2.3.4 since 10:30:00', [row(1, '1.2.3.4', 'ok', 'since 10:30:00')]],
    ['1.2.3.4 v1.0.1', [row(1, '1.2.3.4', 'ok', 'v1.0.1')]],
    ['1.2.3.4 a\n1.2.3.4 b', [row(1, '1.2.3.4', 'ok', 'a'), row(2, '1.2.3.4', 'duplicate', 'b')]],
    [
      '2001:DB8::1\n2001:db8:0::1',
      [row(1, '2001:db8::1', 'ok'), row(2, '2001:db8::1', 'duplicate')],
    ],
    ['9.9.9.9', [row(1, '9.9.9.9', 'listed')]],
    ['fe80:0::1', [row(1, 'fe80::1', 'listed')]],
    // Copied with invisible signs. Those of a remark stay: they join the parts of an emoji.
    ['\u200e1.2.\u200b3.4\u2060 👩\u200d💻\n\u200b', [row(1, '1.2.3.4', 'ok', '👩\u200d💻')]],
  ])('of %p', (text, rows) => {
    expect(parseWhitelistBulk(text, ['9.9.9.9', 'FE80::1'])).toEqual(rows);
  });

  it('adds every address once and never what is no address', () => {
    const line = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ unit: ANY_CHARACTER }));
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.ipV4()), (lines, listed) => {
        const rows = parseWhitelistBulk(lines.join('\n'), listed);
        const added = rows.filter(({ state }) => state === 'ok').map(({ ip }) => ip);
        expect(new Set(added).size).toBe(added.length);
        expect(added.every(isIp)).toBe(true);
        expect(added.filter((ip) => listed.includes(ip))).toEqual([]);
      }),
    );
  });

  it('reads a hundred thousand lines in one go', () => {
    expect(parseWhitelistBulk('1.2.3.4 office\n'.repeat(100_000), [])).toHaveLength(100_000);
    expect(parseWhitelistBulk('1.'.repeat(100_000), [])).toHaveLength(1);
    expect(parseWhitelistBulk(':'.repeat(100_000), [])).toHaveLength(1);
  });
});
