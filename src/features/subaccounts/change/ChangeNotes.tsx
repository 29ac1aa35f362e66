import { Button, Flex } from 'antd';
import type { SubAccount } from '@/api/contract';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { MovePreview } from '../move/MovePreview';
import type { LostChange, UndecidedMove } from '../rules/subAccountChange';
import type { SubAccountChanges } from './useSubAccountChanges';

interface Props {
  readonly sub: Pick<SubAccount, 'id' | 'username'>;
  readonly changes: SubAccountChanges;
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
export function LostChangeNote({ sub, changes, lost }: Props & { readonly lost: LostChange }) {
  const t = useText();
  const textOf = useTrafficText();
  const { kind, outcome, isUnderWay, undecided } = lost;
  const decide = (move: UndecidedMove, isMade: boolean) =>
    void changes.decide(sub.id, move, isMade);
  const shown = outcome === 'unknown' && isUnderWay ? 'underWay' : outcome;
  return (
    <Note
      kind={KINDS[outcome]}
      action={
        outcome === 'unknown' && (
          <Flex wrap gap="small">
            {undecided?.mayDecide && (
              <>
                <Button size="small" onClick={() => decide(undecided, true)}>
                  {t('subaccount.lost.itArrived')}
                </Button>
                <Button size="small" onClick={() => decide(undecided, false)}>
                  {t('subaccount.lost.itDidNot')}
                </Button>
              </>
            )}
            <Button size="small" loading={changes.busy} onClick={() => void changes.checkAgain()}>
              {t('outcome.checkAgain')}
            </Button>
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
      {undecided && <MovePreview name={sub.username} preview={sidesOf(undecided)} />}
    </Note>
  );
}

/** Returns true when the last click sent nothing because of another change, which a tab that the browser has suspended may hold. */
const isHeldElsewhere = ({ run }: SubAccountChanges, id: string): boolean => {
  const item = run.items.get(id);
  return item?.kind === 'skipped' && item.why?.kind === 'unfit' && item.why.reason === 'undecided';
};

/**
 * Shows what a dialog must say of the change of one sub-account: that the sub-account is gone, a failed reading, a lost answer, or that another
 * tab holds it.
 */
export function ChangeNotes({ sub, changes }: Props) {
  const t = useText();
  const { accounts } = changes;
  const lost = changes.lostOf(sub.id);
  return (
    <>
      {accounts.data?.subs.get(sub.id) === null && lost?.kind !== 'delete' && (
        <Note kind="warning">{t('subaccount.gone')}</Note>
      )}
      <QueryFailure query={accounts} />
      {(lost === null || lost.outcome === 'notArrived') && isHeldElsewhere(changes, sub.id) && (
        <Note kind="warning">{t('subaccount.undecided')}</Note>
      )}
      {lost && (
        <AutoFocus>
          <LostChangeNote sub={sub} changes={changes} lost={lost} />
        </AutoFocus>
      )}
    </>
  );
}
