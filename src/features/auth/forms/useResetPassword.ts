import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { resetPwd } from '@/services/account';
import { serverErrorText } from '@/ui/feedback/errorText';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useText } from '@/ui/format/text';
import { forgetResetToken, readResetToken } from '../session/linkParams';

/** Handles setting a new password. The link's token is kept in memory only; without one, submitting is refused. */
export function useResetPassword() {
  const t = useText();
  const [done, setDone] = useState(false);
  /** The missing link, or the service's error. Translated only when shown, because the language may change. */
  const [refusal, setRefusal] = useState<'noLink' | BackendError | null>(null);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      const token = readResetToken();
      if (token === null) {
        setRefusal('noLink');
        return;
      }
      try {
        await resetPwd({ token, password });
      } catch (error) {
        if (!(error instanceof BackendError) || error.code === CODE.sessionInvalid) throw error;
        setRefusal(error);
        return;
      }
      forgetResetToken();
      setDone(true);
      setRefusal(null);
    },
  });

  const refusalText = () => {
    if (refusal === 'noLink') return t('user.missingToken');
    return refusal && serverErrorText(refusal.msg);
  };
  return { form, done, refusal: refusalText() };
}
