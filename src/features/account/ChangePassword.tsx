import { Button, Flex, Form } from 'antd';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { Page } from '@/ui/page/Page';
import { useChangePasswordForm } from './useChangePasswordForm';

/** The least width of a card, in px. */
const CARD_WIDTH = 380;

/** Shows the page that changes the password: the current one, the new one, and the new one again. */
export function ChangePassword() {
  const t = useText();
  const { form, mailing, mailed, mailLink } = useChangePasswordForm();
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
        </Card>
        <Card title={t('account.noPassword')}>
          <Flex vertical align="start" gap="middle">
            <Hint>{t('account.noPasswordText')}</Hint>
            {mailed ? (
              <Note kind="success">{t('server.resetSent')}</Note>
            ) : (
              <Button loading={mailing} onClick={() => void mailLink()}>
                {t('user.sendLink')}
              </Button>
            )}
          </Flex>
        </Card>
      </Grid>
    </Page>
  );
}
