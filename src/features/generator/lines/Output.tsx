import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { CancellableMeter } from '@/ui/feedback/CancellableMeter';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/notes/Note';
import { ignoreCancelled, useLongTask } from '@/ui/feedback/useLongTask';
import { useText, WithNames } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import styles from '../proxy.module.css';
import type { LineList } from '../rules/line/lineList';
import { LineListView } from './LineListView';
import { blobToCopy, downloadList, isShort, textToCopy } from './listFile';

/** An empty row keeps its height, so that nothing moves when progress appears. */
const PROGRESS = { minHeight: 32, color: 'var(--ant-color-text-secondary)' };

interface Props {
  /** The list that Generate was last pressed for. */
  readonly list: LineList | null;
  readonly isHidden: boolean;
  /** True when the settings have changed since the list was made. */
  readonly isStale: boolean;
  /** The next step to a list, where there is none. */
  readonly emptyText: ReactNode;
  /** Notes and warnings about the lines, shown above the list. */
  readonly children: ReactNode;
}

/** Shows the proxy list, to copy and to download. */
export function Output({ list: made, isHidden, isStale, emptyText, children }: Props) {
  const t = useText();
  const { progress, start, cancel } = useLongTask();
  const list = isHidden ? null : made;
  // Another list ends the copying or saving of this one.
  useEffect(() => (list ? cancel : undefined), [cancel, list]);
  const said = list ? t('residential.made', { count: list.count }) : '';
  // On a phone the list stands below Generate, out of sight.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made) place.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  const copy = () => {
    if (list === null) return '';
    if (isShort(list)) return textToCopy(list);
    return start('residential.copying', (control) => blobToCopy(list, control));
  };
  const download = () => {
    if (list === null) return;
    start('residential.saving', (control) => downloadList(list, control)).catch(ignoreCancelled);
  };
  return (
    <Card
      ref={place}
      title={t('residential.list')}
      extra={
        <>
          <CopyButton label={t('common.copy')} disabled={list === null} text={copy} />
          <Button disabled={list === null} onClick={download}>
            {t('residential.download')}
          </Button>
        </>
      }
    >
      <Flex vertical gap="small" className={styles.output}>
        <Flex wrap align="center" gap={12} style={PROGRESS}>
          {progress && (
            <>
              <span>{t(progress.name)}</span>
              <CancellableMeter
                name={t(progress.name)}
                done={progress.done}
                of={progress.of}
                onCancel={cancel}
              />
            </>
          )}
          <span role="status">
            {/* New for each list, or screen readers would not say the same words again. */}
            <span key={list?.sessionId}>{!progress && said}</span>
          </span>
        </Flex>
        {children}
        {list && isStale && (
          <Note kind="warning">
            <WithNames
              text={t('residential.stale', { account: list.spec.account })}
              names={[list.spec.account]}
            />
          </Note>
        )}
        {list ? (
          <LineListView key={list.sessionId} list={list} name={t('residential.lines')} />
        ) : (
          <EmptyState title={t('residential.emptyTitle')} text={emptyText} />
        )}
      </Flex>
    </Card>
  );
}
