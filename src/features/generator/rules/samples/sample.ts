/** What a code sample is: one file per program, which holds all that the page knows of it. */
import type { Protocol } from '@/api/contract';
import type { LocalText } from '@/lib/text/localText';
import { type AuthMode, hostForPort } from '../line/proxyLine';

/** The language a sample is written in, for its colours. */
export type SampleLanguage =
  | 'bash'
  | 'python'
  | 'javascript'
  | 'go'
  | 'php'
  | 'java'
  | 'csharp'
  | 'ruby';

/** Who signs in at the gateway. */
export interface SampleLogin {
  readonly username: string;
  /** Null = the program reads it from the environment variable PROXY_PASSWORD. */
  readonly password: string | null;
}

/** What a sample is filled in with. */
export interface SampleInput {
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
  /** Null in whitelist mode. */
  readonly login: SampleLogin | null;
  /** The address that is opened through the proxy. */
  readonly site: string;
}

/** Something that a program cannot do or that its user has to know. */
export interface SampleLimit {
  readonly text: LocalText;
  /** The protocol that it is shown for; left out when it holds for all. */
  readonly protocol?: Protocol;
}

/** A program that can use a proxy, and how. */
export interface CodeSample {
  /** The name of its file, and of what the file exports. */
  readonly id: string;
  /** The program's own name: the same in every language. */
  readonly name: string;
  /** Its place in the list, which goes from the lowest to the highest; each has a number of its own. */
  readonly order: number;
  readonly language: SampleLanguage;
  /** The file that the text is saved as; null for a command that is pasted into a shell. */
  readonly file: string | null;
  /** Runs the file. */
  readonly run: string | null;
  /** Installs what the language does not include; null when it includes all. */
  install(protocol: Protocol): string | null;
  /**
   * The protocols that the program can speak to a gateway, by the way to sign in; none where it cannot sign in that way.
   */
  readonly protocols: Readonly<Record<AuthMode, readonly Protocol[]>>;
  readonly limits: readonly SampleLimit[];
  /** The whole sample, ready to paste; ends with a line break. */
  write(input: SampleInput): string;
}

/** What a sample opens. */
export const SAMPLE_SITE = 'https://example.com/';

/** The environment variable that samples read the password from. */
export const PASSWORD_VARIABLE = 'PROXY_PASSWORD';

/**
 * What sets that variable in a shell. Each asks without showing what is typed, and keeps it out of the shell's history. Without
 * an empty IFS bash would drop spaces at the ends of a password. The one of PowerShell is not run: our tests have no PowerShell.
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

/** The gateway as an address without a login: `http://gate.example.com:7000`. */
export function gatewayUrl({ host, port }: SampleInput, scheme: string): string {
  return `${scheme}://${hostForPort(host)}:${port}`;
}

/** A host as a name or number of its own: an IPv6 address without brackets. */
export function bareHost({ host }: SampleInput): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/** Joins lines to a file's text; what is false is left out. */
export function linesOf(...lines: readonly (string | false)[]): string {
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}
