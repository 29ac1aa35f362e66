import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from '@umijs/max';
import { Button, Form, Input } from 'antd';
import type { SubAccount } from '@/api/contract';
import { REMARK_MAX } from '@/lib/remark';
import { validRule } from '@/ui/credentials/userForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Code } from '@/ui/format/Code';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { Secret } from '@/ui/page/copy/Secret';
import { LinkButton } from '@/ui/page/LinkButton';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { searchSubAccountsQuery } from '../queries';
import { SubPasswordField } from '../SubPasswordField';
import { useEditSub } from './useEditSub';

const HEIGHT = 320;

function Editor({ sub }: { readonly sub: SubAccount }) {
  const t = useText();
  const textOf = useTrafficText();
  const { username: name, trafficLimit } = sub;
  const { password, remark } = useEditSub(sub);
  return (
    <>
      {trafficLimit > 0 && (
        <Hint>{t('subaccount.fixedLimit', { amount: textOf(trafficLimit) })}</Hint>
      )}
      <Grid width={280}>
        <Card
          title={t('subaccount.access')}
          extra={<Secret value={sub.password} label={t('subaccount.passwordOf', { name })} />}
        >
          <Form {...password.props}>
            <SubPasswordField
              label={t('user.newPassword')}
              rules={[validRule((typed) => typed !== sub.password, t('user.passwordSame'))]}
            />
            <Form.Item>
              <Hint>{t('subaccount.savePasswordText')}</Hint>
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={password.busy}>
              {t('subaccount.savePassword')}
            </Button>
          </Form>
        </Card>
        <Card title={t('subaccount.description')}>
          <Form {...remark.props} initialValues={{ remark: sub.remark }}>
            <Form.Item name="remark" label={t('subaccount.remark')}>
              <Input maxLength={REMARK_MAX} autoComplete="off" />
            </Form.Item>
            <Button htmlType="submit" loading={remark.busy}>
              {t('subaccount.saveRemark')}
            </Button>
          </Form>
        </Card>
      </Grid>
      <div>
        <LinkButton to="/proxysetting/subaccount">{t('subaccount.back')}</LinkButton>
      </div>
    </>
  );
}

/**
 * Changes a sub-account's password and remark; opened with `?id=…&username=…`, where the username is the keyword
 * that finds the row.
 */
export function EditSubAccount() {
  const t = useText();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const username = query.get('username') ?? '';
  const list = useQuery(searchSubAccountsQuery(username));
  return (
    <Page title={t('menu.editsub')} intro={<Code>{username}</Code>}>
      <QueryView query={list} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => {
          const sub = data.list.find((one) => one.id === id);
          return sub ? (
            <Editor key={sub.id} sub={sub} />
          ) : (
            <>
              <UnreadNote of={[data]} means="search" />
              <EmptyState
                title={t(data.unread ? 'unread.nothing' : 'subaccount.noSuch')}
                action={<Link to="/proxysetting/subaccount">{t('subaccount.back')}</Link>}
              />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
