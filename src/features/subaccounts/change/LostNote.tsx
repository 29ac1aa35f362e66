import { Button } from 'antd';
import { Note } from '@/ui/feedback/Note';
import { ReportButton } from '@/ui/feedback/ReportButton';
import { useText } from '@/ui/format/text';
import type { LostChange } from './useSubAccountChanges';

interface Props {
  readonly change: LostChange;
  readonly busy: boolean;
  onCheckAgain(): void;
}

const KINDS = { arrived: 'success', notArrived: 'info', unknown: 'warning' } as const;

/** Shows the state of a change whose answer was lost. */
export function LostNote({ change: { what, outcome, isUnderWay }, busy, onCheckAgain }: Props) {
  const t = useText();
  const shown = outcome === 'unknown' && isUnderWay ? 'underWay' : outcome;
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
      {t(`subaccount.lost.${what}.${shown}`)}
    </Note>
  );
}
