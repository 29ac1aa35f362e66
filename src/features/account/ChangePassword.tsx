import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import { CODE } from '@/api/contract/codes';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { forgetPwd } from '@/services/account';
import { changepwd } from '@/services/user';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { errorText } from '@/ui/feedback/errorText';
import { Hint } from '@/ui/feedback/Hint';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { Page } from '@/ui/page/Page';

/** The least width of a card, in px. */
const CARD_WIDTH = 380;
const OUTCOME = { marginBlockStart: 16 };

/**
 * Mails a link to customers who have no password, because they sign in by Google or Yandex. In the session of this browser the link
 * would lead to the dashboard.
 */
function MailedLink() {
  const t = useText();
  const lang = useLocaleName();
  const { email } = useCustomer();
  const { busy, run } = useBusy();
  const [mailed, setMailed] = useState(false);
  const mailLink = () =>
    run(async () => {
      try {
        await forgetPwd({ email, lang });
        setMailed(true);
      } catch {
        // The request policy has shown the error.
      }
    });
  if (mailed) {
    return (
      <AutoFocus>
        <Note kind="success">
          <div>{t('server.resetSent')}</div>
          <div>{t('account.signOutFirst')}</div>
        </Note>
      </AutoFocus>
    );
  }
  return (
    <Button loading={busy} onClick={() => void mailLink()}>
      {t('user.sendLink')}
    </Button>
  );
}

/** Shows the page that changes the password: the current one, the new one, and the new one again. */
export function ChangePassword() {
  const t = useText();
  const isCustomerPresent = useIsCustomerPresent(useCustomer().id);
  const [lost, setLost] = useState<unknown>(null);
  const form = useSubmitForm<{ current: string; password: string }>({
    async send({ current, password }) {
      const passwords = { oldPassword: current, newPassword: password };
      const isShownByCaller = (error: unknown) => isCustomerPresent() && hasNoReadableAnswer(error);
      try {
        await changepwd(passwords, { isShownByCaller });
      } catch (error) {
        if (isShownByCaller(error)) setLost(error);
        throw error;
      }
      setLost(null);
      announce('toast', { kind: 'success', text: t('account.passwordChanged') });
    },
    onSent: (sent) => sent.resetFields(),
    fieldOf: (code) => (code === CODE.wrongPassword ? 'current' : null),
  });
  return (
    <Page title={t('menu.accountresetpassword')}>
      <Grid width={CARD_WIDTH} most={2}>
        <Card title={t('account.signIn')}>
          <Form {...form.props}>
            <Form.Item
              name="current"
              label={t('account.currentPassword')}
              rules={[{ required: true, message: t('user.passwordRequired') }]}
            >
              <PasswordInput autoComplete="current-password" />
            </Form.Item>
            <NewPasswordFields
              label={t('user.newPassword')}
              dependencies={['current']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: (_, value?: string) =>
                    value && value === getFieldValue('current')
                      ? Promise.reject(new Error(t('user.passwordSame')))
                      : Promise.resolve(),
                }),
              ]}
            />
            <Button type="primary" htmlType="submit" loading={form.busy}>
              {t('account.changePassword')}
            </Button>
          </Form>
          {/* Stays until the password was changed: it says what a refusal of the current one means then. */}
          {lost !== null && (
            <div style={OUTCOME}>
              <Note kind="error">{errorText(lost, t)}</Note>
            </div>
          )}
        </Card>
        <Card title={t('account.noPassword')}>
          <Flex vertical align="start" gap="middle">
            <Hint>{t('account.noPasswordText')}</Hint>
            <MailedLink />
          </Flex>
        </Card>
      </Grid>
    </Page>
  );
}
