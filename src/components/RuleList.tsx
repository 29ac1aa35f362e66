import styles from './passwordRules.module.css';
import { useText } from './text';

interface Props {
  readonly id: string;
  readonly rules: readonly { readonly text: string; readonly met: boolean }[];
}

/** Rules of a field, each with a sign of its own for met and not met. */
export function RuleList({ id, rules }: Props) {
  const t = useText();
  return (
    <ul id={id} className={styles.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} data-met={met}>
          <span aria-hidden="true">{met ? '✓' : '○'}</span> {text}
          <span className="sr-only"> ({t(met ? 'user.rule.met' : 'user.rule.unmet')})</span>
        </li>
      ))}
    </ul>
  );
}
