import { Flex, Tag } from 'antd';
import type { TrafficAction } from '@/api/contract';
import { visibleErrorText } from '@/ui/feedback/errorText';
import { NumberField } from '@/ui/form/NumberField';
import { Code } from '@/ui/format/Code';
import { useTrafficText } from '@/ui/format/Traffic';
import { type Translate, useText } from '@/ui/format/text';
import { LostChangeNote } from '../change/LostNote';
import type { AllocationPreview } from '../rules/allocation';
import type { MoveMark } from '../rules/moveMany';
import type { UndecidedMove } from '../rules/subAccountChange';
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

/** An amount as typed in a row's field. */
export interface RowAmount {
  readonly text: string;
  /** The displayed name of the unit, the same for all rows. */
  readonly unit: string;
  /** Null for a text that is no amount, 0 for an empty field. */
  readonly bytes: number | null;
}

interface Props {
  readonly row: MoveRow;
  readonly action: TrafficAction;
  readonly amount: RowAmount;
  /** The result that this row's move would have; undefined for a row that a click would not send. */
  readonly preview: AllocationPreview | undefined;
  /** True once the customer has tried to send: from then on an empty field is wrong, too. */
  readonly isTried: boolean;
  readonly busy: boolean;
  onChange(text: string): void;
  onCheckAgain(): void;
  onDecide(lostMove: UndecidedMove, isMade: boolean): void;
}

/** Returns the text beside a result's name; null when there is none. */
function whyOf(
  { mark, why }: MoveResult,
  action: TrafficAction,
  t: Translate,
  amount: string,
): string | null {
  if (mark === 'moved') return t(`subaccount.done.${action}`, { amount });
  if (why?.kind === 'failure') return visibleErrorText(why.error);
  if (why?.kind !== 'unfit') return null;
  if (why.reason === 'gone') return t('subaccount.gone');
  return t(why.reason === 'open' ? 'moveMany.open' : `subaccount.problem.${why.reason}`);
}

/** Returns the problem with a row's amount; null when there is none, or it is too early to complain. */
function useProblem({ amount, preview, isTried }: Pick<Props, 'amount' | 'preview' | 'isTried'>) {
  const t = useText();
  const textOf = useTrafficText();
  if (amount.bytes === null) return t('subaccount.notAmount');
  const problem = preview?.problem;
  if (!preview || !problem) return null;
  if (problem === 'noAmount' && !isTried) return null;
  const text = t(`subaccount.problem.${problem}`);
  // When the other rows leave nothing, their amounts are the ones that are too large.
  return problem === 'noAmount' || preview.max === 0
    ? text
    : t('moveMany.tooMuch', { problem: text, amount: textOf(preview.max) });
}

/** Shows one of several sub-accounts: the amount to move, before and after, and the result. */
export function MoveManyRow(props: Props) {
  const { row, action, amount, preview, busy, onChange, onCheckAgain, onDecide } = props;
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
          {!isOpen && <Code>{name}</Code>}
          {result && <Tag color={COLORS[result.mark]}>{t(`moveMany.${result.mark}`)}</Tag>}
          {result && <span>{whyOf(result, action, t, textOf(result.amount))}</span>}
          {now === null && !result && !lost && <span>{t('subaccount.gone')}</span>}
        </Flex>
      )}
      {lost && (
        <LostChangeNote
          name={name}
          change={lost}
          busy={busy}
          onCheckAgain={onCheckAgain}
          onDecide={onDecide}
        />
      )}
    </Flex>
  );
}
