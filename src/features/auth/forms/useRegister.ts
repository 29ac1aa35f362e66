import { useEffect, useState } from 'react';
import { signup } from '@/services/account';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useLocaleName } from '@/ui/format/text';
import { takeLinkParams } from '../session/linkParams';
import { fieldForCode } from './fieldForCode';

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
    if (takeLinkParams().params.kind === 'invalidLink') setInvalidLink(true);
  }, []);

  const form = useSubmitForm<Values>({
    async send({ email, password }) {
      await signup({ email: email.trim(), password, lang });
      setSent(true);
    },
    fieldOf: fieldForCode,
  });
  return { form, sent, invalidLink };
}
