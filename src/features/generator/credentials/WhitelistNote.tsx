import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Note } from '@/ui/feedback/Note';
import { useText } from '@/ui/format/text';
import type { SettingsUse } from '../rules/whitelistMode';

interface Props {
  /** Number of addresses in the whitelist; null while not known. */
  readonly listed: number | null;
  readonly use: SettingsUse;
  onUse(use: SettingsUse): void;
  /** Moves the customer to the API link. */
  onGoToApiLink(): void;
}

/** Explains whitelist mode, the settings its lines cannot carry, and the API link, which can carry them. */
export function WhitelistNote({ listed, use, onUse, onGoToApiLink }: Props) {
  const t = useText();
  const isForLines = use === 'lines';
  const text = t(isForLines ? 'credentials.linesOnly' : 'credentials.apiLinkOnly');
  return (
    <Note
      kind="info"
      action={
        <Flex wrap align="center" gap="small">
          <Link to="/proxysetting/whitelist">{t('residential.whitelistLink')}</Link>
          {!isForLines && (
            <Button size="small" onClick={onGoToApiLink}>
              {t('credentials.goToApiLink')}
            </Button>
          )}
          <Button size="small" onClick={() => onUse(isForLines ? 'apiLink' : 'lines')}>
            {t(isForLines ? 'credentials.forApiLink' : 'credentials.forLines')}
          </Button>
        </Flex>
      }
    >
      {listed === null ? text : `${text} ${t('residential.whitelistCount', { count: listed })}`}
    </Note>
  );
}
