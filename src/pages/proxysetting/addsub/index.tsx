import { Link } from '@umijs/max';
import { Button, Form, Input } from 'antd';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { PasswordRules } from '@/components/PasswordRules';
import { TrafficField } from '@/components/TrafficField';
import { useText } from '@/components/text';
import { newPasswordRules } from '@/components/userForm';
import { isSubUsername } from '@/domain/credentials';
import styles from './addsub.module.css';
import { UsernameRules } from './UsernameRules';
import { useAddSub } from './useAddSub';

const USERNAME_RULES = 'username-rules';
const PASSWORD_RULES = 'password-rules';
const REMARK_MAX = 100;

/** A new sub-account. */
export default function AddSub() {
  const t = useText();
  const { form, busy, restored, isLimitWrong, changeLimit, generate, submit, keep } = useAddSub();
  const username: string = Form.useWatch('username', form) ?? '';
  const password: string = Form.useWatch('password', form) ?? '';
  return (
    <Page title={t('menu.addsub')}>
      <Card title={t('subaccount.new')}>
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          className={styles.form}
          onFinish={submit}
          onValuesChange={keep}
          scrollToFirstError={{ focus: true }}
        >
          <Form.Item
            name="username"
            label={t('subaccount.username')}
            validateTrigger="onBlur"
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
            <Input autoComplete="off" spellCheck={false} aria-describedby={USERNAME_RULES} />
          </Form.Item>
          <UsernameRules id={USERNAME_RULES} username={username} />
          <Form.Item
            name="password"
            label={t('subaccount.password')}
            validateTrigger="onBlur"
            rules={newPasswordRules(t)}
            extra={
              <Button size="small" className={styles.generate} onClick={generate}>
                {t('subaccount.generate')}
              </Button>
            }
          >
            <Input.Password autoComplete="new-password" aria-describedby={PASSWORD_RULES} />
          </Form.Item>
          <PasswordRules id={PASSWORD_RULES} password={password} />
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
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('menu.addsub')}
            </Button>
            <Link to="/proxysetting/subaccount">{t('common.cancel')}</Link>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
