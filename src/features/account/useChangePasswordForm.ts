import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { forgetPwd } from '@/services/account';
import { changepwd } from '@/services/user';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useLocaleName, useText } from '@/ui/format/text';

interface Values {
  readonly current: string;
  readonly password: string;
}

/** Returns the form that changes the password. Its call is sent once, and a wrong current password is marked on its field. */
export function useChangePasswordForm() {
  const t = useText();
  const lang = useLocaleName();
  const { email } = useCustomer();
  const mailBusy = useBusy();
  const [mailed, setMailed] = useState(false);

  const form = useSubmitForm<Values>({
    async send({ current, password }, { resetFields }) {
      await changepwd({ oldPassword: current, newPassword: password });
      resetFields();
      announce('toast', { kind: 'success', text: t('account.passwordChanged') });
    },
    fieldOf: (code) => (code === CODE.wrongPassword ? 'current' : null),
  });
  const mailLink = () =>
    mailBusy.run(async () => {
      try {
        await forgetPwd({ email, lang });
        setMailed(true);
      } catch {
        // The request policy has shown the error.
      }
    });
  return { form, mailing: mailBusy.busy, mailed, mailLink };
}
