import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/failures';
import { failureTexts } from '@/ui/feedback/failureTexts';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useText } from '@/ui/format/text';
import { showFailure } from '../formFailure';
import { accountService, arrival } from '../session/session';

/** Setting a new password: the token came by the link and is kept in memory only. Without one, submitting is refused. */
export function useResetPassword() {
  const t = useText();
  const [form] = Form.useForm<{ password: string }>();
  useErrorLanguage(form);
  const { busy, run } = useBusy();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  /** The link that is missing, or what the service said. In words only when it is shown: the language may change. */
  const [refusal, setRefusal] = useState<'noLink' | BackendError | null>(null);

  useEffect(() => {
    const { arrival: came } = arrival.take();
    if (came.kind === 'resetToken') setToken(came.token);
  }, []);

  const submit = ({ password }: { password: string }) =>
    run(async () => {
      if (token === null) {
        setRefusal('noLink');
        return;
      }
      try {
        const { resetPwd } = await accountService.fetch();
        await resetPwd({ token, password });
        arrival.forgetResetToken();
        setDone(true);
        setRefusal(null);
      } catch (error) {
        if (error instanceof BackendError && error.code !== CODE.sessionInvalid) {
          await failureTexts.fetch();
          setRefusal(error);
        } else await showFailure(form, error, () => null);
      }
    });

  const refusalText = () => {
    if (refusal === 'noLink') return t('user.missingToken');
    return refusal && failureTexts.loaded?.serverText(refusal.msg);
  };
  return { form, busy, done, refusal: refusalText(), submit };
}
