import { CopyButton } from '@/components/CopyButton';
import { Hint } from '@/components/Hint';
import { useText } from '@/components/text';
import { curlCommand } from '@/domain/curl';
import { type LineList, lineAt } from '@/domain/lineList';
import { sessionIdIn } from '@/domain/proxyLine';
import { composeUsername } from '@/domain/proxyUsername';
import styles from './residential.module.css';

/** What the test command opens. */
const TEST_TARGET = 'https://example.com/';

function commandOf(list: LineList): string {
  const { spec } = list;
  const { protocol, host, port, auth, account, password, target, rotation } = spec;
  if (auth === 'whitelist') {
    return curlCommand({ protocol, host, port, username: null, password: null }, TEST_TARGET);
  }
  const id = sessionIdIn(spec, lineAt(list, 0));
  const session = rotation.mode === 'sticky' && id ? { id, minutes: rotation.minutes } : null;
  const username = composeUsername({ ...target, account, session }).text;
  return curlCommand({ protocol, host, port, username, password }, TEST_TARGET);
}

/** A command that tries the first line of a list, ready to paste. */
export function TestIt({ list }: { readonly list: LineList }) {
  const t = useText();
  const command = commandOf(list);
  return (
    <>
      <h3>{t('residential.try')}</h3>
      <Hint>{t('residential.tryText')}</Hint>
      <div className={styles.command}>
        <code>{command}</code>
        <CopyButton size="small" text={command} name={t('residential.copyCommand')} />
      </div>
    </>
  );
}
