/** How a code sample is run: one file in `tools` per target, found by the target's id. Production knows nothing of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLogin } from '../../src/features/generator/rules/samples/sample';
import { printed, type Trust } from './workshop';

/** What a run has at hand. */
export interface Bench extends Trust {
  /** A Chromium that starts without its sandbox. */
  readonly browser: string;
  readonly playwrightBrowsers: string;
}

/** A program that runs samples. */
export interface Tool {
  /** Debian's packages. */
  readonly debian: readonly string[];
  /** The npm packages that the sample imports, with the versions that it is run with. */
  readonly npm?: Readonly<Record<string, string>>;
  /** Some machines cannot have it, which fails no run; any other program must have run. */
  readonly mayBeMissing?: true;
  /** Its version; null when it is not there. */
  version(): string | null;
  /** The command for a file; bash for what is pasted into a shell. */
  command(file: string, bench: Bench | null): readonly [string, ...string[]];
  /** The variables by which it finds its browser. */
  place?(bench: Bench): Readonly<Record<string, string>>;
  /** The variables by which it trusts the test authority. */
  trust(bench: Bench): Readonly<Record<string, string>>;
  /** Of a command for a shell: the login that the program reads from its words, the first of which is its own name. */
  login?(words: readonly string[]): SampleLogin;
}

/** Why a sample is not run. */
export interface NotRun {
  readonly notRun: string;
}

/** The file that says how a target is run. */
export const toolFile = (id: string) => `tests/samples/tools/${id}.ts`;

/** How a target is run; null when no file says so. */
export async function toolOf(id: string): Promise<Tool | NotRun | null> {
  const file = join(__dirname, 'tools', `${id}.ts`);
  if (!existsSync(file)) return null;
  const { tool }: { tool?: Tool | NotRun } = await import(file);
  if (!tool) throw new Error(`${toolFile(id)} exports no "tool"`);
  return tool;
}

/** What is found first in a program's words; null when it said nothing of the kind. */
export const firstMatch = (text: string | null, pattern: RegExp) =>
  pattern.exec(text ?? '')?.[1] ?? null;
/** A version in what a program prints. */
export const NUMBER = /(\d+\.[\d.]+)/;

const PYTHON = '/usr/bin/python3';
const PYTHON_VERSION =
  'import sys; from importlib.metadata import version as v; print(v(sys.argv[1]))';

/** Python with a package of Debian's. */
export const python = (name: string): Pick<Tool, 'version' | 'command'> => ({
  version: () => firstMatch(printed(PYTHON, ['-c', PYTHON_VERSION, name]), NUMBER),
  command: (file) => [PYTHON, file],
});

/** Node with npm packages; the first of them gives the version. */
export const node = (
  name: string,
  npm: Readonly<Record<string, string>>,
): Pick<Tool, 'debian' | 'npm' | 'version' | 'command'> => ({
  debian: [],
  npm,
  version: () => npm[name] ?? null,
  command: (file) => [process.execPath, file],
});

/** Trust by the variable that Node reads. */
export const nodeTrust = ({ pem }: Trust) => ({ NODE_EXTRA_CA_CERTS: pem });
/** Trust by the variable that OpenSSL reads. */
export const openssl = ({ pem }: Trust) => ({ SSL_CERT_FILE: pem });
/** Trust by the home folder that Chromium reads its authorities from. */
export const chromiumTrust = ({ home }: Trust) => ({ HOME: home });
