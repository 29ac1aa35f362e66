import fc from 'fast-check';
import { percentEncode } from '@/lib/text/percentEncode';
import { lineSpecWith, proxyLine } from '../../../../../tests/support/world/proxyLine';
import { generateApiLink } from '../apiLink';
import {
  isValidQuantity,
  LINE_FORMATS,
  type LineFormat,
  listFileName,
  RAW_FORMATS,
  shownFormat,
} from './proxyLine';

const spec = lineSpecWith({ country: 'DE' });
const minutes = 30;

describe('a line', () => {
  it.each<[LineFormat, string]>([
    ['HOST:PORT:USER:PASS', 'gate.example.com:7000:main-zone-resi-region-de:pass1234'],
    ['HOST:PORT@USER:PASS', 'gate.example.com:7000@main-zone-resi-region-de:pass1234'],
    ['USER:PASS:HOST:PORT', 'main-zone-resi-region-de:pass1234:gate.example.com:7000'],
    ['USER:PASS@HOST:PORT', 'main-zone-resi-region-de:pass1234@gate.example.com:7000'],
    ['url', 'http://main-zone-resi-region-de:pass1234@gate.example.com:7000'],
    [
      'json',
      '{"protocol":"http","host":"gate.example.com","port":7000,"username":"main-zone-resi-region-de","password":"pass1234"}',
    ],
    ['csv', 'http,"gate.example.com",7000,"main-zone-resi-region-de","pass1234"'],
  ])('as %s', (format, line) => {
    expect(proxyLine({ ...spec, format })).toBe(line);
  });

  it.each<[LineFormat, string]>([
    ['HOST:PORT:USER:PASS', 'gate.example.com:7000'],
    ['USER:PASS@HOST:PORT', 'gate.example.com:7000'],
    ['url', 'http://gate.example.com:7000'],
    ['json', '{"protocol":"http","host":"gate.example.com","port":7000}'],
    ['csv', 'http,"gate.example.com",7000'],
  ])('in whitelist mode as %s has no username', (format, line) => {
    const line1 = proxyLine({ ...spec, format, auth: 'whitelist', minutes });
    expect(line1).toBe(line);
  });

  it('brackets an IPv6 host once', () => {
    const host = '2001:db8::1';
    expect(proxyLine({ ...spec, host, format: 'url' })).toContain('@[2001:db8::1]:7000');
    expect(proxyLine({ ...spec, host: `[${host}]` })).toMatch(/^\[2001:db8::1\]:7000:/);
  });

  it('holds any password in a URL and in JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const url = proxyLine({ ...spec, password, format: 'url', minutes });
        expect(decodeURIComponent(new URL(url).password)).toBe(password);
        expect(url).toMatch(/^http:\/\/[\w.~%-]+:[\w.~%-]+@gate\.example\.com:7000$/);
        const json = proxyLine({ ...spec, password, format: 'json', minutes });
        expect(JSON.parse(json)).toMatchObject({ password, port: 7000 });
        expect(json).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('holds any password in CSV, unchanged', () => {
    const line = (password: string) => proxyLine({ ...spec, password, format: 'csv' });
    expect(line('=1+1"x')).toMatch(/,"=1\+1""x"$/);
    expect(line('a,b')).toMatch(/,"a,b"$/);
  });

  it('holds the password as it is in the four raw formats', () => {
    const password = `:@/%"'\\ $&$1`;
    for (const format of RAW_FORMATS) {
      expect(proxyLine({ ...spec, format, password, minutes })).toContain(password);
    }
  });
});

describe('a list', () => {
  it.each([0, -1, 1.5, 1_000_001, Number.NaN])('has no %p lines', (count) => {
    expect(isValidQuantity(count)).toBe(false);
  });

  it.each<[LineFormat, string]>([
    ['HOST:PORT:USER:PASS', 'proxies-20270115-0800-1000.txt'],
    ['url', 'proxies-20270115-0800-1000.txt'],
    ['json', 'proxies-20270115-0800-1000.json'],
    ['csv', 'proxies-20270115-0800-1000.csv'],
  ])('%s is called %s', (format, name) => {
    expect(listFileName(format, 1000, 1_800_000_000)).toBe(name);
  });
});

describe('percent-encoding', () => {
  it('leaves only what RFC 3986 calls unreserved, and can be undone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(percentEncode(text)).toMatch(/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/);
        expect(decodeURIComponent(percentEncode(text))).toBe(text);
      }),
    );
    expect(percentEncode(`!'()*`)).toBe('%21%27%28%29%2A');
  });

  it('does not throw for a lone surrogate', () => {
    expect(percentEncode('a\ud800b')).toBe('a%EF%BF%BDb');
  });
});

describe('the API link', () => {
  const options = {
    apiBase: 'https://api.example.com/v1/',
    apiToken: 't&k=1',
    quantity: 10,
    country: 'US',
    state: 'new york',
    city: '',
    protocol: 'socks5',
    minutes,
    format: 'USER:PASS@HOST:PORT',
  } as const;

  it('says what is wanted and leaves out the rest', () => {
    expect(generateApiLink(options)).toBe(
      'https://api.example.com/v1/generate?token=t%26k%3D1&num=10&region=us&st=new%20york&protocol=socks5&sessTime=30&format=USER%3APASS%40HOST%3APORT',
    );
  });

  it('has no session time with Randomize IP', () => {
    const link = generateApiLink({ ...options, minutes: null });
    expect(new URL(link).searchParams.has('sessTime')).toBe(false);
  });
});

test('without a login one choice stands for the four formats that are then the same; any other stands for itself', () => {
  const shown = (isPlain: boolean) => [
    ...new Set(LINE_FORMATS.map((format) => shownFormat(format, isPlain))),
  ];
  expect(shown(true)).toEqual(['HOST:PORT:USER:PASS', 'url', 'json', 'csv']);
  expect(shown(false)).toEqual(LINE_FORMATS);
});
