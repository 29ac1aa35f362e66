import styles from './residential.module.css';

interface Props<T extends string> {
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChange(value: T): void;
  /** Any click on an option, the chosen one too. */
  onClick?(): void;
}

/** One of a few, all in view. */
export function Choice<T extends string>({ name, options, value, onChange, onClick }: Props<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      {options.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={value === one.value}
            onChange={() => onChange(one.value)}
            onClick={onClick}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
