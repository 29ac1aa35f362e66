/** How the code samples of the generator are run, by their ids. */
import { join } from 'node:path';
import {
  chromiumTrust,
  firstMatch,
  type NotRun,
  NUMBER,
  node,
  nodeTrust,
  openssl,
  python,
  type Tool,
} from './tool';
import { KEYSTORE_PASSWORD, newerLibcurl, printed } from './workshop';

/** Decodes a part of `--proxy-user` as curl does. */
const decoded = (text: string) =>
  text.replace(/%([\dA-F]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The program of each sample, or why it is not run. */
export const TOOLS: Readonly<Record<string, Tool | NotRun>> = {
  curl: {
    debian: ['curl'],
    version: () => firstMatch(printed('curl', ['--version']), NUMBER),
    newer: newerLibcurl,
    command: (file) => ['bash', file],
    trust: ({ curlHome }) => ({ CURL_HOME: curlHome }),
    login(words) {
      const pair = words[words.indexOf('--proxy-user') + 1] ?? '';
      const colon = pair.indexOf(':');
      return { username: decoded(pair.slice(0, colon)), password: decoded(pair.slice(colon + 1)) };
    },
  },
  wget: {
    debian: ['wget'],
    version: () => firstMatch(printed('wget', ['--version']), NUMBER),
    command: (file) => ['bash', file],
    trust: ({ wgetrc }) => ({ WGETRC: wgetrc }),
    login(words) {
      const given = (option: string) =>
        words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1) ?? '';
      return { username: given('--proxy-user'), password: given('--proxy-password') };
    },
  },
  requests: {
    ...python('requests'),
    debian: ['python3-requests', 'python3-socks'],
    trust: ({ pem }) => ({ REQUESTS_CA_BUNDLE: pem }),
  },
  scrapy: { ...python('scrapy'), debian: ['python3-scrapy'], trust: openssl },
  undici: { ...node('undici', { undici: '7.30.2' }), trust: nodeTrust },
  axios: {
    ...node('axios', {
      axios: '1.21.1',
      'https-proxy-agent': '7.0.6',
      'socks-proxy-agent': '8.0.5',
    }),
    trust: nodeTrust,
  },
  go: {
    debian: ['golang-go'],
    version: () => firstMatch(printed('go', ['version']), /go(\d\S+)/),
    command: (file) => ['go', 'run', file],
    trust: openssl,
  },
  php: {
    debian: ['php-cli', 'php-curl'],
    version: () => firstMatch(printed('php', ['--version']), NUMBER),
    newer: newerLibcurl,
    // PHP has a setting for an authority, and no variable.
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
  csharp: { notRun: 'neither Debian nor the npm registry has the .NET SDK' },
  ruby: {
    debian: ['ruby'],
    version: () => firstMatch(printed('ruby', ['--version']), NUMBER),
    command: (file) => ['ruby', file],
    trust: openssl,
  },
  playwright: {
    ...node('playwright', { playwright: '1.65.1' }),
    debian: ['libnss3-tools'],
    place: ({ playwrightBrowsers }) => ({ PLAYWRIGHT_BROWSERS_PATH: playwrightBrowsers }),
    trust: chromiumTrust,
  },
  puppeteer: {
    ...node('puppeteer', { puppeteer: '24.43.1' }),
    debian: ['libnss3-tools'],
    place: ({ browser }) => ({ PUPPETEER_EXECUTABLE_PATH: browser }),
    trust: chromiumTrust,
  },
  selenium: {
    ...python('selenium'),
    debian: ['python3-selenium', 'chromium-driver', 'libnss3-tools'],
    // Debian's driver must fit the browser, which may have another source on this machine.
    mayBeMissing: true,
    place: ({ browser }) => ({ SELENIUM_BROWSER: browser, PYTHONPATH: join(__dirname, 'python') }),
    trust: chromiumTrust,
  },
};
