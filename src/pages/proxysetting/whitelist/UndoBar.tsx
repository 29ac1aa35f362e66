import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { WhitelistEntry } from '@/contract';
import { CornerNote } from '@/ui/CornerNote';
import { Note } from '@/ui/Note';
import { restoreFocus } from '@/ui/restoreFocus';
import { useText } from '@/ui/text';

function Bar({ entry, onUndo }: { readonly entry: WhitelistEntry; onUndo(): void }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its row; the way back is next. It goes too, so the focus must move on.
  useLayoutEffect(() => {
    const bar = box.current;
    bar?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (bar?.contains(document.activeElement)) restoreFocus(null);
    };
  }, []);
  return (
    <CornerNote ref={box}>
      <Note
        kind="info"
        action={
          <Button size="small" onClick={onUndo}>
            {t('whitelist.undo')}
          </Button>
        }
      >
        {t('whitelist.deleting', { ip: entry.ip })}
      </Note>
    </CornerNote>
  );
}

/** What is about to be deleted, and the way back; at the window's end, so that nothing moves for it. */
export function UndoBar({
  entry,
  onUndo,
}: {
  readonly entry: WhitelistEntry | null;
  onUndo(): void;
}) {
  return entry && <Bar key={entry.id} entry={entry} onUndo={onUndo} />;
}
