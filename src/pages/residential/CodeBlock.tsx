import { highlight } from '@/domain/samples/highlight';
import type { SampleLanguage } from '@/domain/samples/sample';
import { CopyButton } from '@/ui/CopyButton';
import { Secret } from '@/ui/Secret';
import styles from './codeBlock.module.css';

interface Props {
  /** What is copied. */
  readonly code: string;
  /** What it is, for screen readers. */
  readonly name: string;
  /** What the button that copies it is called. */
  readonly copyName: string;
  /** What its colours are made by; without them unless given. */
  readonly language?: SampleLanguage;
}

/** Code to paste somewhere else. Long lines are broken where they are shown: what is copied has them whole. */
export function CodeBlock({ code, name, copyName, language }: Props) {
  let at = 0;
  return (
    <div className={styles.block}>
      <figure aria-label={name}>
        <pre>
          {language
            ? highlight(code, language).map(({ kind, text }) => {
                const key = at;
                at += text.length;
                return (
                  <span key={key} className={kind === 'plain' ? undefined : styles[kind]}>
                    {text}
                  </span>
                );
              })
            : code}
        </pre>
      </figure>
      <CopyButton size="small" text={code} name={copyName} />
    </div>
  );
}

/** The same for code that holds a secret, which is masked until its owner asks. */
export function SecretCodeBlock({
  code,
  masked,
  name,
}: Pick<Props, 'code' | 'name'> & { readonly masked: string }) {
  return (
    <div className={styles.block}>
      <Secret value={code} masked={masked} label={name} />
    </div>
  );
}
