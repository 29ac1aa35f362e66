/** The shape of a code sample. Each program has one file, with everything that the page knows of it. */
import type { Protocol } from '@/api/contract';
import type { LocalText } from '@/lib/locale';
import type { ProxyAccess } from '../line/proxyLine';
import type { ProxyProgram } from '../program';

/** The language of a sample, which decides its colours. */
export type SampleLanguage =
  | 'bash'
  | 'python'
  | 'javascript'
  | 'go'
  | 'php'
  | 'java'
  | 'csharp'
  | 'ruby';

/** The values that fill in a sample. A password of null = the program reads it from the environment variable PROXY_PASSWORD. */
export interface SampleInput extends ProxyAccess<string | null> {
  /** The address that the sample opens through the proxy. */
  readonly site: string;
}

/** A limit of a program, or a fact that its user has to know. */
export interface SampleLimit extends LocalText {
  /** The only protocol that the limit holds for; left out when it holds for all. */
  readonly protocol?: Protocol;
  /** True for a limit of the login, which samples of whitelist mode lack. */
  readonly isOfLogin?: boolean;
}

/** How a program uses a proxy. */
export interface CodeSample extends ProxyProgram {
  readonly language: SampleLanguage;
  /** The file name to save the sample under; left out for a command that is pasted into a shell. */
  readonly file?: string;
  /** The command that runs the file. */
  readonly run?: string;
  /** The versions that `npm run test:samples` runs it with, of the program and of the library that reads the login; left out when not run. */
  readonly runWith?: string;
  /** Returns the command that installs missing packages; left out when the language includes everything. */
  install?(protocol: Protocol): string;
  readonly limits: readonly SampleLimit[];
  /** Returns the whole sample, ready to paste; ends with a line break. */
  write(input: SampleInput): string;
}

/** Returns the limits that hold for a sample with this protocol and login. */
export function limitsFor(
  { limits }: Pick<CodeSample, 'limits'>,
  { protocol, login }: Pick<SampleInput, 'protocol' | 'login'>,
): readonly SampleLimit[] {
  return limits.filter(
    (limit) => (limit.protocol ?? protocol) === protocol && (login !== null || !limit.isOfLogin),
  );
}

/** The limit of programs that support only HTTP proxies. */
export const onlyHttp = (name: string): SampleLimit => ({
  'en-US': `${name} supports only HTTP proxies, not SOCKS5 or HTTPS ones. https sites work.`,
  'ru-RU': `${name} поддерживает прокси только по HTTP: ни SOCKS5, ни HTTPS до шлюза.`,
});

/** The version from which a program speaks TLS to the gateway. */
export const httpsSince = (version: string): SampleLimit => ({
  protocol: 'https',
  'en-US': `Protocol HTTPS (TLS to the gateway) needs ${version} or later.`,
  'ru-RU': `Для протокола HTTPS (TLS до шлюза) нужен ${version} или новее.`,
});

/** The limits of samples that start Chromium. */
export const CHROMIUM_LIMITS: Readonly<Record<'noSocksLogin' | 'keepsTunnels', SampleLimit>> = {
  noSocksLogin: {
    isOfLogin: true,
    'en-US':
      'Chromium can’t send SOCKS5 credentials: with a password use HTTP, with SOCKS5 use whitelist mode.',
    'ru-RU':
      'Chromium не поддерживает авторизацию по SOCKS5: с паролем используйте HTTP, а с SOCKS5\u00a0— режим белого списка.',
  },
  keepsTunnels: {
    'en-US':
      'A browser keeps its tunnels open, so one IP may serve several requests. For a new IP, start a new browser.',
    'ru-RU':
      'Браузер держит туннели открытыми, поэтому один IP может обслужить несколько запросов. Для нового IP запустите новый браузер.',
  },
};

/** The limit of commands whose options hold the password. */
export const SEEN_PASSWORD: SampleLimit = {
  isOfLogin: true,
  'en-US':
    'While the command runs, other users of the same computer can see the password in the list of processes.',
  'ru-RU':
    'Пока команда выполняется, другие пользователи этого компьютера видят пароль в списке процессов.',
};

/** The site that every sample opens. */
export const SAMPLE_SITE = 'https://example.com/';

/** The environment variable from which samples read the password. */
export const PASSWORD_VARIABLE = 'PROXY_PASSWORD';

/**
 * Shell commands that set that variable. Each asks for the password without showing it, and keeps it out of the shell's history.
 * Without an empty IFS, bash would drop spaces at the ends of a password. Our tests have no PowerShell, so its command is never run.
 */
export const PASSWORD_COMMANDS = [
  {
    label: 'bash',
    command: `IFS= read -rs ${PASSWORD_VARIABLE} && export ${PASSWORD_VARIABLE}`,
  },
  {
    label: 'PowerShell',
    command: `$env:${PASSWORD_VARIABLE} = [Net.NetworkCredential]::new('', (Read-Host -AsSecureString)).Password`,
  },
] as const;

/** Returns the host without the brackets of an IPv6 address, for where no port follows. */
export function bareHost({ host }: SampleInput): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/** Joins lines to the text of a file. Null and false are left out: in whitelist mode, these replace the lines with the login. */
export function joinLines(
  ...lines: readonly (string | readonly string[] | false | null)[]
): string {
  return `${lines
    .flat()
    .filter((line) => line !== null && line !== false)
    .join('\n')}\n`;
}
