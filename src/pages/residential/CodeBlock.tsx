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
}

/** Code to paste somewhere else, as it stands. */
export function CodeBlock({ code, name, masked }: Props) {
  if (masked !== undefined && masked !== code) {
    return (
      <div className={styles.block}>
        <Secret value={code} masked={masked} label={name} />
      </div>
    );
  }
  return (
    <div className={styles.block}>
      <code>{code}</code>
      <CopyButton size="small" text={code} name={name} />
    </div>
  );
}
