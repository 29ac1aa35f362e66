import { decodeText } from './decodeText';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['utf-8', new TextEncoder().encode('Лог,é'), 'Лог,é'],
  ['utf-8', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['utf-16le', bytes(0xff, 0xfe, 0x1b, 0x04, 0x09, 0x00), 'Л\t'],
  ['utf-16be', bytes(0xfe, 0xff, 0x04, 0x1b, 0x00, 0x3b), 'Л;'],
  ['windows-1251', bytes(0xcb, 0xee, 0xe3, 0x3b, 0xb8), 'Лог;ё'],
])('%s is read', (encoding, content, text) => {
  expect(decodeText(content)).toEqual({ text, encoding });
});

it.each([
  ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0xcb, 0xee)],
  ['half a character of UTF-16', bytes(0xff, 0xfe, 0x1b)],
  ['a character that Windows-1251 lacks', bytes(0xcb, 0xee, 0x98)],
])('%s is no text', (_, content) => {
  expect(decodeText(content)).toBeNull();
});
