import { Link } from '@umijs/max';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import type { ProxyConfig } from '../rules/proxyConfig';
import type { CodeSample } from '../rules/samples/sample';
import type { FilledSample } from './useSample';

interface Props {
  readonly program: Pick<CodeSample, 'name' | 'protocols'>;
  readonly config: ProxyConfig;
  /** Null when no gateway fits the program. */
  readonly filled: FilledSample | null;
}

/** Explains the difference where a program cannot follow the settings. */
export function ConnectionNotes({ program, config, filled }: Props) {
  const t = useText();
  const { name, protocols } = program;
  if (filled === null) {
    const spoken = [...new Set([...protocols.password, ...protocols.whitelist])];
    return (
      <Note kind="warning">
        {t('samples.noWay', { name, protocols: spoken.join(', ').toUpperCase() })}
      </Note>
    );
  }
  const { input, gateway } = filled;
  return (
    <>
      {input.login === null && config.auth === 'password' && (
        <Note
          kind="info"
          action={<Link to="/proxysetting/whitelist">{t('samples.openWhitelist')}</Link>}
        >
          {t('samples.noLogin', { name })}
        </Note>
      )}
      {input.protocol !== config.protocol && (
        <Note kind="info">
          {t('samples.otherProtocol', {
            name,
            wanted: config.protocol.toUpperCase(),
            protocol: input.protocol.toUpperCase(),
            gateway: gateway.name,
          })}
        </Note>
      )}
    </>
  );
}
