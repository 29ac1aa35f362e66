import { Checkbox } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { Facts } from '@/ui/format/Facts';
import { useText } from '@/ui/format/text';
import { CopyText } from '@/ui/page/copy/CopyText';
import { isAscii } from '../rules/samples/literals';
import { PASSWORD_COMMANDS, PASSWORD_VARIABLE, type SampleLanguage } from '../rules/samples/sample';

const LABEL_WIDTH = 110;
/** Both texts have the room of the longer one, so that the code below stays where it is. */
const STACK = { display: 'grid' };
const LAYER = { gridArea: '1 / 1' };
const HIDDEN = { ...LAYER, visibility: 'hidden' } as const;

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
      <div style={STACK}>
        {isFilledIn && (
          <div style={LAYER}>
            <Hint kind="warning">{t('samples.filledIn')}</Hint>
          </div>
        )}
        <div style={isFilledIn ? HIDDEN : LAYER}>
          <Hint>{t('samples.fromVariable', { variable: PASSWORD_VARIABLE })}</Hint>
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
        </div>
      </div>
      {!isAscii(password) && <Hint kind="warning">{t('samples.notAscii')}</Hint>}
    </>
  );
}
