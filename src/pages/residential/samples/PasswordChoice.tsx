import { Checkbox } from 'antd';
import { PASSWORD_VARIABLE } from '@/domain/samples';
import { CopyButton } from '@/ui/CopyButton';
import { Hint } from '@/ui/Hint';
import { useText } from '@/ui/text';
import styles from './samples.module.css';

/** Asks without showing what is typed, and keeps it out of the shell's history. */
const SET_VARIABLE = `read -rs ${PASSWORD_VARIABLE} && export ${PASSWORD_VARIABLE}`;

const NOT_ASCII = /[^ -~]/;

interface Props {
  readonly password: string;
  readonly isFilledIn: boolean;
  onChange(isFilledIn: boolean): void;
}

/** Whether the password stands in the sample, and where it comes from when it does not. */
export function PasswordChoice({ password, isFilledIn, onChange }: Props) {
  const t = useText();
  const variable = PASSWORD_VARIABLE;
  return (
    <>
      <Checkbox checked={isFilledIn} onChange={(event) => onChange(event.target.checked)}>
        {t('samples.fillIn')}
      </Checkbox>
      {isFilledIn ? (
        <Hint kind="warning">{t('samples.filledIn')}</Hint>
      ) : (
        <div>
          <Hint>{t('samples.fromVariable', { variable })}</Hint>
          <span className={styles.fact}>
            <code dir="ltr">{SET_VARIABLE}</code>
            <CopyButton
              size="small"
              text={SET_VARIABLE}
              name={t('samples.copyVariable', { variable })}
            />
          </span>
        </div>
      )}
      {NOT_ASCII.test(password) && <Hint kind="warning">{t('samples.notAscii')}</Hint>}
    </>
  );
}
