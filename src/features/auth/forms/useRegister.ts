import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useLocaleName } from '@/ui/format/text';
import { accountField, showFailure } from '../formFailure';
import { accountService, arrival } from '../session/session';

interface Values {
  readonly email: string;
  readonly password: string;
}

/** Signing up: sends once; afterwards the customer is told to open the mail. */
export function useRegister() {
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const lang = useLocaleName();
  const { busy, run } = useBusy();
  const [sent, setSent] = useState(false);
  const [invalidLink, setInvalidLink] = useState(false);

  useEffect(() => {
    if (arrival.take().arrival.kind === 'invalidLink') setInvalidLink(true);
  }, []);

  const submit = ({ email, password }: Values) =>
    run(async () => {
      try {
        const { signup } = await accountService.fetch();
        await signup({ email: email.trim(), password, lang });
        setSent(true);
      } catch (error) {
        await showFailure(form, error, accountField);
      }
    });

  return { form, busy, sent, invalidLink, submit };
}
