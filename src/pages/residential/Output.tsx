import { Button } from 'antd';
import { Card } from '@/components/Card';
import { CopyButton } from '@/components/CopyButton';
import { EmptyState } from '@/components/EmptyState';
import { Meter } from '@/components/Meter';
import { LineListView } from '@/components/proxy/LineListView';
import { useText } from '@/components/text';
import { useBusy } from '@/components/useBusy';
import { useIsMounted } from '@/components/useIsMounted';
import type { LineList } from '@/domain/lineList';
import { downloadList, listToCopy } from './listFile';
import styles from './residential.module.css';
import type { Progress } from './useLines';

interface Props {
  readonly list: LineList | null;
  readonly progress: Progress | null;
  /** True when the settings are not those the list was made with any more. */
  readonly isStale: boolean;
  onCancel(): void;
}

/** The formatted proxy list: drawn as far as it is seen, to copy and to download. */
export function Output({ list, progress, isStale, onCancel }: Props) {
  const t = useText();
  const { busy, run } = useBusy();
  const isHere = useIsMounted();
  return (
    <Card
      title={t('residential.list')}
      extra={
        list && (
          <>
            <CopyButton label={t('common.copy')} text={() => listToCopy(list, isHere)} />
            <Button loading={busy} onClick={() => void run(() => downloadList(list, isHere))}>
              {t('residential.download')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.progress}>
        {progress && (
          <>
            <div className={styles.bar}>
              <Meter name={t('residential.making')} value={progress.made} of={progress.count} />
            </div>
            <Button size="small" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </>
        )}
        <span role="status">
          {!progress && list && t('residential.made', { count: list.count })}
          {!progress && list && isStale && ` · ${t('residential.stale')}`}
        </span>
      </div>
      {list ? (
        <LineListView list={list} name={t('residential.lines')} />
      ) : (
        <EmptyState title={t('residential.emptyTitle')} text={t('residential.emptyText')} />
      )}
    </Card>
  );
}
