import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { MessageKey } from '@/locales/keys';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText, WithNames } from '@/ui/format/text';
import styles from '../richText.module.css';
import type { ErrorSituation, Finding } from '../rules/errorFindings';
import { portOf } from '../rules/line/lineSpec';
import { gatewayUrl } from '../rules/line/proxyLine';
import type { ProxyConfig } from '../rules/proxyConfig';
import type { GeneratorPage } from '../useGenerator';

interface Props extends Pick<ErrorSituation, 'ips'> {
  readonly page: GeneratorPage;
  readonly findings: readonly Finding[];
}

const SIGNS: Readonly<Record<Finding['kind'], ReactNode>> = {
  wrong: <CloseCircleOutlined aria-hidden style={{ color: 'var(--ant-color-error)' }} />,
  note: <InfoCircleOutlined aria-hidden style={{ color: 'var(--ant-color-info)' }} />,
  right: <CheckCircleOutlined aria-hidden style={{ color: 'var(--ant-color-success)' }} />,
};

const LIST = { overflowWrap: 'anywhere' } as const;
const WHITELIST = ['residential.mend.list', '/proxysetting/whitelist'] as const;
const TOKEN = ['residential.mend.token', '/account/setting'] as const;
/** Fixes for the problem: a page, or settings of this one. */
const FIXES: Partial<
  Record<Finding['name'], readonly [name: MessageKey, to: string | Partial<ProxyConfig>]>
> = {
  noTraffic: ['residential.mend.noTraffic', '/neworder'],
  noSubTraffic: ['residential.mend.noSubTraffic', '/proxysetting/subaccount'],
  listEmpty: WHITELIST,
  listFilled: WHITELIST,
  listUnread: WHITELIST,
  tokenMissing: TOKEN,
  tokenThere: TOKEN,
  partEmpty: ['residential.mend.partEmpty', { state: '', city: '' }],
  countryEmpty: ['residential.mend.countryEmpty', { country: '' }],
  breakingSigns: ['residential.mend.breakingSigns', { format: 'url' }],
};

/** Shows the facts about this account that bear on an error, each with a way to fix it. */
export function Findings({ page, ips, findings }: Props) {
  const t = useText();
  const traffic = useTrafficText();
  const { config, account, gateway, listed, change } = page;
  const endpoint = { host: gateway.host, port: portOf(gateway, config.auth) };
  const names = {
    account: account?.username ?? config.account,
    endpoint: gatewayUrl(endpoint, config.protocol),
  };
  const fixFor = (finding: Finding['name']) => {
    const [name, to] = FIXES[finding] ?? [];
    if (!name || !to) return null;
    if (typeof to === 'string') return <Link to={to}>{t(name)}</Link>;
    return (
      <Button size="small" onClick={() => change(to)}>
        {t(name)}
      </Button>
    );
  };
  return (
    <Flex component="ul" vertical gap={6} className={styles.links} style={LIST}>
      {findings.map(({ kind, name }) => (
        <Flex component="li" key={name} align="baseline" gap="small">
          {SIGNS[kind]}
          <span>
            <WithNames
              text={t(`residential.found.${name}`, {
                ...names,
                traffic: traffic(account?.trafficLeft ?? 0),
                count: (name === 'listFilled' ? listed : ips) ?? 0,
              })}
              names={Object.values(names)}
            />{' '}
            {fixFor(name)}
          </span>
        </Flex>
      ))}
    </Flex>
  );
}
