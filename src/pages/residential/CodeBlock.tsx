import type { ReactNode } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { Secret } from '@/ui/Secret';
import styles from './codeBlock.module.css';

interface Props {
  /** What is copied. */
  readonly code: string;
  /** What the copy button is called, or, with a secret in it, what the code is called. */
  readonly name: string;
  /** The same with its secret masked, for code that holds one: then it has Show and Copy. */
  readonly masked?: string;
  /** What the code itself is called, for screen readers; a line or two need no name. */
  readonly figure?: string;
  /** The code as it is shown, when it has colours. */
  readonly children?: ReactNode;
}

/** Code to paste somewhere else, as it stands. Long lines are broken where they are shown: what is copied has them whole. */
export function CodeBlock({ code, name, masked, figure, children }: Props) {
  if (masked !== undefined && masked !== code) {
    return (
      <div className={styles.block}>
        <Secret value={code} masked={masked} label={name} />
      </div>
    );
  }
  const text = <code dir="ltr">{children ?? code}</code>;
  return (
    <div className={styles.block}>
      {figure === undefined ? text : <figure aria-label={figure}>{text}</figure>}
      <CopyButton size="small" text={code} name={name} />
    </div>
  );
}
