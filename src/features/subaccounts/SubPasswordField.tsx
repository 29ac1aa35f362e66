import { Button, Flex, Form, type FormRule } from 'antd';
import type { PasswordProps } from 'antd/es/input/Password';
import { generatePassword } from '@/lib/credentials';
import { NewPasswordField } from '@/ui/credentials/NewPasswordField';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useText } from '@/ui/format/text';

const INPUT = { flex: '1 1 180px' };

/** Draws the field with its button, which an error below both does not move away from the pointer. */
function WithGenerator(props: PasswordProps) {
  const t = useText();
  const form = Form.useFormInstance();
  const generate = () =>
    form.setFields([{ name: 'password', value: generatePassword(), errors: [] }]);
  return (
    <Flex wrap align="start" gap="small">
      <div style={INPUT}>
        <PasswordInput {...props} autoComplete="new-password" />
      </div>
      <Button onClick={generate}>{t('subaccount.generate')}</Button>
    </Flex>
  );
}

interface Props {
  readonly label: string;
  readonly rules?: readonly FormRule[];
}

/** Draws the field for a sub-account's password in the form around it, and generates one. */
export function SubPasswordField(props: Props) {
  return <NewPasswordField {...props} control={<WithGenerator />} />;
}
