import { Button, Flex, Form } from 'antd';
import { NewPasswordFields } from '@/components/credentials/NewPasswordFields';
import { Card } from '@/ui/Card';
import { Grid } from '@/ui/Columns';
import { Hint } from '@/ui/Hint';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { useText } from '@/ui/text';
import { PasswordInput } from '@/ui/textInput';
import { useChangePasswordForm } from './useChangePasswordForm';

/** The least width of a card, in px. */
const CARD_WIDTH = 380;

/** Change password: the current one, the new one, and the new one again. */
export default function ChangePassword() {
  const t = useText();
  const { form, busy, mailing, mailed, submit, mailLink } = useChangePasswordForm();
  return (
    <Page title={t('menu.accountresetpassword')}>
      <Grid width={CARD_WIDTH} most={2}>
        <Card title={t('account.signIn')}>
          <Form form={form} layout="vertical" onFinish={submit}>
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
            <Button type="primary" htmlType="submit" loading={busy}>
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
