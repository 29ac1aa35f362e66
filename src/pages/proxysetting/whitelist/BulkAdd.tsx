import { Button, Input } from 'antd';
import { Card } from '@/components/Card';
import { useText } from '@/components/text';
import { useBulkAdd } from './useBulkAdd';
import styles from './whitelist.module.css';

const ROWS = 5;

/** Adds many addresses at once: what cannot be added is marked before anything is sent, then a result per row. */
export function BulkAdd() {
  const t = useText();
  const bulk = useBulkAdd();
  return (
    <Card title={t('whitelist.bulkTitle')}>
      <label htmlFor="bulk">{t('whitelist.bulkLabel')}</label>
      <Input.TextArea
        id="bulk"
        rows={ROWS}
        spellCheck={false}
        value={bulk.text}
        onChange={(event) => bulk.type(event.target.value)}
      />
      {bulk.rows.length > 0 && (
        <ul className={styles.bulk} aria-label={t('whitelist.bulkRows')}>
          {bulk.rows.map((row) => {
            const state = bulk.results[row.ip] ?? row.state;
            return (
              <li key={`${row.line}-${row.ip}`} data-state={state}>
                <code>{row.ip}</code>
                <span>{row.remark}</span>
                <strong>{t(`whitelist.state.${state}`)}</strong>
                {bulk.failures[row.ip] && <small>{bulk.failures[row.ip]}</small>}
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.bulkActions}>
        {bulk.progress ? (
          <>
            <progress
              aria-label={t('whitelist.bulkProgress')}
              max={bulk.progress.of}
              value={bulk.progress.done}
            />
            <Button onClick={bulk.cancel}>{t('common.cancel')}</Button>
          </>
        ) : (
          <Button disabled={bulk.ready === 0} onClick={() => void bulk.send()}>
            {t('whitelist.bulkAdd')}
          </Button>
        )}
        <span role="status">
          {bulk.text !== '' && t('whitelist.bulkReady', { count: bulk.ready })}
        </span>
      </div>
    </Card>
  );
}
