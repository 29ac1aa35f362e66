import { Button } from 'antd';
import { Note } from '@/components/Note';
import { useText } from '@/components/text';
import type { UndoDelete } from './useUndoDelete';

/** What is about to be deleted, and the way back. */
export function UndoBar({ undo }: { readonly undo: UndoDelete }) {
  const t = useText();
  if (undo.pending === null) return null;
  return (
    <Note
      kind="info"
      action={
        <Button size="small" onClick={undo.undo}>
          {t('whitelist.undo')}
        </Button>
      }
    >
      {t('whitelist.deleting', { ip: undo.pending.ip })}
    </Note>
  );
}
