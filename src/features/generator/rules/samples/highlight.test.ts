import fc from 'fast-check';
import { SAMPLES } from '.';
import { highlight, type TokenKind } from './highlight';
import type { SampleLanguage } from './sample';

const LANGUAGES = new Set(SAMPLES.map(({ language }) => language));

describe('colours of code', () => {
  it.each([...LANGUAGES])('%s: all parts joined are the code', (language) => {
    const code = fc.string({
      unit: fc.constantFrom(...`'"\\#/-$ \n`, 'import', 'curl', 'if', 'новый'),
    });
    fc.assert(
      fc.property(code, (text) => {
        const tokens = highlight(text, language);
        expect(tokens.map((token) => token.text).join('')).toBe(text);
        expect(tokens.every((token) => token.text !== '')).toBe(true);
      }),
    );
  });

  it.each<[SampleLanguage, string, TokenKind, string]>([
    ['python', 'x = "a # b"  # c', 'text', '"a # b"'],
    ['python', 'x = "a # b"  # c', 'comment', '# c'],
    ['javascript', 'const a = "http://b"; // c', 'text', '"http://b"'],
    ['javascript', 'const a = "http://b"; // c', 'word', 'const'],
    ['java', 'String a = "\\"//";', 'text', '"\\"//"'],
    ['bash', `curl --proxy 'a\\' b`, 'word', '--proxy'],
    ['bash', `curl --proxy 'a\\' b`, 'text', `'a\\'`],
  ])('%s: %s has as %s %s', (language, code, kind, text) => {
    expect(highlight(code, language)).toContainEqual({ kind, text });
  });
});
