import { Code } from '@/ui/format/Code';
import styles from './richText.module.css';

interface Props {
  /** A line break starts a new paragraph; text in `backticks` is shown as code. */
  readonly text: string;
}

/** Shows one paragraph, with text in backticks as code. */
export function RichLine({ text }: Props) {
  let at = 0;
  return text.split('`').map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? (
      <Code key={key} className={styles.code}>
        {part}
      </Code>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}

/** Shows a text of the help, paragraph by paragraph. */
export function RichText({ text }: Props) {
  return text.split('\n').map((line) => (
    <p key={line} className={styles.paragraph}>
      <RichLine text={line} />
    </p>
  ));
}
