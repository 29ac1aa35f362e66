import { Link } from '@umijs/max';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import type { ProxyConfig } from '../rules/proxyConfig';
import type { FilledSample } from './useSample';

interface Props {
  /** The program's name. */
  readonly name: string;
  readonly config: ProxyConfig;
  readonly filled: FilledSample;
}

/** Explains the difference where a program cannot follow the settings. */
export function ConnectionNotes({ name, config, filled }: Props) {
  const t = useText();
  const { connection, gateway } = filled;
  const protocol = connection.protocol.toUpperCase();
  return (
    <>
      {connection.auth !== config.auth && (
        <Note
          kind="info"
          action={<Link to="/proxysetting/whitelist">{t('samples.openWhitelist')}</Link>}
        >
          {t('samples.noLogin', { name })}
        </Note>
      )}
      {connection.protocol !== config.protocol && (
        <Note kind="info">
          {t('samples.otherProtocol', {
            name,
            wanted: config.protocol.toUpperCase(),
            protocol,
            gateway: gateway.name,
          })}
        </Note>
      )}
    </>
  );
}
