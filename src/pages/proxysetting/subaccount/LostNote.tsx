import { Button } from 'antd';
import { Note } from '@/components/Note';
import { useText } from '@/components/text';
import type { MoveOutcome } from '@/domain/trafficMove';

interface Props {
  readonly what: 'move' | 'delete';
  readonly outcome: MoveOutcome;
  readonly busy: boolean;
  onCheckAgain(): void;
}

const KINDS = { arrived: 'success', notArrived: 'info', unknown: 'warning' } as const;

/** What is known of a change whose answer was lost. */
export function LostNote({ what, outcome, busy, onCheckAgain }: Props) {
  const t = useText();
  return (
    <Note
      kind={KINDS[outcome]}
      action={
        outcome === 'unknown' && (
          <Button size="small" loading={busy} onClick={onCheckAgain}>
            {t('outcome.checkAgain')}
          </Button>
        )
      }
    >
      {t(`subaccount.lost.${what}.${outcome}`)}
    </Note>
  );
}
