import { splitMatches } from '@/lib/text/search';
import { Code } from '@/ui/format/Code';
import styles from './richText.module.css';

interface Props {
  /** A line break starts a new paragraph; text in `backticks` is shown as code. */
  readonly text: string;
  /** Words of a search to mark. */
  readonly found?: readonly string[];
}

const NOTHING_FOUND: readonly string[] = [];

/** Shows a text with the words of a search marked. */
export function HighlightedText({ text, found = NOTHING_FOUND }: Props) {
  let at = 0;
  return splitMatches(text, found).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isFound ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}

/** Shows one paragraph, with text in backticks as code. */
export function RichLine({ text, found = NOTHING_FOUND }: Props) {
  let at = 0;
  return text.split('`').map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? (
      <Code key={key} className={styles.code}>
        <HighlightedText text={part} found={found} />
      </Code>
    ) : (
      <HighlightedText key={key} text={part} found={found} />
    );
  });
}

/** Shows a text of the help, paragraph by paragraph. */
export function RichText({ text, found = NOTHING_FOUND }: Props) {
  return text.split('\n').map((line) => (
    <p key={line} className={styles.paragraph}>
      <RichLine text={line} found={found} />
    </p>
  ));
}
