import type { Translate } from '@/ui/format/text';
import type { PreviewedMove } from '../rules/movePreview';

/** Says how much can be moved at most, and why not more. */
export function largestAmountText(
  t: Translate,
  textOf: (bytes: number) => string,
  { max, limitedBy }: PreviewedMove,
): string {
  const isFull = limitedBy === 'limit' && max === 0;
  const why = isFull ? t('subaccount.limitReached') : t(`subaccount.limitedBy.${limitedBy}`);
  return `${t('subaccount.atMost', { amount: textOf(max) })} ${why}`;
}

/**
 * Says what is wrong with an amount (bytes; null for a text that is none), and the largest that is right; null when nothing is wrong.
 * @param isTried true once the customer has tried to send: from then on an empty field and a text that is no amount are wrong, too
 */
export function amountProblem(
  t: Translate,
  textOf: (bytes: number) => string,
  bytes: number | null,
  preview: PreviewedMove | undefined,
  isTried: boolean,
): string | null {
  // A text that is no amount yet may become one with the next key.
  if (!bytes)
    return isTried
      ? t(bytes === null ? 'subaccount.notAmount' : 'subaccount.problem.noAmount')
      : null;
  if (!preview?.problem) return null;
  // There is no smaller amount that is right.
  if (preview.max === 0 && preview.limitedBy !== 'limit')
    return t(`subaccount.problem.${preview.problem}`);
  // In the words of the field's hint, so that nothing below moves.
  return largestAmountText(t, textOf, preview);
}
