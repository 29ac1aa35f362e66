import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/failures';
import { failureTexts } from '@/ui/feedback/failureTexts';
import { useSubmitForm } from '@/ui/form/useSubmitForm';
import { useText } from '@/ui/format/text';
import { accountService, arrival } from '../session/session';

/** Handles setting a new password. The link's token is kept in memory only; without one, submitting is refused. */
export function useResetPassword() {
  const t = useText();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  /** The missing link, or the service's error. Translated only when shown, because the language may change. */
  const [refusal, setRefusal] = useState<'noLink' | BackendError | null>(null);

  useEffect(() => {
    const { arrival: came } = arrival.take();
    if (came.kind === 'resetToken') setToken(came.token);
  }, []);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      if (token === null) {
        setRefusal('noLink');
        return;
      }
      try {
        const { resetPwd } = await accountService.fetch();
        await resetPwd({ token, password });
      } catch (error) {
        if (!(error instanceof BackendError) || error.code === CODE.sessionInvalid) throw error;
        await failureTexts.fetch();
        setRefusal(error);
        return;
      }
      arrival.forgetResetToken();
      setDone(true);
      setRefusal(null);
    },
  });

  const refusalText = () => {
    if (refusal === 'noLink') return t('user.missingToken');
    return refusal && failureTexts.loaded?.serverText(refusal.msg);
  };
  return { form, done, refusal: refusalText() };
}
