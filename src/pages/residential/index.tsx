import { Link } from '@umijs/max';
import { Button } from 'antd';
import { Card } from '@/components/Card';
import { ErrorNote } from '@/components/ErrorNote';
import { Note } from '@/components/Note';
import { Page } from '@/components/Page';
import { Composer } from '@/components/proxy/Composer';
import { QueryView } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { Gateway, SubAccount, User } from '@/contract';
import { passwordBreaks } from '@/domain/passwordBreaks';
import { composeUsername } from '@/domain/proxyUsername';
import { useGateways } from '@/queries/dynamic';
import { useAllSubAccounts } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { useProxyWhitelist } from '@/queries/whitelist';
import { failureText } from '@/runtime/failureText';
import { setMark } from '@/runtime/marks';
import { ApiLink } from './ApiLink';
import { Help } from './Help';
import { Output } from './Output';
import { ProxyFields } from './ProxyFields';
import styles from './residential.module.css';
import { TargetFields } from './TargetFields';
import { useLines } from './useLines';
import { accountOf, gatewayOf, lineSpec, targetOf, useProxyConfig } from './useResidential';

const FORM_HEIGHT = 420;
/** Stands for the id that each line of a Sticky IP list has of its own. */
const SHOWN_SESSION = 'xxxxxxxxxxxx';

interface Props {
  readonly user: User;
  readonly gateways: readonly Gateway[];
  readonly subAccounts: readonly SubAccount[];
  readonly whitelist: ReturnType<typeof useProxyWhitelist>;
}

function Generator({ user, gateways, subAccounts, whitelist }: Props) {
  const t = useText();
  const { config, change } = useProxyConfig();
  const { list, progress, generate, cancel } = useLines();
  const gateway = gatewayOf(config, gateways);
  const account = accountOf(config, user, subAccounts);
  if (gateway === null) return <Note kind="warning">{t('residential.noGateway')}</Note>;
  const isPassword = config.auth === 'password';
  const session =
    config.rotation === 'sticky' ? { id: SHOWN_SESSION, minutes: config.minutes } : null;
  const username = composeUsername({ ...targetOf(config), account: account.username, session });
  const breaks = isPassword ? passwordBreaks(config.format, account.password) : [];

  const make = () => {
    setMark(user.id, 'proxyList');
    void generate(lineSpec(config, gateway, account), config.quantity);
  };
  return (
    <>
      {account.trafficLeft === 0 && (
        <Note
          kind="warning"
          action={
            <Link to={account.isMain ? '/neworder' : '/proxysetting/subaccount'}>
              {t(account.isMain ? 'residential.buy' : 'residential.allocate')}
            </Link>
          }
        >
          {t('residential.noTraffic', { account: account.username })}
        </Note>
      )}
      <Card title={t('residential.settings')}>
        {!isPassword && Boolean(whitelist.error) && (
          <ErrorNote
            text={failureText(whitelist.error)}
            busy={whitelist.isFetching}
            onRetry={() => void whitelist.refetch()}
          />
        )}
        <div className={styles.fields} data-ready="residential">
          <TargetFields config={config} change={change} />
          <ProxyFields
            config={config}
            gateways={gateways}
            gateway={gateway}
            user={user}
            subAccounts={subAccounts}
            listed={whitelist.data?.length ?? null}
            change={change}
          />
        </div>
        <div className={styles.composer}>
          {isPassword ? (
            <Composer username={username} />
          ) : (
            <p className={styles.soft}>{t('residential.whitelistComposer')}</p>
          )}
        </div>
        {breaks.length > 0 && (
          <Note kind="warning">
            {t('residential.breaks', { signs: breaks.join(' '), format: config.format })}
          </Note>
        )}
        <Button type="primary" size="large" onClick={make}>
          {t('residential.generate')}
        </Button>
      </Card>
      <Output list={list} progress={progress} onCancel={cancel} />
      <ApiLink config={config} gateway={gateway} user={user} />
      <Help />
    </>
  );
}

/** Residential proxies: from a place and a rotation to lines that a client can use. */
export default function Residential() {
  const t = useText();
  const user = useUser();
  const gateways = useGateways();
  const subAccounts = useAllSubAccounts();
  const whitelist = useProxyWhitelist();
  const parts = [user, gateways, subAccounts];
  const all = {
    data:
      user.data && gateways.data && subAccounts.data
        ? { user: user.data, gateways: gateways.data, subAccounts: subAccounts.data }
        : undefined,
    error: user.error ?? gateways.error ?? subAccounts.error,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
  return (
    <Page title={t('menu.residential')} intro={t('residential.intro')}>
      <QueryView query={all} describe={failureText} skeleton={<Skeleton height={FORM_HEIGHT} />}>
        {(data) => <Generator {...data} whitelist={whitelist} />}
      </QueryView>
    </Page>
  );
}
