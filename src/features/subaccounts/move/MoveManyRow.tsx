import { Flex, Tag } from 'antd';
import type { TrafficAction } from '@/api/contract';
import { shownFailure } from '@/ui/feedback/failureText';
import { NumberField } from '@/ui/form/NumberField';
import { useTrafficText } from '@/ui/format/Traffic';
import { type TextOf, useText } from '@/ui/format/text';
import { LostNote } from '../change/LostNote';
import type { AllocationPreview } from '../rules/allocation';
import type { MoveStep } from '../rules/moveMany';
import type { MoveRow } from './useMoveMany';

const COLORS: Readonly<Record<MoveStep['kind'], string>> = {
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
function whyOf(step: MoveStep, action: TrafficAction, t: TextOf, amount: string): string | null {
  if (step.kind === 'moved') return t(`subaccount.done.${action}`, { amount });
  if (step.kind === 'refused' || step.kind === 'failed') return shownFailure(step.error);
  if (step.kind !== 'unfit') return null;
  if (step.why === 'gone') return t('subaccount.gone');
  return t(step.why === 'open' ? 'moveMany.open' : `subaccount.problem.${step.why}`);
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
  const { id, name, now, step, lost, isOpen } = row;
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
      {(step || !isOpen) && (
        <Flex wrap align="center" gap="4px 8px">
          {!isOpen && <code>{name}</code>}
          {step && <Tag color={COLORS[step.kind]}>{t(`moveMany.${step.kind}`)}</Tag>}
          {step && <span>{whyOf(step, action, t, textOf(step.amount))}</span>}
          {now === null && !step && !lost && <span>{t('subaccount.gone')}</span>}
        </Flex>
      )}
      {lost && <LostNote change={lost} busy={busy} onCheckAgain={onCheckAgain} />}
    </Flex>
  );
}
