import { Form } from 'antd';
import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { showFailure, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useLocaleName, useText } from '@/ui/format/text';
import { useChangePassword, useMailResetLink } from './queries';

interface Values {
  readonly current: string;
  readonly password: string;
}

/** Changing the password: sent once; a wrong current one is marked on its field. */
export function useChangePasswordForm() {
  const t = useText();
  const lang = useLocaleName();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const { email } = useCustomer();
  const { busy, run } = useBusy();
  const mailBusy = useBusy();
  const change = useChangePassword();
  const mail = useMailResetLink();
  const [mailed, setMailed] = useState(false);

  const submit = ({ current, password }: Values) =>
    run(async () => {
      try {
        await change.mutateAsync({ oldPassword: current, newPassword: password });
        form.resetFields();
        announce('toast', { kind: 'success', text: t('account.passwordChanged') });
      } catch (error) {
        await showFailure(form, error, (code) => (code === CODE.wrongPassword ? 'current' : null));
      }
    });
  const mailLink = () =>
    mailBusy.run(async () => {
      try {
        await mail.mutateAsync({ email, lang });
        setMailed(true);
      } catch {
        // The request policy has said what failed.
      }
    });
  return { form, busy, mailing: mailBusy.busy, mailed, submit, mailLink };
}
