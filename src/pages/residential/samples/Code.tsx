import { highlight } from '@/domain/samples/highlight';
import type { SampleLanguage } from '@/domain/samples/sample';
import styles from './samples.module.css';

interface Props {
  readonly code: string;
  readonly language: SampleLanguage;
  /** What it is, for screen readers. */
  readonly name: string;
}

/** Code in colours. Long lines are broken where they are shown: what is copied has them whole. */
export function Code({ code, language, name }: Props) {
  let at = 0;
  return (
    <figure aria-label={name} className={styles.figure}>
      <pre className={styles.code}>
        {highlight(code, language).map(({ kind, text }) => {
          const key = at;
          at += text.length;
          return (
            <span key={key} className={kind === 'plain' ? undefined : styles[kind]}>
              {text}
            </span>
          );
        })}
      </pre>
    </figure>
  );
}
