import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { WhitelistEntry } from '@/api/contract';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';

interface Props {
  readonly entry: WhitelistEntry;
  onUndo(): void;
}

/** Shows Undo for an entry that is about to be deleted. */
export function UndoBar({ entry, onUndo }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button has gone with its row, so Undo takes the focus.
  useLayoutEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box}>
      <Note
        kind="info"
        action={
          <Button size="small" aria-label={`${t('whitelist.undo')}: ${entry.ip}`} onClick={onUndo}>
            {t('whitelist.undo')}
          </Button>
        }
      >
        <WithNames text={t('whitelist.deleting', { ip: entry.ip })} names={[entry.ip]} />
      </Note>
    </div>
  );
}
