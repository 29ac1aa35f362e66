import { Button } from 'antd';
import type { MoveOutcome } from '@/domain/trafficMove';
import { failureText } from '@/runtime/failureText';
import { ErrorNote } from '@/ui/ErrorNote';
import { Note } from '@/ui/Note';
import { ReportButton } from '@/ui/ReportButton';
import { useText } from '@/ui/text';
import type { useDelete } from './useDelete';
import type { useMove } from './useMove';

type What = 'move' | 'delete';
type Change = Pick<
  ReturnType<typeof useMove> & ReturnType<typeof useDelete>,
  'accounts' | 'busy' | 'outcome' | 'checkAgain'
>;

const KINDS = { arrived: 'success', notArrived: 'info', unknown: 'warning' } as const;

interface LostProps {
  readonly what: What;
  readonly outcome: MoveOutcome;
  readonly busy: boolean;
  onCheckAgain(): void;
}

/** What is known of a change whose answer was lost. */
function LostNote({ what, outcome, busy, onCheckAgain }: LostProps) {
  const t = useText();
  return (
    <Note
      kind={KINDS[outcome]}
      action={
        outcome === 'unknown' && (
          <>
            <Button size="small" loading={busy} onClick={onCheckAgain}>
              {t('outcome.checkAgain')}
            </Button>
            <ReportButton size="small" />
          </>
        )
      }
    >
      {t(`subaccount.lost.${what}.${outcome}`)}
    </Note>
  );
}

interface Props {
  readonly what: What;
  readonly change: Change;
}

/** What stands below the form of a change: its account is gone, or could not be read, or the answer was lost. */
export function ChangeNotes({ what, change }: Props) {
  const { accounts, busy, outcome, checkAgain } = change;
  const t = useText();
  // That a deleted account is gone is what its lost answer is about.
  const isGone = accounts.data?.sub === null && (what === 'move' || outcome === null);
  return (
    <>
      {isGone && <Note kind="warning">{t('subaccount.gone')}</Note>}
      {accounts.error && outcome === null && (
        <ErrorNote
          text={failureText(accounts.error)}
          busy={accounts.isFetching}
          onRetry={() => void accounts.refetch()}
        />
      )}
      {outcome && (
        <LostNote
          what={what}
          outcome={outcome}
          busy={busy}
          onCheckAgain={() => void checkAgain()}
        />
      )}
    </>
  );
}
