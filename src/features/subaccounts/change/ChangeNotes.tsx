import { Flex } from 'antd';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { TransientButton } from '@/ui/page/TransientButton';
import { MovePreview } from '../move/MovePreview';
import type { LostChange, UndecidedMove } from '../rules/subAccountChange';
import type { useSingleChange } from './useSingleChange';

interface Props {
  /** The sub-account's username. */
  readonly name: string;
  readonly change: LostChange;
  readonly busy: boolean;
  onCheckAgain(): void;
  onDecide(move: UndecidedMove, isMade: boolean): void;
}

const KINDS = { arrived: 'success', notArrived: 'info', unknown: 'warning' } as const;

/** Returns both sides of a move, as read right before it and last. */
function sidesOf({ before, current }: UndecidedMove) {
  const sideOf = (side: 'main' | 'sub') => ({
    before: before[side].trafficLeft,
    after: current[side].trafficLeft,
  });
  return { main: sideOf('main'), sub: sideOf('sub') };
}

/** Shows the state of a change whose answer was lost, and lets the customer decide a move that figures do not decide. */
export function LostChangeNote({ name, change, busy, onCheckAgain, onDecide }: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const { kind, outcome, isUnderWay, undecided } = change;
  const shown = outcome === 'unknown' && isUnderWay ? 'underWay' : outcome;
  return (
    <Note
      kind={KINDS[outcome]}
      action={
        outcome === 'unknown' && (
          <Flex wrap gap="small">
            {undecided?.mayDecide && (
              <>
                <TransientButton size="small" onClick={() => onDecide(undecided, true)}>
                  {t('subaccount.lost.itArrived')}
                </TransientButton>
                <TransientButton size="small" onClick={() => onDecide(undecided, false)}>
                  {t('subaccount.lost.itDidNot')}
                </TransientButton>
              </>
            )}
            <TransientButton size="small" loading={busy} onClick={onCheckAgain}>
              {t('outcome.checkAgain')}
            </TransientButton>
            <ReportButton size="small" />
          </Flex>
        )
      }
    >
      <span>
        {undecided?.mayDecide
          ? t('subaccount.lost.decide', { amount: textOf(undecided.amount) })
          : t(`subaccount.lost.${kind}.${shown}`)}
      </span>
      {undecided && <MovePreview name={name} preview={sidesOf(undecided)} />}
    </Note>
  );
}

interface ChangeNotesProps {
  /** The sub-account's username. */
  readonly name: string;
  readonly change: ReturnType<typeof useSingleChange>;
}

/** Shows what a dialog must say of the change of one sub-account: that the sub-account is gone, a failed reading, a lost answer. */
export function ChangeNotes({ name, change }: ChangeNotesProps) {
  const t = useText();
  const { accounts, current, busy, lost } = change;
  return (
    <>
      {current?.sub === null && lost?.kind !== 'delete' && (
        <Note kind="warning">{t('subaccount.gone')}</Note>
      )}
      <QueryFailure query={accounts} />
      {lost && (
        <AutoFocus>
          <LostChangeNote
            name={name}
            change={lost}
            busy={busy}
            onCheckAgain={() => void change.checkAgain()}
            onDecide={(move, isMade) => void change.decide(move, isMade)}
          />
        </AutoFocus>
      )}
    </>
  );
}
