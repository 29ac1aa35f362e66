import { Button, Descriptions, Divider, Tooltip } from 'antd';
import type { CSSProperties } from 'react';
import { Hint } from '@/ui/feedback/Hint';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyText } from '@/ui/page/copy/CopyText';
import { Secret } from '@/ui/page/copy/Secret';
import styles from './proxy.module.css';
import { portOf } from './rules/line/lineSpec';
import { hostForPort, type LineSpec } from './rules/line/proxyLine';
import {
  type ComposedUsername,
  composeUsername,
  type SegmentKind,
  USERNAME_LENGTH_WARNING,
} from './rules/line/proxyUsername';
import type { GeneratorPage } from './useGenerator';

/** The colour of each part, as its text's colour; the zone, which is the same for everybody, is grey. */
const TONES: Readonly<Record<SegmentKind, CSSProperties>> = {
  account: { color: 'var(--ant-color-link)' },
  zone: { color: 'var(--ant-color-text-secondary)' },
  region: { color: 'var(--ant-color-success)' },
  state: { color: 'var(--ant-color-warning)' },
  city: { color: 'var(--ant-magenta-7)' },
  session: { color: 'var(--ant-purple-7)' },
  sessTime: { color: 'var(--ant-cyan-7)' },
};

/** Shows the username in parts: each part has its colour, and a text that explains its meaning to the gateway. */
function UsernameSegments({ username }: { readonly username: ComposedUsername }) {
  const t = useText();
  const { text, segments } = username;
  const length = t('residential.length', { length: text.length, max: USERNAME_LENGTH_WARNING });
  const isLong = text.length > USERNAME_LENGTH_WARNING;
  return (
    <div>
      <ol className={styles.segments} aria-label={t('residential.username')}>
        {segments.map((segment) => (
          <li key={segment.kind} style={TONES[segment.kind]}>
            <Tooltip title={t(`residential.explain.${segment.kind}`)} trigger={['hover', 'focus']}>
              <Button type="text">
                <Code>{segment.text}</Code>
                <small>{t(`residential.segment.${segment.kind}`)}</small>
              </Button>
            </Tooltip>
            {/* The tooltip describes a focused button; a screen reader also reads the list without focusing it. */}
            <span className="sr-only">{`: ${t(`residential.explain.${segment.kind}`)}`}</span>
          </li>
        ))}
      </ol>
      <Hint kind={isLong ? 'warning' : 'quiet'}>
        {isLong ? `${length} ${t('residential.tooLong')}` : length}
      </Hint>
    </div>
  );
}

/** Placeholder for the session id, which differs on each line of a Sticky IP list. */
const SHOWN_SESSION = 'xxxxxxxxxxxx';
/** Short values share a line where there is room; the full username has a line of its own. */
const COLUMNS = { xs: 1, sm: 2 };

interface Props extends Pick<GeneratorPage, 'config' | 'gateway' | 'spec'> {
  readonly sessionId: string;
}

/** Shows a client's login: the server, the account's username and password, and the full username for these settings. */
export function Login({ config, gateway, spec, sessionId }: Props) {
  const t = useText();
  const isPassword = config.auth === 'password';
  const fact = (name: 'server' | 'account' | 'username', value: string) => ({
    key: name,
    label: t(`credentials.${name}`),
    children: <CopyText value={value} label={t(`credentials.${name}`)} />,
  });
  const server = fact('server', `${hostForPort(gateway.host)}:${portOf(gateway, config.auth)}`);
  const loginOf = (of: LineSpec) => [
    fact('account', of.account),
    {
      key: 'password',
      span: 'filled' as const,
      label: t('credentials.password'),
      children: <Secret key={of.account} value={of.password} label={t('credentials.password')} />,
    },
    { ...fact('username', composeUsername(of, sessionId).text), span: COLUMNS },
  ];
  return (
    <Card title={t('credentials.title')}>
      {isPassword ? (
        spec && <UsernameSegments username={composeUsername(spec, SHOWN_SESSION)} />
      ) : (
        <Hint>{t('credentials.whitelist')}</Hint>
      )}
      <Divider size="small" />
      <Descriptions
        size="small"
        layout="vertical"
        colon={false}
        column={COLUMNS}
        items={[server, ...(isPassword && spec ? loginOf(spec) : [])]}
      />
    </Card>
  );
}
