import { passwordRules } from '@/domain/credentials';
import styles from './passwordRules.module.css';
import { useText } from './text';

/** The rules of a password (spec §5), each shown as met or not while it is typed. */
export function PasswordRules({
  id,
  password,
}: {
  readonly id: string;
  readonly password: string;
}) {
  const t = useText();
  return (
    <ul id={id} className={styles.rules}>
      {passwordRules(password).map(({ rule, met }) => (
        <li key={rule} data-met={met}>
          <span aria-hidden="true">{met ? '✓' : '○'}</span> {t(`user.rule.${rule}`)}
          <span className="sr-only"> ({t(met ? 'user.rule.met' : 'user.rule.unmet')})</span>
        </li>
      ))}
    </ul>
  );
}
