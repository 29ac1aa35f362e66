/** A text and the encoding in which its bytes were read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';
}

const UTF_16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** Control characters that no text of a spreadsheet has. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u;

function decode(bytes: Uint8Array, encoding: DecodedText['encoding']): DecodedText | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? null : { text, encoding };
  } catch {
    return null;
  }
}

/**
 * Reads the bytes of a text file: UTF-16 with a byte order mark, as "Unicode Text" of Excel is, or UTF-8. Anything else counts as
 * Windows-1251, in which a Russian Excel saves CSV. Returns null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  for (const encoding of ['utf-16le', 'utf-16be'] as const)
    if (UTF_16_MARKS[encoding].every((byte, at) => bytes[at] === byte))
      return decode(bytes, encoding);
  return decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1251');
}
