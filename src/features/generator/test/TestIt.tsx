import { Flex } from 'antd';
import { useCustomer } from '@/features/auth';
import { countryName } from '@/lib/country';
import { Hint } from '@/ui/feedback/Hint';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { MASK } from '@/ui/page/copy/Secret';
import { Tabs } from '@/ui/page/Tabs';
import { brand } from '../../../../config/brand';
import { CodeBlock } from '../CodeBlock';
import { NoAccount } from '../NoAccount';
import styles from '../richText.module.css';
import { powerShellCommand } from '../rules/line/curl';
import { accessOf, type LineSpec, type ProxyAccess, writeMasked } from '../rules/line/proxyLine';
import { curl } from '../rules/samples/targets/curl';
import type { GeneratorPage } from '../useGenerator';
import { RefusalWarnings } from '../warnings';
import { ErrorDecoder } from './ErrorDecoder';

interface CommandsProps {
  readonly spec: LineSpec;
  /** The id that the command uses on a Sticky IP. */
  readonly sessionId: string;
  /** True when the gateway refuses the command, so that there is none of the usual output. */
  readonly isRefused: boolean;
}

const bashCommand = (access: ProxyAccess, site: string) =>
  curl.write({ ...access, site }).trimEnd();

/** Shells of a terminal; their names are the same in every language. */
const SHELLS = [
  { key: 'bash', label: 'bash', make: bashCommand },
  { key: 'powershell', label: 'PowerShell', make: powerShellCommand },
] as const;

const isWindows = () => /Windows/.test(navigator.userAgent);

function useExpected({ auth, account, country, minutes }: LineSpec): readonly string[] {
  const t = useText();
  const locale = useLocaleName();
  const { proxyUsername } = useCustomer();
  const isPassword = auth === 'password';
  const seen =
    isPassword && country
      ? t('residential.expectPlace', { place: countryName(country, locale, country) })
      : t('residential.expectAny');
  const again =
    minutes === null
      ? t('residential.expectRandomize')
      : t('residential.expectSticky', { minutes });
  return [
    seen,
    isPassword ? again : t('residential.expectWhitelist'),
    t('residential.expectBilled', { account, isMain: `${account === proxyUsername}` }),
  ];
}

/** Shows commands that try the settings, for each shell, and the output to expect. */
function Commands({ spec, sessionId, isRefused }: CommandsProps) {
  const t = useText();
  const expected = useExpected(spec);
  const access = accessOf(spec, sessionId);
  return (
    <>
      <Tabs
        defaultActiveKey={isWindows() ? 'powershell' : 'bash'}
        items={SHELLS.map(({ key, label, make }) => {
          const write = (of: ProxyAccess) => make(of, brand.addressSite);
          const children = (
            <>
              <CodeBlock
                // The key hides the password again when another account is chosen.
                key={spec.account}
                code={write(access)}
                masked={writeMasked(write, access, MASK)}
                name={t('residential.tryCommand', { shell: label })}
              />
              {key === 'powershell' && <span>{t('residential.tryPowerShell')}</span>}
            </>
          );
          return { key, label, children };
        })}
      />
      {!isRefused && (
        <>
          <h3>{t('residential.expect')}</h3>
          <ul className={styles.list}>
            {expected.map((line) => (
              <li key={line}>
                <WithNames text={line} names={[spec.account]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface Props extends GeneratorPage {
  readonly sessionId: string;
}

/** Shows a command to try the settings with, and help for when it prints something else. */
export default function TestIt(page: Props) {
  const t = useText();
  const { spec, account, sessionId, areLinesSoldOut } = page;
  const site = new URL(brand.addressSite).host;
  return (
    <>
      {spec === null || account === null ? (
        <Hint>
          <NoAccount {...page} />
        </Hint>
      ) : (
        <>
          <Flex vertical gap="small">
            <Hint>
              <WithNames text={t('residential.tryText', { site })} names={[site]} />
            </Hint>
            <RefusalWarnings account={account} areLinesSoldOut={areLinesSoldOut} />
          </Flex>
          <Commands
            spec={spec}
            sessionId={sessionId}
            isRefused={areLinesSoldOut || account.trafficLeft === 0}
          />
        </>
      )}
      <ErrorDecoder page={page} />
    </>
  );
}
