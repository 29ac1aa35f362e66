import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { CODE } from '@/contract/codes';
import { BackendError } from '@/contract/failures';
import { failureTexts } from '@/runtime/failureTexts';
import { showFailure } from '@/runtime/formFailure';
import { accountService, arrival } from '@/session';
import { useText } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';

/** Setting a new password: the token came by the link and is kept in memory only. Without one, submitting is refused. */
export function useResetPassword() {
  const t = useText();
  const [form] = Form.useForm<{ password: string }>();
  const { busy, run } = useBusy();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const { arrival: came } = arrival.take();
    if (came.kind === 'resetToken') setToken(came.token);
  }, []);

  const submit = ({ password }: { password: string }) =>
    run(async () => {
      if (token === null) {
        setRefusal(t('user.missingToken'));
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
          const { serverText } = await failureTexts.fetch();
          setRefusal(serverText(error.msg));
        } else await showFailure(form, error, () => null);
      }
    });

  return { form, busy, done, refusal, submit };
}
