import { Form } from 'antd';
import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { showFailure, useUser } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useLocaleName, useText } from '@/ui/format/text';
import { useChangePassword, useMailResetLink } from './queries';

interface Values {
  readonly current: string;
  readonly password: string;
}

/** Returns the form that changes the password. It is sent once, and a wrong current password is marked on its field. */
export function useChangePasswordForm() {
  const t = useText();
  const lang = useLocaleName();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const { data: user } = useUser();
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
      if (!user) return;
      try {
        await mail.mutateAsync({ email: user.email, lang });
        setMailed(true);
      } catch {
        // The request policy has shown the error.
      }
    });
  return { form, busy, mailing: mailBusy.busy, mailed, submit, mailLink };
}
