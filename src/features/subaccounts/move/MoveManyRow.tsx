import { Flex, Tag } from 'antd';
import type { TrafficAction } from '@/api/contract';
import { shownFailure } from '@/ui/feedback/failureText';
import { NumberField } from '@/ui/form/NumberField';
import { useTrafficText } from '@/ui/format/Traffic';
import { type TextOf, useText } from '@/ui/format/text';
import { LostNote } from '../change/LostNote';
import type { AllocationPreview } from '../rules/allocation';
import type { MoveMark } from '../rules/moveMany';
import type { MoveResult, MoveRow } from './useMoveMany';

const COLORS: Readonly<Record<MoveMark, string>> = {
  waiting: 'default',
  sending: 'processing',
  moved: 'success',
  arrived: 'success',
  refused: 'error',
  failed: 'error',
  lost: 'warning',
  unfit: 'warning',
  notSent: 'default',
};

/** An amount as it stands in a row's field. */
export interface RowAmount {
  readonly text: string;
  /** The unit of all rows, as it is shown. */
  readonly unit: string;
  /** Null for what is no amount, 0 for nothing. */
  readonly bytes: number | null;
}

interface Props {
  readonly row: MoveRow;
  readonly action: TrafficAction;
  readonly amount: RowAmount;
  /** What its move would do; undefined for one that a click would not send. */
  readonly preview: AllocationPreview | undefined;
  /** Whether the customer has tried to send: then an empty field is wrong, too. */
  readonly isTried: boolean;
  readonly busy: boolean;
  onChange(text: string): void;
  onCheckAgain(): void;
}

/** What there is to say about a move's result, besides its name; null when nothing. */
function whyOf(
  { mark, why }: MoveResult,
  action: TrafficAction,
  t: TextOf,
  amount: string,
): string | null {
  if (mark === 'moved') return t(`subaccount.done.${action}`, { amount });
  if (why?.kind === 'failure') return shownFailure(why.error);
  if (why?.kind !== 'unfit') return null;
  if (why.reason === 'gone') return t('subaccount.gone');
  return t(why.reason === 'open' ? 'moveMany.open' : `subaccount.problem.${why.reason}`);
}

/** What is wrong with the amount of a row; null when nothing, or nothing yet. */
function useProblem({ amount, preview, isTried }: Pick<Props, 'amount' | 'preview' | 'isTried'>) {
  const t = useText();
  const textOf = useTrafficText();
  if (amount.bytes === null) return t('subaccount.notAmount');
  const problem = preview?.problem;
  if (!preview || !problem) return null;
  if (problem === 'noAmount' && !isTried) return null;
  const text = t(`subaccount.problem.${problem}`);
  // Where the others leave nothing, it is their amounts that are too large.
  return problem === 'noAmount' || preview.max === 0
    ? text
    : t('moveMany.tooMuch', { problem: text, amount: textOf(preview.max) });
}

/** One of several sub-accounts: how much is to be moved, before and after, and what became of it. */
export function MoveManyRow(props: Props) {
  const { row, action, amount, preview, busy, onChange, onCheckAgain } = props;
  const { id, name, now, result, lost, isOpen } = row;
  const t = useText();
  const textOf = useTrafficText();
  const problem = useProblem(props);
  const hint = () => {
    if (!preview) return undefined;
    const { before, after } = preview.sub;
    if (before === after) return t('moveMany.now', { amount: textOf(before) });
    return t('moveMany.change', { before: textOf(before), after: textOf(after) });
  };
  return (
    <Flex component="li" vertical gap={4} aria-label={name}>
      {isOpen && (
        <NumberField
          id={`move-${id}`}
          label={t('moveMany.amountFor', { name })}
          hint={hint()}
          problem={problem}
          suffix={amount.unit}
          value={amount.text}
          onChange={onChange}
        />
      )}
      {(result || !isOpen) && (
        <Flex wrap align="center" gap="4px 8px">
          {!isOpen && <code>{name}</code>}
          {result && <Tag color={COLORS[result.mark]}>{t(`moveMany.${result.mark}`)}</Tag>}
          {result && <span>{whyOf(result, action, t, textOf(result.amount))}</span>}
          {now === null && !result && !lost && <span>{t('subaccount.gone')}</span>}
        </Flex>
      )}
      {lost && <LostNote change={lost} busy={busy} onCheckAgain={onCheckAgain} />}
    </Flex>
  );
}
