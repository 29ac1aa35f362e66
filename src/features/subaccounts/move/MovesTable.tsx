import { Flex, Tag } from 'antd';
import type { TrafficAction } from '@/api/contract';
import type { TrafficUnit } from '@/lib/number/traffic';
import { visibleErrorText } from '@/ui/feedback/errorText';
import { Code } from '@/ui/format/Code';
import { useColumnTraffic, useTrafficText } from '@/ui/format/Traffic';
import { type Translate, useText } from '@/ui/format/text';
import { LongText } from '@/ui/table/LongText';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import { UnansweredNote } from '../change/ChangeNotes';
import { amountProblem } from './amountProblem';
import { BeforeAfter } from './MovePreview';
import type { MoveRow, useMoves } from './useMoves';

type Result = NonNullable<MoveRow['result']>;

const COLORS: Readonly<Record<Result['kind'], string>> = {
  waiting: 'default',
  sending: 'processing',
  lookingUp: 'processing',
  done: 'success',
  refused: 'error',
  lost: 'warning',
  skipped: 'default',
};

interface Props {
  readonly moves: ReturnType<typeof useMoves>;
  readonly action: TrafficAction;
  /** The amount for each, in bytes. */
  readonly amount: number;
  readonly unit: TrafficUnit;
}

/** A result takes the lines that it needs. */
const WRAPS = { whiteSpace: 'normal' } as const;
const PROBLEM = { ...WRAPS, display: 'block', color: 'var(--ant-color-error)' } as const;

/** Returns the text beside a result's name; null when there is none. */
function whyOf(result: Result, action: TrafficAction, t: Translate, amount: string): string | null {
  if (result.kind === 'done') return t(`subaccount.done.${action}`, { amount });
  const why = 'why' in result ? result.why : null;
  if (why === null) return null;
  if (typeof why === 'object') return visibleErrorText(why.error, t);
  return why === 'gone' || why === 'undecided'
    ? t(`subaccount.${why}`)
    : t(`subaccount.problem.${why}`);
}

/** Shows the result of a row's move, and what is not known of it. */
function ResultCell({ row, moves, action, amount }: Props & { readonly row: MoveRow }) {
  const { current, result, unanswered } = row;
  const isLeftOut = moves.isBegun && !moves.changes.busy && !result && !unanswered && current;
  const t = useText();
  const textOf = useTrafficText();
  return (
    <Flex vertical gap={4} style={WRAPS}>
      {result && (
        <Flex wrap align="center" gap="4px 8px">
          <Tag color={COLORS[result.kind]}>
            <span>{t(`moveMany.state.${result.kind}`)}</span>
          </Tag>
          <span>{whyOf(result, action, t, textOf(amount))}</span>
        </Flex>
      )}
      {isLeftOut && (
        <span>
          <Tag>{t('moveMany.state.skipped')}</Tag>
        </span>
      )}
      {current === null && !result && !unanswered && <span>{t('subaccount.gone')}</span>}
      {unanswered && <UnansweredNote sub={row} changes={moves.changes} unanswered={unanswered} />}
    </Flex>
  );
}

/** Shows the chosen sub-accounts: the traffic before and after, what is wrong with the amount for them, and the result. */
export function MovesTable(props: Props) {
  const { amount, unit } = props;
  const { rows, preview, isTooMuch } = props.moves;
  const t = useText();
  const textOf = useTrafficText();
  const inColumn = useColumnTraffic();
  const inUnit = (bytes: number) => inColumn(bytes, unit);
  const hasResult = rows.some((row) => row.current === null || row.result || row.unanswered);
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
      inCard: 'factWithoutName',
      render: (_, { id, current }) => {
        const move = preview?.rows.get(id);
        // A click would not send it. The note below the table says once how much the main account has.
        if (!move || (isTooMuch && move.limitedBy === 'main'))
          return current && inUnit(current.trafficLeft);
        const isTaken = move.limitedBy === 'main' && move.main.before < (preview?.main.before ?? 0);
        const problem =
          move.problem && isTaken
            ? t('moveMany.tooLittleLeft')
            : amountProblem(t, textOf, amount, move, false);
        return (
          <>
            <BeforeAfter {...move.sub} unit={unit} />
            {problem && (
              <small role="alert" style={PROBLEM}>
                {problem}
              </small>
            )}
          </>
        );
      },
    },
    {
      title: t('subaccount.result'),
      inCard: 'bottom',
      hidden: !hasResult,
      render: (_, row) => <ResultCell {...props} row={row} />,
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
