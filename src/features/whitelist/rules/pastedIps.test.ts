import fc from 'fast-check';
import { isIp } from '@/lib/ip';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import { excelRows, parseCsv, toCsv } from '@/lib/text/csv';
import { textsOf } from '../../../../tests/support/texts';
import { PASTE_MAX, readPastedIp, readPastedIps } from './pastedIps';

describe('a bulk paste', () => {
  const row = (ip: string, state: string, remark = '') => ({ ip, remark, state });
  /** Writes rows in short: the address, its state unless it can be added, its remark in quotes. */
  const inShort = (rows: ReturnType<typeof readPastedIps>) =>
    rows
      .map(({ ip, state, remark }) =>
        [ip, ...(state === 'ok' ? [] : [state]), ...(remark ? [`«${remark}»`] : [])].join(' '),
      )
      .join(', ');

  it.each([
    ['  \n\n ', ''],
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4 office Berlin', '1.2.3.4 «office Berlin»'],
    ['"1.2.3.4","office, 2nd floor"', '1.2.3.4 «office, 2nd floor»'],
    ['1.2.3.4;5.6.7.8 | ::1', '1.2.3.4, 5.6.7.8, ::1'],
    ['1.2.3.4\r\n\r\n5.6.7.8\r::1', '1.2.3.4, 5.6.7.8, ::1'],
    ['1.2.3.4, 1.2.3.999', '1.2.3.4, 1.2.3.999 invalid'],
    ['10.0.0.0/8 all', '10.0.0.0/8 range «all»'],
    ['not an address', 'not invalid «an address»'],
    ['1.2.3.4 v1.0.1', '1.2.3.4 «v1.0.1»'],
    ['1.2.3.4 a\n1.2.3.4 b', '1.2.3.4 «a», 1.2.3.4 duplicate «b»'],
    ['2001:DB8::1\n2001:db8:0::1', '2001:db8::1, 2001:db8::1 duplicate'],
    ['203.0.113.5:8080 office', '203.0.113.5 «office»'],
    ['[2001:db8::5]:8080', '2001:db8::5'],
    ['2001:db8::5:8080', '2001:db8::5:8080'],
    ['(203.0.113.5), <203.0.113.6>', '203.0.113.5, 203.0.113.6'],
    ['203.0.113.5/32 2001:db8::5/128', '203.0.113.5, 2001:db8::5'],
    ['2001:db8::/32', '2001:db8::/32 range'],
    ['203.0.113.5-203.0.113.9', '203.0.113.5-203.0.113.9 range'],
    ['203.0.113.5 ... 203.0.113.9', '203.0.113.5 ... 203.0.113.9 range'],
    [
      '203.0.113.5 +7 999 123-45-67 203.0.113.6 - home',
      '203.0.113.5 «+7 999 123-45-67», 203.0.113.6 «home»',
    ],
    // A date or a time beside an address is a remark, and no end of a range; so is a version.
    ...['- 24.12.25', '— 1.2.24', '-10.1.2', '(1.24.0)', 'room 5 24.12.25'].map((text) => [
      `203.0.113.5 ${text}`,
      `203.0.113.5 «${text.replace(/^[-—] |[()]/g, '')}»`,
    ]),
    ['24.12.25 - 203.0.113.5, 10.1.2', '24.12.25 invalid, 203.0.113.5, 10.1.2 invalid'],
    ['office 203.0.113 2nd floor', '203.0.113 invalid «office 2nd floor»'],
    // An address that lacks a number stays wrong.
    ['203.0.113.5 - 203.0.113', '203.0.113.5 - 203.0.113 range'],
    ['• 203.0.113.5 • 203.0.113', '203.0.113.5, 203.0.113 invalid'],
    ['office 203.0.113, home 203.0.113.9', '203.0.113 invalid «office», 203.0.113.9 «home»'],
    ['Office-203.0.113.5', '203.0.113.5 «Office»'],
    // Signs of a remark stay.
    ...['<ivan@x.ru>', '.NET', '-10', '*VPN*', 'C--', 'Acme Inc.'].map((remark) => [
      `- ${remark} → 203.0.113.5, 203.0.113.6 - ${remark} -`,
      `203.0.113.5 «${remark}», 203.0.113.6 «${remark}»`,
    ]),
    ['203.0.113.5<office>', '203.0.113.5<office> invalid'],
    ['<li>203.0.113.5</li>', '203.0.113.5</li> invalid «<li>»'],
    ['12:30:15 - 203.0.113.5', '203.0.113.5 «12:30:15»'],
    ['203.0.113.5;21.11.2026;Bob', '203.0.113.5 «21.11.2026;Bob»'],
    ['21.11.2026 203.0.113', '203.0.113 invalid «21.11.2026»'],
    ['10.20.3040, 203.0.113.5', '10.20.3040 invalid, 203.0.113.5'],
    ['inetnum: 203.0.113.0 - 203.0.113.255', '203.0.113.0 - 203.0.113.255 range «inetnum»'],
    ['203.0.113.0 -203.0.113.9', '203.0.113.0 -203.0.113.9 range'],
    ['203.0.113.0 – 203.0.113.9 office', '203.0.113.0 – 203.0.113.9 range «office»'],
    ['203.0.113.5 ~ 203.0.113.9', '203.0.113.5 ~ 203.0.113.9 range'],
    ['2001:db8:: - 2001:db8::ff', '2001:db8:: - 2001:db8::ff range'],
    ['-203.0.113.5 -203.0.113.6', '203.0.113.5, 203.0.113.6'],
    ['203.0.113.5-9', '203.0.113.5-9 range'],
    ['203.0.113.5 02:00:5e:10:00:01', '203.0.113.5 «02:00:5e:10:00:01»'],
    ['2001:db8:1:2:3:4:5 dns', '2001:db8:1:2:3:4:5 invalid «dns»'],
    ['user:pass@203.0.113.5:8080', 'user:pass@203.0.113.5:8080 invalid'],
    ['203.0.113.5:8080:user:pass', '203.0.113.5:8080:user:pass invalid'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['0:0:0:0:0:ffff:cb00:7105 203.0.113.5', '203.0.113.5, 203.0.113.5 duplicate'],
    ['64:ff9b::203.0.113.5', '64:ff9b::203.0.113.5 invalid'],
    // Colons alone separate; they are no address.
    ['203.0.113.5 :: office', '203.0.113.5 «office»'],
    ['office :: 203.0.113.5', '203.0.113.5 «office»'],
    ['::', ''],
    ['203.0.113.5.', '203.0.113.5'],
    ['office:203.0.113.5', '203.0.113.5 «office»'],
    ['office=2001:db8::5', '2001:db8::5 «office»'],
    ['IP-адрес: 203.0.113.5 (офис)', '203.0.113.5 «офис»'],
    ['office 203.0.113.5 2nd floor', '203.0.113.5 «office 2nd floor»'],
    ['office 203.0.113.5, home 203.0.113.6', '203.0.113.5 «office», 203.0.113.6 «home»'],
    ['2026-11-26 10:30:00 203.0.113.5', '203.0.113.5 «2026-11-26 10:30:00»'],
    [
      '1. 203.0.113.5\n2) 203.0.113.6 home\n3)203.0.113.7\n#4 203.0.113.8\n5\t203.0.113.9',
      '203.0.113.5, 203.0.113.6 «home», 203.0.113.7, 203.0.113.8, 203.0.113.9',
    ],
    [
      '● 203.0.113.5\n- office: 203.0.113.6\n➢203.0.113.7\n\uF0B7 2 offices 203.0.113.8',
      '203.0.113.5, 203.0.113.6 «office», 203.0.113.7, 203.0.113.8 «2 offices»',
    ],
    ['1. office 203.0.113.999', '203.0.113.999 invalid «office»'],
    ['- nonsense', 'nonsense invalid'],
    ['9.9.9.9', '9.9.9.9 listed'],
    ['fe80:0::1', 'fe80::1 listed'],
    ['9.9.9.9 a\n9.9.9.9', '9.9.9.9 listed «a», 9.9.9.9 duplicate'],
    // Copied with invisible signs. Those of a remark stay: they join letters and the parts of an emoji.
    ['\u200e1.2.\u200b3.4\u2060 👩\u200d💻\n\u200b', '1.2.3.4 «👩\u200d💻»'],
    ['IP:\u200e 1.2.3.4 می\u200cخواهم', '1.2.3.4 «می\u200cخواهم»'],
    ['203.0.113.1\ufeff2', '203.0.113.12'],
    [
      '203.0.113.5(office) 203.0.113.6[VPN 2]\n203.0.113.7(a)203.0.113.8',
      '203.0.113.5 «office», 203.0.113.6 «VPN 2», 203.0.113.7 «a», 203.0.113.8',
    ],
    ['   IPv4 Address. . . . . . . . . . . : 203.0.113.5', '203.0.113.5'],
    ['IPv4-адрес. . . : 203.0.113.5(Основной)', '203.0.113.5 «Основной»'],
    ['DNS Servers . . . : 203.0.113.5', '203.0.113.5 «DNS Servers»'],
    // Full-width signs of Chinese and Japanese keyboards.
    ['IP：２０３．0．113．5', '203.0.113.5'],
    [
      '办公室：203.0.113.5：8080，203.0.113.6、203.0.113.7；203.0.113.8｜家，2',
      '203.0.113.5 «办公室», 203.0.113.6, 203.0.113.7, 203.0.113.8 «家，2»',
    ],
    [
      '【203.0.113.5】，（203.0.113.6）。203.0.113.7 （办公室）',
      '203.0.113.5, 203.0.113.6, 203.0.113.7 «办公室»',
    ],
    ['1）203.0.113.5 2） 203.0.113.6（家）', '203.0.113.5, 203.0.113.6 «家»'],
    // Signs and list numbers between addresses are no remark, but one that is only an emoji is.
    ['["203.0.113.5","203.0.113.6"]', '203.0.113.5, 203.0.113.6'],
    ['203.0.113.5 & 203.0.113.6 ❤️', '203.0.113.5, 203.0.113.6 «❤️»'],
    ['1. 203.0.113.5 2. 203.0.113.6', '203.0.113.5, 203.0.113.6'],
    ['1)203.0.113.5 2) 203.0.113.6 #', '203.0.113.5, 203.0.113.6'],
    ['■ office 203.0.113.5 ■ home 203.0.113.6', '203.0.113.5 «office», 203.0.113.6 «home»'],
    ['7 203.0.113.5 101, 203.0.113.6 #102', '203.0.113.5 «101», 203.0.113.6 «#102»'],
    ['203.0.113.5 4. room', '203.0.113.5 «4. room»'],
  ])('of %p', (text, rows) => {
    expect(inShort(readPastedIps(text, ['9.9.9.9', 'FE80::1']))).toBe(rows);
  });

  it.each(SUPPORTED_LOCALES)('of the exported whitelist in %s', (locale) => {
    const t = textsOf(locale);
    const header = [t('whitelist.ip'), t('whitelist.remark'), t('whitelist.added')];
    const at = '2026-11-26T10:30:00Z';
    const file = toCsv([
      header,
      ['1.2.3.4', 'office, 2nd "floor"', at],
      ['2001:db8::5', '=1+2; -3 5.6.7.8', at],
      ['5.6.7.8', null, at],
      ['9.9.9.9', "it's", at],
    ]);
    const rows = [
      row('1.2.3.4', 'ok', 'office, 2nd "floor"'),
      row('2001:db8::5', 'ok', '=1+2; -3 5.6.7.8'),
      row('5.6.7.8', 'ok'),
      row('9.9.9.9', 'listed', "it's"),
    ];
    expect(readPastedIps(file, ['9.9.9.9'])).toEqual(rows);
    const excel = Buffer.from(excelRows(parseCsv(file).rows, ',', []));
    expect(readPastedIps(excel.toString('utf16le').trim(), [])).toHaveLength(4);
  });

  it('of an exported whitelist with a quotation mark that is not closed, line by line', () => {
    const rows = readPastedIps('IP,Remark\n1.2.3.4,"home\n5.6.7.8,office', []);
    expect(rows.filter(({ state }) => state === 'ok')).toEqual([
      row('1.2.3.4', 'ok', 'home'),
      row('5.6.7.8', 'ok', 'office'),
    ]);
  });

  it('adds every address once and never what is no address', () => {
    const line = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.ipV4()), (lines, listed) => {
        const rows = readPastedIps(lines.join('\n'), listed);
        const added = rows.filter(({ state }) => state === 'ok').map(({ ip }) => ip);
        expect(new Set(added).size).toBe(added.length);
        expect(added.every(isIp)).toBe(true);
        expect(added.filter((ip) => listed.includes(ip))).toEqual([]);
      }),
    );
  });

  it('reads a hundred thousand lines in one go', () => {
    expect(readPastedIps('1.2.3.4 office\n'.repeat(100_000), [])).toHaveLength(100_000);
    expect(readPastedIps('1.'.repeat(100_000), [])).toHaveLength(1);
    for (const sign of [':', '.', '*', ']', ' ', ' -', ' .', ' 1.2.3', '(a', '1.2.3.4]'])
      for (const before of ['a', '1.2.3.4 a'])
        expect(readPastedIps(`${before}${sign.repeat(100_000)}x`, []).length).toBeGreaterThan(0);
  });
});

test('a field for one address reads no more than a paste may have', () => {
  const text = (length: number) => '1.2.3.4'.padEnd(length);
  expect(readPastedIp(text(PASTE_MAX))).toMatchObject({ ip: '1.2.3.4' });
  expect(readPastedIp(text(PASTE_MAX + 1))).toBe('invalid');
});
