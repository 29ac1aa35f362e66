import styles from './recordTable.module.css';

interface Props {
  readonly text: string;
  /** True for a text that takes the room left by the other columns; else it is as wide as needed, up to a limit. */
  readonly isFlexible?: boolean;
}

/** Draws a remark or a name in a table, where a long one goes on in the next line. */
export function LongText({ text, isFlexible = false }: Props) {
  if (text === '') return null;
  return <span className={`${styles.text} ${isFlexible ? styles.flexible : ''}`}>{text}</span>;
}
