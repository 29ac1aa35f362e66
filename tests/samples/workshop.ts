/** Prepares this machine for the samples: programs, packages, and their trust in the test authority. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDebian } from '../../scripts/debian.mjs';

/** Kept between runs; a fresh `npm ci` deletes it with the rest of node_modules. */
const CACHE = join('node_modules', '.cache', 'samples');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns a command's output, both streams; null when it failed. */
export function printed(command: string, args: readonly string[]): string | null {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  return done.status === 0 ? `${done.stdout}${done.stderr}` : null;
}

/** Installs the missing Debian packages, as root or by sudo. Prints the ones that it cannot install. */
export function ensureDebianPackages(names: readonly string[]): void {
  for (const name of ensureDebian(names))
    say(`✗ Debian’s package ${name} cannot be installed here`);
}

/** Installs npm packages, given with their versions; returns the folder whose scripts can import them. */
export function ensureNpmPackages(dependencies: Readonly<Record<string, string>>): string {
  const folder = join(process.cwd(), CACHE);
  const manifest = JSON.stringify({ private: true, dependencies });
  const stamp = join(folder, 'installed');
  const wanted = createHash('sha256').update(manifest).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  say(`Installing ${Object.keys(dependencies).join(' ')}…`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(stamp, wanted);
  return folder;
}

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** Unpacks libcurl of the backports in the folder $0; prints its version and the folder of its library. */
const FETCH_LIBCURL = `exec 2>/dev/null
. /etc/os-release && cd "$0" && mkdir -p lists/partial cache/archives/partial && rm -f *.deb || exit 1
echo "deb [signed-by=${KEYRING}] http://deb.debian.org/debian $VERSION_CODENAME-backports main" >sources.list
quiet() {
  apt-get -qq -o Dir::Etc::sourcelist="$0/sources.list" -o Dir::Etc::sourceparts=- \
    -o Dir::State::lists="$0/lists" -o Dir::Cache="$0/cache" "$@" >&2
}
quiet update && quiet download "libcurl4/$VERSION_CODENAME-backports" && dpkg -x libcurl4_*.deb root || exit 1
dpkg-deb -f libcurl4_*.deb Version && dirname "$0"/root/usr/lib/*/libcurl.so.4`;

/**
 * Fetches libcurl of Debian's backports into the cache, without installing it: from 8.8 on libcurl reads a proxy's login in another
 * way than the release of Debian 12 does. Returns null where it cannot be had.
 */
export function newerLibcurl() {
  const folder = join(process.cwd(), CACHE, 'backports');
  mkdirSync(folder, { recursive: true });
  const [version, library] = printed('sh', ['-c', FETCH_LIBCURL, folder])?.split('\n') ?? [];
  if (!version || !library) return null;
  return {
    version: `libcurl ${version.replace(/-.*/, '')}`,
    env: { LD_LIBRARY_PATH: library },
  };
}

/** Files by which the programs of a run, and no others on this machine, trust the test authority. */
export interface Trust {
  /** The authority's certificate. */
  readonly pem: string;
  /** The same for curl (a folder with its settings), wget and Java, and for Chromium, which reads it from a home folder. */
  readonly curlHome: string;
  readonly wgetrc: string;
  readonly keystore: string;
  readonly home: string;
}

export const KEYSTORE_PASSWORD = 'changeit';

/** Writes the trust files into a folder. */
export function makeTrust(folder: string, caPem: string): Trust {
  const pem = join(folder, 'ca.pem');
  const wgetrc = join(folder, 'wgetrc');
  const keystore = join(folder, 'ca.p12');
  const home = join(folder, 'home');
  const nss = join(home, '.pki', 'nssdb');
  mkdirSync(nss, { recursive: true });
  writeFileSync(pem, caPem);
  // The second line is for the certificate of the gateway itself.
  writeFileSync(join(folder, '.curlrc'), `cacert = ${pem}\nproxy-cacert = ${pem}\n`);
  writeFileSync(wgetrc, `ca_certificate = ${pem}\n`);
  const quiet = { stdio: 'ignore' } as const;
  spawnSync(
    'keytool',
    ['-importcert', '-noprompt', '-alias', 'test', '-file', pem, '-keystore', keystore].concat([
      '-storetype',
      'PKCS12',
      '-storepass',
      KEYSTORE_PASSWORD,
    ]),
    quiet,
  );
  const database = `sql:${nss}`;
  spawnSync('certutil', ['-d', database, '-N', '--empty-password'], quiet);
  spawnSync('certutil', ['-d', database, '-A', '-n', 'test', '-t', 'C,,', '-i', pem], quiet);
  return { pem, curlHome: folder, wgetrc, keystore, home };
}

/** Writes a script that starts a browser without its sandbox, which a container does not allow; returns its path. */
export function withoutSandbox(file: string, browser: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexec '${browser}' --no-sandbox "$@"\n`, { mode: 0o755 });
  return file;
}

/** Puts a browser where Playwright would have downloaded its own; returns PLAYWRIGHT_BROWSERS_PATH. */
export function playwrightBrowsers(folder: string, packages: string, browser: string): string {
  const browsers = join(folder, 'browsers');
  const script = 'import { chromium } from "playwright"; await chromium.launch();';
  const told = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: packages,
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: browsers },
  });
  const path = /Executable doesn't exist at (\S+)/.exec(told.stderr)?.[1];
  if (!path) throw new Error(`Playwright does not say where its browser should be: ${told.stderr}`);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(browser, path);
  return browsers;
}
