import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import type { MessageKey } from '@/locales/keys';
import { useSubmitForm } from '@/ui/form/useSubmitForm';
import type { Arrival } from '../rules/arrival';
import { accountService, arrival, session } from '../session/session';
import { accountField } from './accountField';

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

/**
 * Handles signing in: sends once, keeps the typed values, marks the field that the backend complains about.
 */
export function useLogin() {
  const { refresh } = useModel('@@initialState');
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    const arrived = noticeOf(arrival.take().arrival);
    if (arrived) setNotice(arrived);
  }, []);

  const form = useSubmitForm<Credentials>({
    async send({ email, password }) {
      const { login } = await accountService.fetch();
      const auth = await login({ email: email.trim(), password });
      const isStored = session.begin({ jwt_token: auth.jwtToken, expire_at: auth.expireAt });
      if (isStored) await refresh();
      else setNotice(noticeOf({ kind: 'notStored' }));
    },
    fieldOf: (code) => (code === CODE.wrongPassword ? 'password' : accountField(code)),
  });
  return { form, notice };
}
