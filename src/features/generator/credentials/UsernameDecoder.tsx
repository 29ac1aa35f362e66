import { Tooltip } from 'antd';
import type { CSSProperties } from 'react';
import { Hint } from '@/ui/feedback/Hint';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
import styles from '../proxy.module.css';
import {
  type ComposedUsername,
  type SegmentKind,
  USERNAME_LENGTH_WARNING,
} from '../rules/line/proxyUsername';

/** The colour of each part, as its text's colour; the zone, which is the same for everybody, is grey. */
const TONES: Readonly<Record<SegmentKind, CSSProperties>> = {
  account: { color: 'var(--ant-color-link)' },
  zone: { color: 'var(--ant-color-text-secondary)' },
  region: { color: 'var(--ant-color-success)' },
  state: { color: 'var(--ant-color-warning)' },
  city: { color: 'var(--ant-magenta-7)' },
  session: { color: 'var(--ant-color-error)' },
  sessTime: { color: 'var(--ant-cyan-7)' },
};

/** Shows the username in parts: each part has its colour, and a text that explains its meaning to the gateway. */
export function UsernameDecoder({ username }: { readonly username: ComposedUsername }) {
  const t = useText();
  const { text, segments } = username;
  const length = t('residential.length', { length: text.length });
  const isLong = text.length > USERNAME_LENGTH_WARNING;
  return (
    <div>
      <ol className={styles.segments} aria-label={t('residential.username')}>
        {segments.map((segment) => (
          <Tooltip key={segment.kind} title={t(`residential.explain.${segment.kind}`)}>
            <li style={TONES[segment.kind]}>
              <Code>{segment.text}</Code>
              <small>{t(`residential.segment.${segment.kind}`)}</small>
              <span className="sr-only">{`: ${t(`residential.explain.${segment.kind}`)}`}</span>
            </li>
          </Tooltip>
        ))}
      </ol>
      <Hint kind={isLong ? 'warning' : 'quiet'}>
        {isLong
          ? `${length} ${t('residential.tooLong', { max: USERNAME_LENGTH_WARNING })}`
          : length}
      </Hint>
    </div>
  );
}
