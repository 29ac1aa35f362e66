import { Link, useLocation } from '@umijs/max';
import { Button, Form } from 'antd';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import { EmailField } from './EmailField';
import styles from './form.module.css';
import { useRegister } from './useRegister';

/** Shows sign-up, after which an activation link is mailed. */
export function Register() {
  const t = useText();
  const { search } = useLocation();
  const { form, sent, invalidLink } = useRegister();
  return (
    <>
      <h1>{t('menu.register')}</h1>
      {invalidLink && !sent && <Note kind="error">{t('server.linkInvalid')}</Note>}
      {sent ? (
        <Note kind="success">{t('server.notActivated')}</Note>
      ) : (
        <Form {...form.props}>
          <EmailField autoComplete="email" />
          <NewPasswordFields label={t('user.password')} size="large" />
          <Button type="primary" size="large" block htmlType="submit" loading={form.busy}>
            {t('user.createAction')}
          </Button>
        </Form>
      )}
      <p className={styles.foot}>
        <span>{t('user.haveAccount')}</span>{' '}
        <Link to={{ pathname: '/user/login', search }}>{t('user.signIn')}</Link>
      </p>
    </>
  );
}
