/** The parts of a program that runs samples (`tools.ts`). Nothing of this is in production. */
import type { ProxyLogin } from '../../src/features/generator/rules/line/proxyLine';
import { printed, type Trust } from './workshop';

/** The files that a run may use. */
export interface Bench extends Trust {
  /** A Chromium that starts without its sandbox. */
  readonly browser: string;
  readonly playwrightBrowsers: string;
}

/** A program that runs samples. */
export interface Tool {
  readonly debian: readonly string[];
  /** The npm packages that the sample imports, in the tested versions. */
  readonly npm?: Readonly<Record<string, string>>;
  /** True for a program that some machines cannot have, which fails no run; any other program must have run. */
  readonly mayBeMissing?: true;
  /** Returns its version; null when it is missing. */
  version(): string | null;
  /**
   * Returns the version of a newer library that this machine does not have installed, and the variables by which the program uses
   * it; null when it cannot be had here.
   */
  newer?(): { readonly version: string; readonly env: Readonly<Record<string, string>> } | null;
  /** Returns the command for a file; bash for a sample that is pasted into a shell. */
  command(file: string, bench: Bench | null): readonly [string, ...string[]];
  /** Returns the variables by which it finds its browser. */
  place?(bench: Bench): Readonly<Record<string, string>>;
  /** Returns the variables by which it trusts the test authority. */
  trust(bench: Bench): Readonly<Record<string, string>>;
  /**
   * Of a command for a shell: returns the login that the program reads from its words, the first of which is its own
   * name.
   */
  login?(words: readonly string[]): ProxyLogin<string | null>;
}

/** The reason why a sample is not run. */
export interface NotRun {
  readonly notRun: string;
}

/** Returns the first match in a program's output; null when there is none. */
export const firstMatch = (text: string | null, pattern: RegExp) =>
  pattern.exec(text ?? '')?.[1] ?? null;
/** A version in a program's output. */
export const NUMBER = /(\d+\.[\d.]+)/;

const PYTHON = '/usr/bin/python3';
const PYTHON_VERSION =
  'import sys; from importlib.metadata import version as v; print(v(sys.argv[1]))';

/** Makes the tool for Python with a package of Debian's. */
export const python = (name: string): Pick<Tool, 'version' | 'command'> => ({
  version: () => firstMatch(printed(PYTHON, ['-c', PYTHON_VERSION, name]), NUMBER),
  command: (file) => [PYTHON, file],
});

/** Makes the tool for Node with npm packages; the first of them gives the version. */
export const node = (
  name: string,
  npm: Readonly<Record<string, string>>,
): Pick<Tool, 'debian' | 'npm' | 'version' | 'command'> => ({
  debian: [],
  npm,
  version: () => npm[name] ?? null,
  command: (file) => [process.execPath, file],
});

/** Returns the variable by which Node trusts an authority. */
export const nodeTrust = ({ pem }: Trust) => ({ NODE_EXTRA_CA_CERTS: pem });
/** Returns the variable by which OpenSSL trusts an authority. */
export const openssl = ({ pem }: Trust) => ({ SSL_CERT_FILE: pem });
/** Returns the home folder from which Chromium reads its authorities. */
export const chromiumTrust = ({ home }: Trust) => ({ HOME: home });
