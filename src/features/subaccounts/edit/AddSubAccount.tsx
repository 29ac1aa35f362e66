import { Button, Flex, Form, Input } from 'antd';
import { isSubUsername, subUsernameRules } from '@/lib/credentials';
import { REMARK_MAX } from '@/lib/remark';
import { removeInvisible } from '@/lib/text/invisible';
import { PasswordRules } from '@/ui/credentials/PasswordRules';
import { RuleList } from '@/ui/credentials/RuleList';
import { newPasswordRules } from '@/ui/credentials/userForm';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { TrafficField } from '@/ui/form/TrafficField';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Column } from '@/ui/page/Columns';
import { LinkButton } from '@/ui/page/LinkButton';
import { Page } from '@/ui/page/Page';
import { useAddSub } from './useAddSub';

/** Width of each column: the login and the limit stand side by side where both fit. */
const SIDE = 320;
const ACTIONS = { marginBlockStart: 24 };

/** Shows the form of a new sub-account. */
export function AddSubAccount() {
  const t = useText();
  const { form, busy, restored, isLimitWrong, changeLimit, generate, submit, keep } = useAddSub();
  const username: string = Form.useWatch('username', form) ?? '';
  const password: string = Form.useWatch('password', form) ?? '';
  return (
    <Page title={t('menu.addsub')}>
      <Card title={t('subaccount.new')}>
        <Form form={form} layout="vertical" onFinish={submit} onValuesChange={keep}>
          <Flex wrap align="start" gap="0 40px">
            <Column width={SIDE}>
              <Form.Item
                name="username"
                label={t('subaccount.username')}
                normalize={(typed: string) => removeInvisible(typed).trim()}
                validateTrigger="onBlur"
                extra={
                  <RuleList
                    rules={subUsernameRules(username)}
                    textOf={(rule) => t(`subaccount.rule.${rule}`)}
                  />
                }
                rules={[
                  { required: true, message: t('common.required') },
                  {
                    validator: (_, value?: string) =>
                      !value || isSubUsername(value)
                        ? Promise.resolve()
                        : Promise.reject(new Error(t('subaccount.usernameRule'))),
                  },
                ]}
              >
                <Input autoComplete="off" spellCheck={false} />
              </Form.Item>
              <Form.Item
                name="password"
                label={t('subaccount.password')}
                validateTrigger="onBlur"
                rules={newPasswordRules(t)}
                extra={
                  <Flex vertical align="start" gap="small">
                    <PasswordRules password={password} />
                    <Button size="small" onClick={generate}>
                      {t('subaccount.generate')}
                    </Button>
                  </Flex>
                }
              >
                <PasswordInput autoComplete="new-password" />
              </Form.Item>
            </Column>
            <Column width={SIDE}>
              <Form.Item name="remark" label={t('subaccount.remark')}>
                <Input maxLength={REMARK_MAX} autoComplete="off" />
              </Form.Item>
              <TrafficField
                key={restored.key}
                id="limit"
                label={t('subaccount.limit')}
                hint={t('subaccount.limitText')}
                problem={isLimitWrong && t('subaccount.notAmount')}
                initial={restored.limit}
                onChange={(_, typed) => changeLimit(typed)}
              />
            </Column>
          </Flex>
          <Flex wrap gap="small" style={ACTIONS}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('subaccount.add')}
            </Button>
            <LinkButton to="/proxysetting/subaccount">{t('common.cancel')}</LinkButton>
          </Flex>
        </Form>
      </Card>
    </Page>
  );
}
