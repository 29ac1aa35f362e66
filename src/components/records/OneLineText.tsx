import styles from './recordTable.module.css';

interface Props {
  readonly text: string;
  /** Whether it takes what the other columns of a full table leave; else it is as wide as it needs, up to a limit. */
  readonly isFlexible?: boolean;
}

/** A remark or a name in a table: cut to one line, with the whole text in a tooltip; in a card it is there in full. */
export function OneLineText({ text, isFlexible = false }: Props) {
  if (text === '') return null;
  return (
    <span className={`${styles.remark} ${isFlexible ? styles.flexible : ''}`} title={text}>
      {text}
    </span>
  );
}
