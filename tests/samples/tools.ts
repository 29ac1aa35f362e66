/** How each sample is run: what it needs on the machine, its version, and by which setting it trusts the test authority. */
import { join } from 'node:path';
import { KEYSTORE_PASSWORD, npmVersion, printed, type Trust } from './workshop';

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
  /** Its version; null when it is not there. */
  version(): string | null;
  /** The command for a file; bash for what is pasted into a shell. */
  command(file: string, bench: Bench | null): readonly [string, ...string[]];
  /** The variables by which it finds its browser. */
  place?(bench: Bench): Readonly<Record<string, string>>;
  /** The variables by which it trusts the test authority. */
  trust(bench: Bench): Readonly<Record<string, string>>;
}

const firstMatch = (text: string | null, pattern: RegExp) => pattern.exec(text ?? '')?.[1] ?? null;
const NUMBER = /(\d+\.[\d.]+)/;
const PYTHON = '/usr/bin/python3';
const PYTHON_VERSION =
  'import sys; from importlib.metadata import version as v; print(v(sys.argv[1]))';
const pythonVersion = (name: string) =>
  firstMatch(printed(PYTHON, ['-c', PYTHON_VERSION, name]), NUMBER);

const node = (name: string): Pick<Tool, 'debian' | 'version' | 'command'> => ({
  debian: [],
  version: () => npmVersion(name),
  command: (file) => [process.execPath, file],
});
const nodeTrust = ({ pem }: Trust) => ({ NODE_EXTRA_CA_CERTS: pem });
const openssl = ({ pem }: Trust) => ({ SSL_CERT_FILE: pem });
const chromiumTrust = ({ home }: Trust) => ({ HOME: home });

/** By the sample's id. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  curl: {
    debian: ['curl'],
    version: () => firstMatch(printed('curl', ['--version']), NUMBER),
    command: (file) => ['bash', file],
    trust: ({ curlHome }) => ({ CURL_HOME: curlHome }),
  },
  wget: {
    debian: ['wget'],
    version: () => firstMatch(printed('wget', ['--version']), NUMBER),
    command: (file) => ['bash', file],
    trust: ({ wgetrc }) => ({ WGETRC: wgetrc }),
  },
  requests: {
    debian: ['python3-requests', 'python3-socks'],
    version: () => pythonVersion('requests'),
    command: (file) => [PYTHON, file],
    trust: ({ pem }) => ({ REQUESTS_CA_BUNDLE: pem }),
  },
  scrapy: {
    debian: ['python3-scrapy'],
    version: () => pythonVersion('scrapy'),
    command: (file) => [PYTHON, file],
    trust: openssl,
  },
  undici: { ...node('undici'), trust: nodeTrust },
  axios: { ...node('axios'), trust: nodeTrust },
  go: {
    debian: ['golang-go'],
    version: () => firstMatch(printed('go', ['version']), /go(\d\S+)/),
    command: (file) => ['go', 'run', file],
    trust: openssl,
  },
  php: {
    debian: ['php-cli', 'php-curl'],
    version: () => firstMatch(printed('php', ['--version']), NUMBER),
    command: (file, bench) =>
      bench ? ['php', '-d', `curl.cainfo=${bench.pem}`, file] : ['php', file],
    trust: () => ({}),
  },
  java: {
    debian: ['default-jdk-headless'],
    version: () => firstMatch(printed('java', ['-version']), NUMBER),
    command: (file) => ['java', file],
    trust: ({ keystore }) => ({
      JAVA_TOOL_OPTIONS: `-Djavax.net.ssl.trustStore=${keystore} -Djavax.net.ssl.trustStorePassword=${KEYSTORE_PASSWORD}`,
    }),
  },
  ruby: {
    debian: ['ruby'],
    version: () => firstMatch(printed('ruby', ['--version']), NUMBER),
    command: (file) => ['ruby', file],
    trust: openssl,
  },
  playwright: {
    ...node('playwright'),
    debian: ['libnss3-tools'],
    place: ({ playwrightBrowsers }) => ({ PLAYWRIGHT_BROWSERS_PATH: playwrightBrowsers }),
    trust: chromiumTrust,
  },
  puppeteer: {
    ...node('puppeteer'),
    debian: ['libnss3-tools'],
    place: ({ browser }) => ({ PUPPETEER_EXECUTABLE_PATH: browser }),
    trust: chromiumTrust,
  },
  selenium: {
    debian: ['python3-selenium', 'chromium-driver', 'libnss3-tools'],
    version: () => pythonVersion('selenium'),
    command: (file) => [PYTHON, file],
    place: ({ browser }) => ({
      SELENIUM_BROWSER: browser,
      PYTHONPATH: join(__dirname, 'python'),
    }),
    trust: chromiumTrust,
  },
};
