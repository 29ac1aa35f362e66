/** Accessible names in both languages at once, for tests that change the language and go on, or run in both. */
import { MESSAGES, type TextKey } from './messages';

/** Turns a text of the portal into a pattern; its placeholders match anything. */
function pattern(text: string): string {
  let out = '';
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') {
      if (depth === 0) out += '.*';
      depth += 1;
    } else if (sign === '}') depth -= 1;
    else if (depth === 0)
      out += /\s/.test(sign) ? '\\s+' : sign.replace(/[\\^$.*+?()[\]|]/, '\\$&');
  }
  return out;
}

/** Returns the source of a pattern for a text in either language. */
export const eitherText = (key: TextKey): string =>
  Object.values(MESSAGES)
    .map((texts) => pattern(texts[key]))
    .join('|');

/** Matches the whole text, in either language. */
export const textPattern = (key: TextKey): RegExp => new RegExp(`^(${eitherText(key)})$`);
/** Matches texts that begin with this one: the name of a row follows in its buttons. */
export const textStartPattern = (key: TextKey): RegExp => new RegExp(`^(${eitherText(key)})`);
/** Matches texts that contain one of these. */
export const textWithinPattern = (...keys: readonly TextKey[]): RegExp =>
  new RegExp(`(${keys.map(eitherText).join('|')})`);
