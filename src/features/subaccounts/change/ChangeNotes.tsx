import { Button, Flex } from 'antd';
import type { SubAccount } from '@/api/contract';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { MovePreview } from '../move/MovePreview';
import {
  blocksSending,
  type UnansweredChange,
  type UndecidedMove,
} from '../rules/subAccountChange';
import type { SubAccountChanges } from './useSubAccountChanges';

interface Props {
  readonly sub: Pick<SubAccount, 'id' | 'username'>;
  readonly changes: SubAccountChanges;
}

const KINDS = {
  underWay: 'warning',
  unknown: 'warning',
  arrived: 'success',
  notArrived: 'info',
} as const;

/** Returns one side of a move, as read right before it and last. */
const sideOf = ({ before, current }: UndecidedMove, side: 'main' | 'sub') => ({
  before: before[side].trafficLeft,
  after: current[side].trafficLeft,
});

/** Shows the state of a change without an answer, and lets the customer decide a move that figures do not decide. */
export function UnansweredNote({
  sub,
  changes,
  unanswered,
}: Props & { readonly unanswered: UnansweredChange }) {
  const t = useText();
  const textOf = useTrafficText();
  const { kind, state, undecided } = unanswered;
  const decide = (move: UndecidedMove, isMade: boolean) =>
    void changes.decide(sub.id, move, isMade);
  return (
    <Note
      kind={KINDS[state]}
      action={
        blocksSending(unanswered) && (
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
      <Flex vertical gap="middle">
        <span>
          {undecided?.mayDecide
            ? t('subaccount.lost.decide', { amount: textOf(undecided.amount) })
            : t(`subaccount.lost.${kind}.${state}`)}
        </span>
        {undecided && (
          <MovePreview
            main={sideOf(undecided, 'main')}
            sub={{ name: sub.username, ...sideOf(undecided, 'sub') }}
          />
        )}
      </Flex>
    </Note>
  );
}

/**
 * Shows what a dialog must say of the change of one sub-account: that the sub-account is gone, a failed reading, a lost answer, or that another
 * tab holds it.
 */
export function ChangeNotes({ sub, changes }: Props) {
  const t = useText();
  const { accounts, run } = changes;
  const unanswered = changes.unansweredOf(sub.id);
  const item = run.items.get(sub.id);
  // A tab that the browser has suspended may hold the change because of which the last click sent nothing.
  const isHeld = item?.kind === 'skipped' && item.why === 'undecided';
  return (
    <>
      {accounts.data?.subs.get(sub.id) === null && unanswered?.kind !== 'delete' && (
        <Note kind="warning">{t('subaccount.gone')}</Note>
      )}
      <QueryFailure query={accounts} />
      {isHeld && (unanswered === null || unanswered.state === 'notArrived') && (
        <Note kind="warning">{t('subaccount.undecided')}</Note>
      )}
      {unanswered && (
        <AutoFocus>
          <UnansweredNote sub={sub} changes={changes} unanswered={unanswered} />
        </AutoFocus>
      )}
    </>
  );
}
