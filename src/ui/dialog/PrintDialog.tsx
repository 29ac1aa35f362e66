import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/lib/browser/print';
import { useText } from '../format/text';
import { Dialog } from './Dialog';
import styles from './printDialog.module.css';

interface Props {
  readonly title: ReactNode;
  /** A function for a content that looks different on paper. */
  readonly children: ReactNode | ((isPrinting: boolean) => ReactNode);
  /** False while there is nothing to print. */
  readonly canPrint?: boolean;
  /** A button after Print, and more important than it. */
  readonly action?: ReactNode;
  onClose(): void;
}

/** Draws a dialog with Print and Close: of the whole page only the dialog's title and content are printed. */
export function PrintDialog({ title, children, canPrint = true, action, onClose }: Props) {
  const t = useText();
  /** True from the click on Print until the browser has printed or the customer has cancelled. */
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onDone = () => setPrinting(false);
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, []);
  const print = () => {
    // The look on paper must be on the page before the browser is asked to print.
    flushSync(() => setPrinting(true));
    printPage();
  };
  return (
    <Dialog
      title={title}
      rootClassName={styles.sheet}
      confirm={
        canPrint && {
          text: t('record.print'),
          type: action ? 'default' : 'primary',
          onClick: print,
        }
      }
      action={action}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(isPrinting) : children}
    </Dialog>
  );
}
