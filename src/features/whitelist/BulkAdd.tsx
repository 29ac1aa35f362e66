import { Button, Flex, Input } from 'antd';
import type { CSSProperties } from 'react';
import { WHITELIST_MAX } from '@/lib/ip';
import { REMARK_MAX } from '@/lib/remark';
import { CancellableMeter, hiddenWhile } from '@/ui/feedback/CancellableMeter';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { Field } from '@/ui/form/Field';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { type BulkAddOptions, useBulkAdd } from './useBulkAdd';
import styles from './whitelist.module.css';

const ROWS = 5;
const ROOM = { marginBlockStart: 12 };
/** On a line of its own, below the address. */
const REASON = {
  flexBasis: '100%',
  fontStyle: 'normal',
  color: 'var(--ant-color-warning)',
};
const WRONG = { color: 'var(--ant-color-error)' };
const COLOURS: Partial<
  Record<ReturnType<typeof useBulkAdd>['rows'][number]['mark'], CSSProperties>
> = {
  refused: WRONG,
  lost: WRONG,
  done: { color: 'var(--ant-color-success)' },
};

/**
 * Shows the form for many addresses: rows that cannot be added are marked before any is sent, and each row shows
 * its result.
 */
export function BulkAdd(props: BulkAddOptions) {
  const t = useText();
  const bulk = useBulkAdd(props);
  const { whitelist, isCompared, progress, ready, wrong, added, room } = bulk;
  const fits = Math.min(ready, room ?? ready);
  const statusText = () => {
    if (progress) return t('whitelist.bulkSent', { done: progress.done, of: progress.of });
    if (bulk.text === '' || bulk.isTooLong || (room === 0 && !bulk.isTried)) return '';
    const next = isCompared ? 'whitelist.bulkReady' : 'whitelist.bulkNotCompared';
    return [
      bulk.isTried ? t('whitelist.bulkDone', { count: added }) : t(next, { count: fits }),
      bulk.isTried && ready > 0 && t('whitelist.bulkLeft', { count: ready }),
      wrong > 0 && t('whitelist.bulkWrong', { count: wrong }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Card title={t('whitelist.bulkTitle')}>
      <UnreadNote name={t('menu.whitelist')} of={[whitelist.data]} means="search" />
      <Field label={t('whitelist.bulkLabel')}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={ROWS}
            spellCheck={false}
            disabled={progress !== null}
            value={bulk.text}
            onChange={(event) => bulk.changeText(event.target.value)}
          />
        )}
      </Field>
      {bulk.isTooLong && (
        <Note kind="error">{t('whitelist.pasteTooLong', { max: WHITELIST_MAX })}</Note>
      )}
      {bulk.rows.length > 0 && (
        <ul className={styles.bulk} aria-label={t('whitelist.bulkRows')}>
          {bulk.rows.map((row) => (
            <Flex component="li" key={row.key} wrap gap="4px 16px">
              <Code>{row.ip}</Code>
              <span>{row.remark}</span>
              {/* "Can be added" is true of one that never matches, too, and would hide that. */}
              {!(row.isUnmatchable && row.mark === 'ok') && (
                <strong style={row.isWrong ? WRONG : COLOURS[row.mark]}>
                  {t(`whitelist.state.${row.mark}`, { max: REMARK_MAX })}
                </strong>
              )}
              {row.isUnmatchable && <em style={REASON}>{t('whitelist.unmatchable')}</em>}
              {row.why && <small style={WRONG}>{row.why}</small>}
            </Flex>
          ))}
        </ul>
      )}
      {room !== null && ready > room && (
        <div style={ROOM}>
          <Note kind="warning">{t('whitelist.room', { room, max: WHITELIST_MAX })}</Note>
        </div>
      )}
      <Flex wrap align="center" gap="8px 16px" style={ROOM}>
        {progress && (
          <CancellableMeter
            name={t('whitelist.bulkProgress')}
            done={progress.done}
            of={progress.of}
            onCancel={bulk.cancel}
          />
        )}
        <Button
          style={hiddenWhile(progress !== null)}
          // A list that failed to load does not prevent adding: the service refuses an address that is listed already.
          disabled={fits === 0 || whitelist.isPending}
          onClick={() => void bulk.send()}
        >
          {t('whitelist.bulkAdd')}
        </Button>
        {/* The button is hidden meanwhile, and disabled once all is added. */}
        <AutoFocus when={progress !== null} role="status">
          {statusText()}
        </AutoFocus>
      </Flex>
    </Card>
  );
}
