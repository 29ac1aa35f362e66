import { Flex, Tag } from 'antd';
import type { TrafficAction } from '@/api/contract';
import type { TrafficUnit } from '@/lib/number/traffic';
import { visibleErrorText } from '@/ui/feedback/errorText';
import { NumberField } from '@/ui/form/NumberField';
import { Code } from '@/ui/format/Code';
import { useColumnTraffic, useTrafficText } from '@/ui/format/Traffic';
import { type Translate, useText } from '@/ui/format/text';
import { LongText } from '@/ui/table/LongText';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import { LostChangeNote } from '../change/ChangeNotes';
import type { SubAccountChanges } from '../change/useSubAccountChanges';
import type { AllocationPreview } from '../rules/allocation';
import type { MoveMark } from '../rules/moveMany';
import { amountProblem } from './amountProblem';
import { BeforeAfter } from './MovePreview';
import type { MoveResult, MoveRow } from './useMoveMany';

const COLORS: Readonly<Record<MoveMark, string>> = {
  waiting: 'default',
  sending: 'processing',
  moved: 'success',
  arrived: 'success',
  refused: 'error',
  lost: 'warning',
  notMoved: 'error',
};

/** An amount as typed in a row's field. */
export interface RowAmount {
  readonly text: string;
  /** Null for a text that is no amount, 0 for an empty field. */
  readonly bytes: number | null;
}

interface Props {
  readonly rows: readonly MoveRow[];
  readonly action: TrafficAction;
  /** The unit of all amounts. */
  readonly unit: TrafficUnit;
  amountOf(id: string): RowAmount;
  /** Returns the result that a row's move would have; undefined for a row that a click would not send. */
  previewOf(id: string): AllocationPreview | undefined;
  /** True once the customer has tried to send: from then on an empty field is wrong, too. */
  readonly isTried: boolean;
  readonly changes: SubAccountChanges;
  onChange(id: string, text: string): void;
}

/** A result takes the lines that it needs. */
const WORDS = { whiteSpace: 'normal' } as const;
/** A fixed width, so that a message below one field does not move it out of line with the others. */
const FIELD = { inlineSize: 200, maxInlineSize: '100%', whiteSpace: 'normal' } as const;

/** Returns the text beside a result's name; null when there is none. */
function whyOf(
  { mark, why }: MoveResult,
  action: TrafficAction,
  t: Translate,
  amount: string,
): string | null {
  if (mark === 'moved') return t(`subaccount.done.${action}`, { amount });
  if (why?.kind === 'failure') return visibleErrorText(why.error, t);
  if (why?.kind !== 'unfit') return null;
  if (why.reason === 'gone') return t('subaccount.gone');
  return t(why.reason === 'undecided' ? 'moveMany.undecided' : `subaccount.problem.${why.reason}`);
}

/** Shows the result of a row's move, and what is not known of it. */
function Result({
  row,
  action,
  changes,
}: Pick<Props, 'action' | 'changes'> & { readonly row: MoveRow }) {
  const { current, result, lost } = row;
  const isUnsent = result?.mark === 'notMoved' && result.why === null;
  const t = useText();
  const textOf = useTrafficText();
  return (
    <Flex vertical gap={4} style={WORDS}>
      {result && (
        <Flex wrap align="center" gap="4px 8px">
          {/* A move that waited for its turn when the run ended has no reason of its own. */}
          <Tag color={isUnsent ? 'default' : COLORS[result.mark]}>
            <span>{t(`moveMany.${result.mark}`)}</span>
          </Tag>
          <span>{whyOf(result, action, t, textOf(result.amount))}</span>
        </Flex>
      )}
      {current === null && !result && !lost && <span>{t('subaccount.gone')}</span>}
      {lost && <LostChangeNote sub={row} changes={changes} lost={lost} />}
    </Flex>
  );
}

/** Shows the chosen sub-accounts: the amount to move, the traffic before and after, and the result. */
export function MoveManyTable({
  rows,
  action,
  unit,
  amountOf,
  previewOf,
  isTried,
  changes,
  onChange,
}: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const inColumn = useColumnTraffic();
  const inUnit = (bytes: number) => inColumn(bytes, unit);
  const hasResult = rows.some(({ current, result, lost }) => current === null || result || lost);
  const hasFields = rows.some(({ canSend }) => canSend);
  const columns: RecordColumns<MoveRow> = [
    {
      title: t('subaccount.username'),
      render: (_, { username }) => (
        <Code>
          <LongText text={username} />
        </Code>
      ),
    },
    {
      title: t('subaccount.column.left'),
      align: 'end',
      // On a phone: beside the field for the amount or, once no row has a field, in its place.
      inCard: hasFields ? 'factWithoutName' : 'besideName',
      render: (_, { id, current }) => {
        const preview = previewOf(id);
        if (preview) return <BeforeAfter {...preview.sub} unit={unit} />;
        return current && inUnit(current.trafficLeft);
      },
    },
    {
      title: t('subaccount.amount'),
      inCard: 'factWithoutName',
      hidden: !hasFields,
      render: (_, { id, username, canSend }) => {
        const amount = amountOf(id);
        return (
          canSend && (
            <div style={FIELD}>
              <NumberField
                id={`move-${id}`}
                aria-label={t('moveMany.amountFor', { name: username })}
                problem={amountProblem(t, textOf, amount.bytes, previewOf(id), isTried)}
                suffix={t(`unit.${unit}`)}
                value={amount.text}
                onChange={(text) => onChange(id, text)}
              />
            </div>
          )
        );
      },
    },
    {
      title: t('subaccount.result'),
      inCard: 'bottom',
      hidden: !hasResult,
      render: (_, row) => <Result row={row} action={action} changes={changes} />,
    },
  ];
  return (
    <RecordTable
      name={t('moveMany.rows')}
      of={{ list: rows, unread: null }}
      rowKey={({ id }) => id}
      columns={columns}
      empty={null}
    />
  );
}
