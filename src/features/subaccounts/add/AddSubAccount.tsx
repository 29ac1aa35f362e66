import { Button, Flex, Form, Input } from 'antd';
import { isSubUsername, subUsernameRules } from '@/lib/credentials';
import type { TypedTraffic } from '@/lib/number/traffic';
import { REMARK_MAX } from '@/lib/remark';
import { removeInvisible } from '@/lib/text/invisible';
import { RuleList } from '@/ui/credentials/RuleList';
import { validRule } from '@/ui/credentials/userForm';
import { Note } from '@/ui/feedback/notes/Note';
import { TrafficField } from '@/ui/form/TrafficField';
import { useText, WithNames } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { LinkButton } from '@/ui/page/LinkButton';
import { LONG_BUTTON } from '@/ui/page/longButton';
import { Page } from '@/ui/page/Page';
import { SubPasswordField } from '../SubPasswordField';
import { useAddSub } from './useAddSub';

/** Width of each column: the login's two fields stand below each other, and beside them remark and limit where both fit. */
const SIDE = 320;
const ACTIONS = { marginBlockStart: 24 };
/** Stands below the buttons, so that it moves neither them nor a field. */
const OUTCOME = { marginBlockStart: 16 };

/** On a phone the outcome is below the window. It leaves the focus where the customer may be typing on. */
const scrollTo = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' });

/** Shows the form of a new sub-account. */
export function AddSubAccount() {
  const t = useText();
  const { form, bytesOf, openNext, problems } = useAddSub();
  const username: string = Form.useWatch('username', form.props.form) ?? '';
  const isLimitWrong = bytesOf(Form.useWatch('limit', form.props.form)) === null;
  return (
    <Page title={t('menu.addsub')}>
      <Card title={t('subaccount.new')}>
        <Form {...form.props} scrollToFirstError={{ focus: true }}>
          <Grid width={SIDE} most={2} gap="0 40px">
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
                validRule(isSubUsername, t('subaccount.usernameRule')),
              ]}
            >
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="remark" label={t('subaccount.remark')}>
              <Input maxLength={REMARK_MAX} autoComplete="off" />
            </Form.Item>
            <SubPasswordField label={t('subaccount.password')} />
            <div>
              <Form.Item
                name="limit"
                noStyle
                rules={[
                  {
                    validator: async (_, typed?: TypedTraffic) => {
                      if (bytesOf(typed) === null) throw new Error(t('subaccount.notAmount'));
                    },
                  },
                ]}
              >
                <TrafficField
                  id="limit"
                  label={t('subaccount.limit')}
                  hint={t('subaccount.limitText')}
                  problem={isLimitWrong && t('subaccount.notAmount')}
                />
              </Form.Item>
            </div>
          </Grid>
          <Flex wrap gap="small" style={ACTIONS}>
            <Button
              type="primary"
              htmlType="submit"
              loading={form.busy}
              onClick={() => openNext('handover')}
            >
              {t('subaccount.add')}
            </Button>
            <Button
              htmlType="submit"
              style={LONG_BUTTON}
              disabled={form.busy}
              onClick={() => openNext('allocate')}
            >
              {t('subaccount.addAndAllocate')}
            </Button>
            <LinkButton to="/proxysetting/subaccount">{t('common.cancel')}</LinkButton>
          </Flex>
          {problems.map(({ text, names }) => (
            <div key={text} ref={scrollTo} style={OUTCOME}>
              <Note kind="error">
                <WithNames text={text} names={names} />
              </Note>
            </div>
          ))}
        </Form>
      </Card>
    </Page>
  );
}
