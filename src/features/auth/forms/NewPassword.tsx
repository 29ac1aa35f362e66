import { Link } from '@umijs/max';
import { Form } from 'antd';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import styles from './form.module.css';
import { SubmitButton } from './SubmitButton';
import { useResetPassword } from './useResetPassword';

/** Shows the form that sets a new password with the token of a mailed link. */
export function NewPassword() {
  const t = useText();
  const { form, done, refusal } = useResetPassword();
  return (
    <>
      <h1>{t('menu.resetpassword')}</h1>
      {refusal && (
        <Note kind="error" action={<Link to="/user/emailtoreset">{t('user.sendLink')}</Link>}>
          {refusal}
        </Note>
      )}
      {done ? (
        <AutoFocus>
          <Note kind="success">{t('user.passwordSet')}</Note>
        </AutoFocus>
      ) : (
        <Form {...form.props} size="large">
          <NewPasswordFields label={t('user.newPassword')} />
          <SubmitButton busy={form.busy}>{t('user.setPassword')}</SubmitButton>
        </Form>
      )}
      <p className={styles.foot}>
        <Link to="/user/login">{t('user.backToSignIn')}</Link>
      </p>
    </>
  );
}
