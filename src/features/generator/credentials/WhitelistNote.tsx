import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';

interface Props {
  /** Number of addresses in the whitelist; null while not known. */
  readonly listed: number | null;
  /** Opens the API link, for which the settings apply. */
  onGoToApiLink(): void;
}

/** Explains whitelist mode, the settings its lines cannot carry, and the API link, which can carry them. */
export function WhitelistNote({ listed, onGoToApiLink }: Props) {
  const t = useText();
  const text = t('credentials.linesOnly');
  return (
    <Note
      kind="info"
      action={
        <Flex wrap align="center" gap="small">
          <Link to="/proxysetting/whitelist">{t('residential.whitelistLink')}</Link>
          <Button size="small" onClick={onGoToApiLink}>
            {t('credentials.forApiLink')}
          </Button>
        </Flex>
      }
    >
      {listed === null ? text : `${text} ${t('residential.whitelistCount', { count: listed })}`}
    </Note>
  );
}
