import { Checkbox } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { Facts } from '@/ui/format/Facts';
import { useText, WithNames } from '@/ui/format/text';
import { CopyText } from '@/ui/page/copy/CopyText';
import { isAscii } from '../rules/samples/literals';
import { PASSWORD_COMMANDS, PASSWORD_VARIABLE, type SampleLanguage } from '../rules/samples/sample';

const LABEL_WIDTH = 110;
interface Props {
  readonly password: string;
  /** The sample's language: a bash sample shows only the command for bash. */
  readonly language: SampleLanguage;
  readonly isFilledIn: boolean;
  onChange(isFilledIn: boolean): void;
}

/** Lets the customer put the password into the sample, and explains how to set the variable otherwise. */
export function PasswordChoice({ password, language, isFilledIn, onChange }: Props) {
  const t = useText();
  return (
    <>
      <Checkbox checked={isFilledIn} onChange={(event) => onChange(event.target.checked)}>
        {t('samples.fillIn')}
      </Checkbox>
      {isFilledIn ? (
        <Hint kind="warning">{t('samples.filledIn')}</Hint>
      ) : (
        <>
          <Hint>
            <WithNames
              text={t('samples.fromVariable', { variable: PASSWORD_VARIABLE })}
              names={[PASSWORD_VARIABLE]}
            />
          </Hint>
          <Facts
            labelWidth={LABEL_WIDTH}
            items={PASSWORD_COMMANDS.map(
              ({ label, command }) =>
                (label === 'bash' || language !== 'bash') && {
                  label,
                  children: <CopyText value={command} label={command} />,
                },
            )}
          />
        </>
      )}
      {!isAscii(password) && <Hint kind="warning">{t('samples.notAscii')}</Hint>}
    </>
  );
}
