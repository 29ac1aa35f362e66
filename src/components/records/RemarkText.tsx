import styles from './recordTable.module.css';

/** A remark in a table: on one line, and all of it when it is pointed at. */
export function RemarkText({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <span className={styles.remark} title={text}>
      {text}
    </span>
  );
}
