import { Link } from '@umijs/max';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';
import { gatewayName } from '../rules/line/lineSpec';
import { type ProxyProgram, protocolsFor } from '../rules/program';
import { RefusalWarnings } from '../warnings';
import type { Connection, SampleSource } from './useConnection';

interface Props {
  readonly program: ProxyProgram;
  readonly source: SampleSource;
  /** Null when no gateway fits the program. */
  readonly connection: Connection | null;
}

/** Warns of all that keeps a program from working, and explains the difference where it cannot follow the settings. */
export function ConnectionNotes({ program, source, connection }: Props) {
  const t = useText();
  const { name } = program;
  const { config, gateways, isPlaceSoldOut } = source;
  if (connection === null) {
    const possible = protocolsFor(program, config.auth);
    const usable = possible.length > 0 ? possible : program.protocols;
    const isWhitelistMissing =
      possible.length === 0 && gateways.every(({ whitelistPort }) => whitelistPort === null);
    return (
      <Note kind="warning">
        {isWhitelistMissing
          ? t('samples.noWhitelist', { name })
          : t('samples.noWay', { name, protocols: usable.join(', ').toUpperCase() })}
      </Note>
    );
  }
  const { access, gateway, account } = connection;
  const chosen = source.account.username;
  const isChosen = account.username === chosen;
  const noLogin = t('samples.noLogin', { name });
  return (
    <>
      <RefusalWarnings
        account={account}
        areLinesSoldOut={isPlaceSoldOut && access.login !== null}
      />
      {access.login === null && config.auth === 'password' && (
        <Note
          kind={isChosen ? 'info' : 'warning'}
          action={<Link to="/proxysetting/whitelist">{t('samples.openWhitelist')}</Link>}
        >
          <WithNames
            text={isChosen ? noLogin : `${noLogin} ${t('samples.mainPays', { account: chosen })}`}
            names={[chosen]}
          />
        </Note>
      )}
      {access.protocol !== config.protocol && (
        <Note kind="info">
          <WithNames
            text={t('samples.otherProtocol', {
              name,
              wanted: config.protocol.toUpperCase(),
              protocol: access.protocol.toUpperCase(),
              gateway: gatewayName(gateway),
            })}
            names={[gatewayName(gateway)]}
          />
        </Note>
      )}
    </>
  );
}
