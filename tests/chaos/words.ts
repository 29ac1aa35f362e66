/** Patterns by which the random customer recognises messages of the portal, in either language. */
import failureEn from '../../src/locales/en-US/failure';
import { textWithinPattern } from '../support/eitherText';

/** Matches the portal's words that nothing was charged. */
export const NOT_CHARGED = textWithinPattern('outcome.absent', 'outcome.notSent');

const isCallFailure = (key: string): key is keyof typeof failureEn =>
  /^failure\.(contract|network|timeout|http|json)/.test(key);
/** Matches the words of a part of a page whose call was not answered, or not readably. */
export const CALL_FAILED = textWithinPattern(...Object.keys(failureEn).filter(isCallFailure));
