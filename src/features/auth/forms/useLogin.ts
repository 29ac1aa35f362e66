import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import type { MessageKey } from '@/locales/keys';
import { login } from '@/services/account';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import type { LinkParams } from '../rules/linkParams';
import { takeLinkParams } from '../session/linkParams';
import { session } from '../session/session';
import { fieldForCode } from './fieldForCode';

interface Credentials {
  readonly email: string;
  readonly password: string;
}
interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: MessageKey;
}

function noticeForLink(params: LinkParams): Notice | null {
  if (params.kind === 'activated') return { kind: 'success', text: 'user.activated' };
  if (params.kind === 'notStored') return { kind: 'error', text: 'user.notStored' };
  if (params.kind === 'oauthFailed') {
    return {
      kind: params.reason === 'cancelled' ? 'info' : 'error',
      text: `user.oauth.${params.reason}`,
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
    const linkNotice = noticeForLink(takeLinkParams().params);
    if (linkNotice) setNotice(linkNotice);
  }, []);

  const form = useSubmitForm<Credentials>({
    async send({ email, password }) {
      const isStored = session.beginSession(await login({ email: email.trim(), password }));
      if (isStored) await refresh();
      else setNotice(noticeForLink({ kind: 'notStored' }));
    },
    fieldOf: (code) => (code === CODE.wrongPassword ? 'password' : fieldForCode(code)),
  });
  return { form, notice };
}
