import { Button, Flex } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../format/text';
import { ReloadButton } from './ReloadButton';
import { ReportButton } from './ReportButton';

/** Centred in its container. */
const CRASH: CSSProperties = {
  maxWidth: 520,
  margin: '64px auto',
  paddingInline: 16,
  textAlign: 'center',
};

interface Props {
  readonly title: string;
  readonly text: string;
  /** True while Retry is under way. */
  readonly busy?: boolean;
  /** True when Reload is shown beside Retry. */
  readonly reload: boolean;
  /** More ways on, beside Retry and Reload. */
  readonly children?: ReactNode;
  onRetry(): void;
}

/** Takes the place of a page that broke or did not load: tells the reason and offers Retry. */
export function CrashPage({ title, text, busy = false, reload, children, onRetry }: Props) {
  const t = useText();
  return (
    <Flex component="section" vertical align="center" style={CRASH} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Flex wrap justify="center" gap="small">
        <Button type="primary" loading={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {reload && <ReloadButton />}
        {children}
        <ReportButton />
      </Flex>
    </Flex>
  );
}
