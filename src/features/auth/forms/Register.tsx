import { Link, useLocation } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { signup } from '@/services/account';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { takeLinkParams } from '../session/linkParams';
import { EmailField, fieldForCode } from './EmailField';
import styles from './form.module.css';
import { SubmitButton } from './SubmitButton';

/** Shows sign-up, after which an activation link is mailed. */
export function Register() {
  const t = useText();
  const { search } = useLocation();
  const lang = useLocaleName();
  /** The address that the activation link was sent to. */
  const [sent, setSent] = useState('');
  const [invalidLink, setInvalidLink] = useState(false);

  useEffect(() => {
    if (takeLinkParams().params.kind === 'invalidLink') setInvalidLink(true);
  }, []);

  const form = useSubmitForm<{ email: string; password: string }>({
    async send({ email, password }) {
      const address = email.trim();
      await signup({ email: address, password, lang });
      setSent(address);
    },
    fieldOf: fieldForCode,
  });

  const email = Form.useWatch('email', form.props.form);
  return (
    <>
      <h1>{t('menu.register')}</h1>
      {invalidLink && !sent && <Note kind="error">{t('server.linkInvalid')}</Note>}
      {sent ? (
        <AutoFocus>
          <Note kind="success">
            <WithNames text={t('user.activationSent', { email: sent })} names={[sent]} />
          </Note>
        </AutoFocus>
      ) : (
        <Form {...form.props} size="large">
          <EmailField autoComplete="email" />
          <NewPasswordFields label={t('user.password')} />
          <SubmitButton busy={form.busy}>{t('user.createAction')}</SubmitButton>
        </Form>
      )}
      <p className={styles.foot}>
        <span>{t('user.haveAccount')}</span>{' '}
        <Link to={{ pathname: '/user/login', search }} state={{ email }}>
          {t('user.signIn')}
        </Link>
        <br />
        <Link to={{ pathname: '/user/emailtoreset', search }} state={{ email }}>
          {t('user.forgot')}
        </Link>
      </p>
    </>
  );
}
