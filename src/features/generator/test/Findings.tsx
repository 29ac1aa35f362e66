import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText, WithNames } from '@/ui/format/text';
import styles from '../richText.module.css';
import { type ErrorSituation, FINDINGS, type Finding } from '../rules/errorFindings';
import { portOf } from '../rules/line/lineSpec';
import { gatewayUrl } from '../rules/line/proxyLine';
import type { ProxyConfig } from '../rules/proxyConfig';
import type { GeneratorPage } from '../useResidential';

interface Props {
  readonly page: GeneratorPage;
  readonly situation: ErrorSituation;
  readonly findings: readonly Finding[];
}

const SIGNS: Readonly<Record<(typeof FINDINGS)[Finding], ReactNode>> = {
  wrong: <CloseCircleOutlined aria-hidden style={{ color: 'var(--ant-color-error)' }} />,
  note: <InfoCircleOutlined aria-hidden style={{ color: 'var(--ant-color-info)' }} />,
  right: <CheckCircleOutlined aria-hidden style={{ color: 'var(--ant-color-success)' }} />,
};

const LIST = { overflowWrap: 'anywhere' } as const;
const WHITELIST = ['/proxysetting/whitelist', 'residential.mend.list'] as const;
const TOKEN = ['/account/setting', 'residential.mend.token'] as const;
/** Pages where the customer can fix the problem. */
const FIXING_PAGES = {
  noTraffic: ['/neworder', 'residential.mend.noTraffic'],
  noSubTraffic: ['/proxysetting/subaccount', 'residential.mend.noSubTraffic'],
  listEmpty: WHITELIST,
  listFilled: WHITELIST,
  listUnread: WHITELIST,
  tokenMissing: TOKEN,
  tokenThere: TOKEN,
} as const;
/** Settings of this page that fix the problem. */
const FIXING_SETTINGS = {
  partEmpty: { state: '', city: '' },
  countryEmpty: { country: '' },
  breakingSigns: { format: 'url' },
} as const satisfies Partial<Record<Finding, Partial<ProxyConfig>>>;

/** Shows the facts about this account that bear on an error, each with a way to fix it. */
export function Findings({ page, situation, findings }: Props) {
  const t = useText();
  const traffic = useTrafficText();
  const { config, account, gateway, change } = page;
  const { listed, ips } = situation;
  const endpoint = { host: gateway.host, port: portOf(gateway, config.auth) };
  const names = {
    account: account?.username ?? config.account,
    endpoint: gatewayUrl(endpoint, config.protocol),
  };
  const countOf = (finding: Finding) => (finding === 'listFilled' ? listed : ips) ?? 0;
  const fixFor = (finding: Finding) => {
    if (finding in FIXING_PAGES) {
      const [path, name] = FIXING_PAGES[finding as keyof typeof FIXING_PAGES];
      return <Link to={path}>{t(name)}</Link>;
    }
    if (!(finding in FIXING_SETTINGS)) return null;
    const fixable = finding as keyof typeof FIXING_SETTINGS;
    return (
      <Button size="small" onClick={() => change(FIXING_SETTINGS[fixable])}>
        {t(`residential.mend.${fixable}`)}
      </Button>
    );
  };
  return (
    <Flex component="ul" vertical gap={6} className={styles.links} style={LIST}>
      {findings.map((finding) => (
        <Flex component="li" key={finding} align="baseline" gap="small">
          {SIGNS[FINDINGS[finding]]}
          <span>
            <WithNames
              text={t(`residential.found.${finding}`, {
                ...names,
                traffic: traffic(account?.trafficLeft ?? 0),
                count: countOf(finding),
              })}
              names={Object.values(names)}
            />{' '}
            {fixFor(finding)}
          </span>
        </Flex>
      ))}
    </Flex>
  );
}
