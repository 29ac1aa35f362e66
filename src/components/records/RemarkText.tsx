import styles from './recordTable.module.css';

/** A remark in a table: cut to one line, with the whole text in a tooltip. */
export function RemarkText({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <span className={styles.remark} title={text}>
      {text}
    </span>
  );
}
