import { useEffect, useState } from 'react';
import { useSubmitForm } from '@/ui/form/useSubmitForm';
import { useLocaleName } from '@/ui/format/text';
import { accountService, arrival } from '../session/session';
import { accountField } from './accountField';

interface Values {
  readonly email: string;
  readonly password: string;
}

/** Handles signing up: sends once; afterwards the page asks the customer to open the mail. */
export function useRegister() {
  const lang = useLocaleName();
  const [sent, setSent] = useState(false);
  const [invalidLink, setInvalidLink] = useState(false);

  useEffect(() => {
    if (arrival.take().arrival.kind === 'invalidLink') setInvalidLink(true);
  }, []);

  const form = useSubmitForm<Values>({
    async send({ email, password }) {
      const { signup } = await accountService.fetch();
      await signup({ email: email.trim(), password, lang });
      setSent(true);
    },
    fieldOf: accountField,
  });
  return { form, sent, invalidLink };
}
