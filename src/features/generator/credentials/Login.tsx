import { ReloadOutlined } from '@ant-design/icons';
import { Button, Descriptions, Divider, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Gateway } from '@/api/contract';
import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyText } from '@/ui/page/copy/CopyText';
import { Secret } from '@/ui/page/copy/Secret';
import type { ProxyAccount } from '../rules/chosenAccount';
import { lineSpec, portOf } from '../rules/line/lineSpec';
import { hostForPort, usernameOf } from '../rules/line/proxyLine';
import { newSessionId } from '../rules/line/proxyUsername';
import type { ProxyConfig } from '../rules/proxyConfig';
import { UsernameDecoder } from './UsernameDecoder';

/** Placeholder for the session id, which differs on each line of a Sticky IP list. */
const SHOWN_SESSION = 'xxxxxxxxxxxx';
/** Short values share a line where there is room; the full username has a line of its own. */
const COLUMNS = { xs: 1, sm: 2 };

interface Props {
  readonly config: ProxyConfig;
  readonly gateway: Gateway;
  /** The chosen account; null while there is none. */
  readonly account: ProxyAccount | null;
}

/** Shows a client's login: the server, the account's username and password, and the full username for these settings. */
export function Login({ config, gateway, account }: Props) {
  const t = useText();
  const [sessionId, setSessionId] = useState(newSessionId);
  const isPassword = config.auth === 'password';
  const loginName = (of: ProxyAccount, id: string) => usernameOf(lineSpec(config, gateway, of), id);
  const fact = (name: 'server' | 'username' | 'login', value: string, extra?: ReactNode) => ({
    key: name,
    label: t(`credentials.${name}`),
    children: (
      <CopyText value={value} label={t(`credentials.${name}`)}>
        {extra}
      </CopyText>
    ),
  });
  const server = fact('server', `${hostForPort(gateway.host)}:${portOf(gateway, config.auth)}`);
  const newSession = config.rotation === 'sticky' && (
    <Tooltip title={t('credentials.newSession')}>
      <Button
        type="text"
        size="small"
        icon={<ReloadOutlined aria-hidden />}
        aria-label={t('credentials.newSession')}
        onClick={() => setSessionId(newSessionId())}
      />
    </Tooltip>
  );
  const loginOf = (of: ProxyAccount) => [
    fact('username', of.username),
    {
      key: 'password',
      span: 'filled' as const,
      label: t('credentials.password'),
      children: <Secret key={of.username} value={of.password} label={t('credentials.password')} />,
    },
    { ...fact('login', loginName(of, sessionId).text, newSession), span: COLUMNS },
  ];
  return (
    <Card title={t('credentials.title')}>
      {isPassword ? (
        account && <UsernameDecoder username={loginName(account, SHOWN_SESSION)} />
      ) : (
        <Hint>{t('credentials.whitelist')}</Hint>
      )}
      <Divider size="small" />
      <Descriptions
        size="small"
        layout="vertical"
        colon={false}
        column={COLUMNS}
        items={[server, ...(isPassword && account ? loginOf(account) : [])]}
      />
    </Card>
  );
}
