import { useModel } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import type { MessageKey } from '@/locales/keys';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { accountField, showFailure } from '../formFailure';
import type { Arrival } from '../rules/arrival';
import { accountService, arrival, session } from '../session/session';

interface Credentials {
  readonly email: string;
  readonly password: string;
}
interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: MessageKey;
}

function noticeOf(came: Arrival): Notice | null {
  if (came.kind === 'activated') return { kind: 'success', text: 'user.activated' };
  if (came.kind === 'notStored') return { kind: 'error', text: 'user.notStored' };
  if (came.kind === 'oauthFailed') {
    return {
      kind: came.reason === 'cancelled' ? 'info' : 'error',
      text: `user.oauth.${came.reason}`,
    };
  }
  return null;
}

/** Signing in: sends once, keeps what was typed, marks the field the backend complains about. */
export function useLogin() {
  const [form] = Form.useForm<Credentials>();
  useErrorLanguage(form);
  const { refresh } = useModel('@@initialState');
  const { busy, run } = useBusy();
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    const arrived = noticeOf(arrival.take().arrival);
    if (arrived) setNotice(arrived);
  }, []);

  const submit = ({ email, password }: Credentials) =>
    run(async () => {
      try {
        const { login } = await accountService.fetch();
        const auth = await login({ email: email.trim(), password });
        const isStored = session.begin({ jwt_token: auth.jwtToken, expire_at: auth.expireAt });
        if (isStored) await refresh();
        else setNotice(noticeOf({ kind: 'notStored' }));
      } catch (error) {
        await showFailure(form, error, (code) =>
          code === CODE.wrongPassword ? 'password' : accountField(code),
        );
      }
    });

  return { form, busy, notice, submit };
}
