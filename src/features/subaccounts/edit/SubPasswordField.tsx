import { Button, Form } from 'antd';
import { randomBytes } from '@/lib/browser/random';
import { generatePassword } from '@/lib/credentials';
import { NewPasswordField } from '@/ui/credentials/NewPasswordField';
import { useText } from '@/ui/format/text';

/** Draws the field for a sub-account's password in the form around it, and generates one. */
export function SubPasswordField({ label }: { readonly label: string }) {
  const t = useText();
  const form = Form.useFormInstance();
  const generate = () =>
    form.setFields([{ name: 'password', value: generatePassword(randomBytes), errors: [] }]);
  return (
    <NewPasswordField
      label={label}
      action={
        <Button size="small" onClick={generate}>
          {t('subaccount.generate')}
        </Button>
      }
    />
  );
}
