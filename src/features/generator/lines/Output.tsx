import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import type { MessageKey } from '@/locales/keys';
import { CancellableMeter } from '@/ui/feedback/CancellableMeter';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ignoreCancelled, type TaskProgress, useLongTask } from '@/ui/feedback/useLongTask';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import styles from '../proxy.module.css';
import type { LineList, ListOrder } from '../rules/line/lineList';
import { LineListView } from './LineListView';
import { blobToCopy, downloadList, isShort, makeList, textToCopy } from './listFile';

/** An empty row keeps its height, so that nothing moves when progress appears. */
const PROGRESS = { minHeight: 32, color: 'var(--ant-color-text-secondary)' };

interface Props {
  /** The list that Generate was last pressed for. */
  readonly order: ListOrder | null;
  readonly list: LineList | null;
  /** True when the settings have changed since the list was made. */
  readonly isStale: boolean;
  /** The next step to a list, where there is none. */
  readonly emptyText: MessageKey;
  /** Notes and warnings about the lines, shown above the list. */
  readonly children: ReactNode;
  onMade(list: LineList): void;
}

interface ProgressProps {
  readonly task: TaskProgress | null;
  onCancel(): void;
}

/** Draws the name of the work, a progress bar and Cancel. */
function Progress({ task, onCancel }: ProgressProps) {
  const t = useText();
  if (task === null) return null;
  const name = t(task.name);
  return (
    <>
      <span>{name}</span>
      <CancellableMeter name={name} done={task.done} of={task.of} onCancel={onCancel} />
    </>
  );
}

/** Makes and shows the proxy list, to copy and to download. A new order ends the work for the one before. */
export function Output({ order, list, isStale, emptyText, children, onMade }: Props) {
  const t = useText();
  const { progress, start: startMaking, cancel: cancelMaking } = useLongTask();
  const { progress: job, start, cancel } = useLongTask();
  // Another list ends the copying or saving of this one.
  useEffect(() => (list ? cancel : undefined), [cancel, list]);
  // Here rather than beside the settings, which would be drawn again with each step of the progress.
  useEffect(() => {
    if (order === null) return;
    const make = (control: TaskControl) => makeList(order, control);
    startMaking('residential.making', make, order.count).then(onMade, ignoreCancelled);
  }, [order, startMaking, onMade]);
  const made = list ? t('residential.made', { count: list.count }) : '';
  // The list stands below its button, and has the room that it needs before it is made.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (order) place.current?.scrollIntoView({ block: 'nearest' });
  }, [order]);
  const copy = () => {
    if (list === null) return '';
    if (isShort(list)) return textToCopy(list);
    return start('residential.copying', (control) => blobToCopy(list, control));
  };
  const download = () => {
    if (list === null) return;
    const save = (control: TaskControl) => downloadList(list, control);
    start('residential.saving', save).catch(ignoreCancelled);
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
          <Progress task={progress} onCancel={cancelMaking} />
          <Progress task={job} onCancel={cancel} />
          <span role="status">
            {!progress && !job && (isStale ? `${made} · ${t('residential.stale')}` : made)}
          </span>
        </Flex>
        {children}
        {list ? (
          <LineListView list={list} name={t('residential.lines')} />
        ) : (
          <EmptyState title={t('residential.emptyTitle')} text={t(emptyText)} />
        )}
      </Flex>
    </Card>
  );
}
