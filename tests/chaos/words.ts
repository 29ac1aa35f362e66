/** Accessible names in both languages at once, because the random customer changes the language and continues. */
import en from '../../src/locales/en-US';
import failureEn from '../../src/locales/en-US/failure';
import handoverEn from '../../src/locales/en-US/handover';
import moveManyEn from '../../src/locales/en-US/moveMany';
import reportEn from '../../src/locales/en-US/report';
import importEn from '../../src/locales/en-US/subAccountImport';
import type { MessageKey } from '../../src/locales/keys';
import portalEn from '../../src/locales/portal/en-US';
import portalRu from '../../src/locales/portal/ru-RU';
import residentialEn from '../../src/locales/residential/en-US';
import residentialRu from '../../src/locales/residential/ru-RU';
import ru from '../../src/locales/ru-RU';
import handoverRu from '../../src/locales/ru-RU/handover';
import moveManyRu from '../../src/locales/ru-RU/moveMany';
import reportRu from '../../src/locales/ru-RU/report';
import importRu from '../../src/locales/ru-RU/subAccountImport';

const LANGUAGES: readonly Readonly<Record<MessageKey, string>>[] = [
  { ...en, ...portalEn, ...residentialEn, ...handoverEn, ...moveManyEn, ...importEn, ...reportEn },
  { ...ru, ...portalRu, ...residentialRu, ...handoverRu, ...moveManyRu, ...importRu, ...reportRu },
];

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

const either = (key: MessageKey) => LANGUAGES.map((texts) => pattern(texts[key])).join('|');

/** Matches the whole text, in either language. */
export const textPattern = (key: MessageKey): RegExp => new RegExp(`^(${either(key)})$`);
/** Matches texts that begin with this one: the name of a row follows in its buttons. */
export const textStartPattern = (key: MessageKey): RegExp => new RegExp(`^(${either(key)})`);
/** Matches texts that contain one of these. */
export const textWithinPattern = (...keys: readonly MessageKey[]): RegExp =>
  new RegExp(`(${keys.map(either).join('|')})`);
/** Matches the portal's words that nothing was charged. */
export const NOT_CHARGED = textWithinPattern('outcome.absent', 'outcome.notSent');

const isCallFailure = (key: string): key is keyof typeof failureEn =>
  /^failure\.(contract|network|timeout|http|json)/.test(key);
/** Matches the words of a part of a page whose call was not answered, or not readably. */
export const CALL_FAILED = textWithinPattern(...Object.keys(failureEn).filter(isCallFailure));
