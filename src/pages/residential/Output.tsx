import { Button } from 'antd';
import { Card } from '@/components/Card';
import { CopyButton } from '@/components/CopyButton';
import { EmptyState } from '@/components/EmptyState';
import { LineListView } from '@/components/proxy/LineListView';
import { saveFile } from '@/components/saveFile';
import { useText } from '@/components/text';
import { curlCommand } from '@/domain/curl';
import { fileFrame, listFileName } from '@/domain/proxyLine';
import { composeUsername } from '@/domain/proxyUsername';
import styles from './residential.module.css';
import type { LineList } from './useLines';

const MS = 1000;
/** What the test command opens. */
const TEST_TARGET = 'https://example.com/';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

interface Props {
  readonly list: LineList | null;
  readonly progress: { readonly made: number; readonly count: number } | null;
  onCancel(): void;
}

function download({ spec, lines }: LineList): void {
  const { head, between, tail } = fileFrame(spec.format, spec.auth);
  const type = spec.format === 'json' || spec.format === 'csv' ? MIME[spec.format] : 'text/plain';
  saveFile(listFileName(spec.format, lines.length, Math.floor(Date.now() / MS)), type, [
    head,
    lines.join(between),
    tail,
  ]);
}

function commandOf({ spec }: LineList): string {
  const { protocol, host, port, auth, account, password, target, rotation } = spec;
  if (auth === 'whitelist') {
    return curlCommand({ protocol, host, port, username: null, password: null }, TEST_TARGET);
  }
  const session =
    rotation.mode === 'sticky' ? { id: 'test00000001', minutes: rotation.minutes } : null;
  const username = composeUsername({ ...target, account, session }).text;
  return curlCommand({ protocol, host, port, username, password }, TEST_TARGET);
}

/** The formatted proxy list: drawn as far as it is seen, to copy, to download, and a command to try it. */
export function Output({ list, progress, onCancel }: Props) {
  const t = useText();
  return (
    <Card
      title={t('residential.list')}
      extra={
        list && (
          <>
            <CopyButton text={() => list.lines.join('\n')} />
            <Button onClick={() => download(list)}>{t('residential.download')}</Button>
          </>
        )
      }
    >
      <div className={styles.progress} role="status">
        {progress && (
          <>
            <progress
              max={progress.count}
              value={progress.made}
              aria-label={t('residential.making')}
            />
            <Button size="small" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </>
        )}
        {!progress && list && t('residential.made', { count: list.lines.length })}
      </div>
      {list ? (
        <>
          <LineListView lines={list.lines} name={t('residential.lines')} />
          <h3>{t('residential.try')}</h3>
          <p className={styles.soft}>{t('residential.tryText')}</p>
          <div className={styles.command}>
            <code>{commandOf(list)}</code>
            <CopyButton
              size="small"
              text={() => commandOf(list)}
              name={t('residential.copyCommand')}
            />
          </div>
        </>
      ) : (
        <EmptyState title={t('residential.emptyTitle')} text={t('residential.emptyText')} />
      )}
    </Card>
  );
}
