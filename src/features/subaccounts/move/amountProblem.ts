import type { Translate } from '@/ui/format/text';
import type { AllocationPreview } from '../rules/allocation';

/** Says what is wrong with an amount (bytes; null for a text that is none), and the largest that is right; null when nothing is wrong. */
export function amountProblem(
  t: Translate,
  textOf: (bytes: number) => string,
  bytes: number | null,
  preview: AllocationPreview | undefined,
): string | null {
  if (bytes === null) return t('subaccount.notAmount');
  if (!preview?.problem) return null;
  const problem = t(`subaccount.problem.${preview.problem}`);
  // When the other rows leave nothing, their amounts are the ones that are too large.
  return preview.problem === 'noAmount' || preview.max === 0
    ? problem
    : t('subaccount.tooMuch', { problem, amount: textOf(preview.max) });
}
