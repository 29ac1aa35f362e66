import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { isIp, isIpv6, normaliseIp } from './ip';

describe('the IP check', () => {
  it.each([
    ' 1.2.3.4',
    '1.2.3.4\n',
    '1.2.3',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4:80',
    '0x7f.0.0.1',
    '2130706433',
    '１.2.3.4',
    ':',
    '1::2::3',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
  ])('refuses %p', (text) => {
    expect(isIp(text)).toBe(false);
  });

  it('agrees with an independent reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.string()), (text) => {
        expect(isIp(text) && !isIpv6(text)).toBe(isIPv4(text));
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
