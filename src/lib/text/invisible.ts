/**
 * Signs that are drawn as nothing (Unicode calls them default ignorable): zero width space and joiners, bidi marks, the byte order
 * mark, soft hyphen, word joiner. They get into a text when it is copied from a page, a chat or a document.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text without its invisible signs; for what is compared sign by sign, not for a password or a remark. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True for a text with an invisible sign. */
export function hasInvisible(text: string): boolean {
  return removeInvisible(text) !== text;
}
