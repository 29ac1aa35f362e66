import { Fragment } from 'react';
import { foundPieces } from '@/lib/text/search';
import styles from './richText.module.css';

interface Props {
  /** A line break begins a new paragraph; `backticks` hold what is typed exactly so. */
  readonly text: string;
  /** Words that a search found it by. */
  readonly found?: readonly string[];
}

const NOTHING_FOUND: readonly string[] = [];

/** A text with the words that a search found marked. */
export function Marked({ text, found = NOTHING_FOUND }: Props) {
  let at = 0;
  return foundPieces(text, found).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isFound ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}

/** One paragraph of a text: words, and in between what is typed exactly so. */
export function RichLine({ text, found = NOTHING_FOUND }: Props) {
  let at = 0;
  return text.split('`').map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? (
      <code key={key} className={styles.code}>
        <Marked text={part} found={found} />
      </code>
    ) : (
      <Marked key={key} text={part} found={found} />
    );
  });
}

/** A text of the help, paragraph by paragraph. */
export function RichText({ text, found = NOTHING_FOUND }: Props) {
  return text.split('\n').map((line) => (
    <p key={line} className={styles.paragraph}>
      <RichLine text={line} found={found} />
    </p>
  ));
}
