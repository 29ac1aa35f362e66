import { countryName } from '@/lib/country';
import { useLocaleName, useText } from '@/ui/format/text';
import { MASK } from '@/ui/page/Secret';
import { Tabs } from '@/ui/page/Tabs';
import { brand } from '../../../../config/brand';
import { CodeBlock, SecretCodeBlock } from '../CodeBlock';
import styles from '../richText.module.css';
import { curlCommand, type ProxyAccess, powerShellCommand } from '../rules/line/curl';
import { type LineSpec, usernameOf } from '../rules/line/proxyLine';

interface Props {
  readonly spec: LineSpec;
  /** Of a Sticky IP: the id that the command uses. */
  readonly sessionId: string;
}

/** Programs of the terminal; their names are the same in every language. */
const SHELLS = [
  { key: 'bash', label: 'bash', make: curlCommand },
  { key: 'powershell', label: 'PowerShell', make: powerShellCommand },
] as const;

const isWindows = () => /Windows/.test(navigator.userAgent);

function accessOf(spec: LineSpec, sessionId: string): ProxyAccess {
  const { protocol, host, port, auth, password } = spec;
  if (auth === 'whitelist') return { protocol, host, port, username: null, password: null };
  return { protocol, host, port, username: usernameOf(spec, sessionId).text, password };
}

function useExpected({ auth, account, target, rotation }: LineSpec): readonly string[] {
  const t = useText();
  const locale = useLocaleName();
  const country = auth === 'password' ? target.countryCode : null;
  const seen = country
    ? t('residential.expectPlace', { place: countryName(country, locale, country) })
    : t('residential.expectAny');
  const again =
    rotation.mode === 'sticky'
      ? t('residential.expectSticky', { minutes: rotation.minutes })
      : t('residential.expectRandomize');
  return [
    seen,
    auth === 'password' ? again : t('residential.expectWhitelist'),
    t('residential.expectBilled', { account }),
  ];
}

interface CommandProps {
  readonly code: string;
  /** The same where it holds no password. */
  readonly masked: string;
  readonly name: string;
}

/** A command; one with a password in it has Show. */
function Command({ code, masked, name }: CommandProps) {
  const t = useText();
  if (masked !== code) return <SecretCodeBlock code={code} masked={masked} name={name} />;
  const copyName = `${t('common.copy')}: ${name}`;
  return <CodeBlock code={code} name={name} copyName={copyName} />;
}

/** Commands that try the settings, for each shell, and what they print when all is well. */
export function Commands({ spec, sessionId }: Props) {
  const t = useText();
  const expected = useExpected(spec);
  const access = accessOf(spec, sessionId);
  const hidden = access.password === null ? access : { ...access, password: MASK };
  return (
    <>
      <Tabs
        defaultActiveKey={isWindows() ? 'powershell' : 'bash'}
        items={SHELLS.map(({ key, label, make }) => ({
          key,
          label,
          children: (
            <>
              <Command
                // Another account's password is hidden at first.
                key={spec.account}
                code={make(access, brand.addressSite)}
                masked={make(hidden, brand.addressSite)}
                name={t('residential.tryCommand', { shell: label })}
              />
              {key === 'powershell' && t('residential.tryPowerShell')}
            </>
          ),
        }))}
      />
      <h3>{t('residential.expect')}</h3>
      <ul className={styles.list}>
        {expected.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
