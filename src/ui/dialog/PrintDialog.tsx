import type { ReactNode } from 'react';
import { printPage } from '@/lib/browser/print';
import { useText } from '../format/text';
import { Dialog } from './Dialog';
import styles from './printDialog.module.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** False while there is nothing to print. */
  readonly canPrint?: boolean;
  /** A button before Print, and more important than it. */
  readonly action?: ReactNode;
  /** Prints; the browser's own call unless given. */
  onPrint?(): void;
  onClose(): void;
}

/** Draws a dialog with Print and Close: of the whole page only the dialog's title and content are printed. */
export function PrintDialog({ title, children, canPrint = true, action, onPrint, onClose }: Props) {
  const t = useText();
  const print = onPrint ?? printPage;
  return (
    <Dialog
      title={title}
      rootClassName={styles.sheet}
      {...(canPrint
        ? {
            confirm: {
              text: t('record.print'),
              type: action ? 'default' : 'primary',
              onClick: print,
            },
          }
        : {})}
      action={action}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
