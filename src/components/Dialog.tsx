import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Note } from './Note';
import { restoreFocus } from './restoreFocus';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog of the browser's own: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, children, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect: its end comes before the element is taken out, which would drop the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The row that the opener stands in may leave the page in the same moment.
      queueMicrotask(() => restoreFocus(opener));
    };
  }, []);
  return (
    <dialog ref={box} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** What failed, inside the dialog: a toast lies below it, dimmed and unheard. */
export function DialogFailure({ text }: { readonly text: string | null }) {
  return text === null ? null : <Note kind="error">{text}</Note>;
}

/** The buttons at a dialog's end. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
