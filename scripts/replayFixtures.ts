/**
 * `npm run replay:fixtures`: makes the files that replays are tested with (mock/replay/fixtures), each by the tool that makes such
 * files, and all of one session of the production build in dist (DIST elsewhere): a list fails to load, and then an order fails.
 *
 * - devtools.har: Chromium's own developer tools watch the portal, and their menu "Export HAR (sanitized)" writes the file. Chromium
 *   serves these tools at its debugging port; they stand in a page of their own.
 * - playwright.har: Playwright records the calls.
 * - report.har: the customer reports the problem.
 *
 * Removed are the secrets of the mock's world, and the parts that no replay reads and that would make the file many times as long:
 * scripts and styles, the text of the document, the stacks of functions that led to a call, most headers, and the time line of each call.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { isSecret } from '../mock/replay/secrets';
import { startServer } from '../mock/server';
import { failToOrder, reportProblem } from '../tests/support/playwright/failedOrder';
import { countRequests } from '../tests/support/playwright/rest';
import { storedSession } from '../tests/support/world/storedSession';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';

const ROOT = resolve(__dirname, '..');
const FOLDER = join(ROOT, 'mock/replay/fixtures');
const SENTENCE = 'I wanted 5 GB and got an error.';
const REMOVED = 'secretOfTheMock';
/** The longest wait for anything, in ms: a script that hangs helps nobody. */
const TIMEOUT_MS = 20_000;

/**
 * The setting of the developer tools that offers both ways of export. The tools keep their settings in local storage, like any page.
 */
const BOTH_WAYS = 'network.show-options-to-generate-har-with-sensitive-data';

/**
 * Opens Chromium's developer tools for a page: from then on they list its requests. Returns a function that exports them.
 * @param port the browser's debugging port
 */
async function openTools(context: BrowserContext, page: Page, port: string) {
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const tools = await context.newPage();
  const host = `127.0.0.1:${port}`;
  await tools.goto(
    `http://${host}/devtools/devtools_app.html?ws=${host}/devtools/page/${targetInfo.targetId}`,
  );
  await tools.evaluate((setting) => localStorage.setItem(setting, 'true'), BOTH_WAYS);
  await tools.reload();
  await tools.getByRole('tab', { name: 'Network' }).click();
  const button = tools.getByRole('button', { name: /^Export HAR/ }).first();
  await button.waitFor();
  await page.bringToFront();
  return async (): Promise<string> => {
    await tools.bringToFront();
    const saved = tools.waitForEvent('download');
    await button.click();
    await tools.getByRole('menuitem', { name: 'Export HAR (sanitized)' }).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
}

interface Header {
  readonly name: string;
}

interface HarEntry {
  readonly request: { readonly url: string; headers: Header[]; queryString: unknown[] };
  readonly response: { headers: Header[]; readonly content: { text?: string } };
  timings?: unknown;
  readonly _initiator?: { stack?: unknown };
  readonly _resourceType?: string;
}

/** A replay reads the page of a call, what a page can read, and what may hold a secret. */
const isRead = ({ name }: Header) =>
  /^(referer|content-type|date|retry-after)$/i.test(name) || isSecret(name);

const isShort = ({ _resourceType }: HarEntry) =>
  _resourceType !== 'script' && _resourceType !== 'stylesheet';

/** Makes a fixture of a file: without the mock's secrets, and without the parts that no replay reads. */
function fixtureOf(text: string, secrets: readonly string[]): string {
  const { log, ...file }: { log: { entries: HarEntry[] } } = JSON.parse(text);
  const entries = log.entries.filter(isShort);
  for (const entry of entries) {
    const { request, response, _initiator } = entry;
    request.headers = request.headers.filter(isRead);
    response.headers = response.headers.filter(isRead);
    request.queryString = [];
    delete entry.timings;
    if (!new URL(request.url).pathname.startsWith('/api/')) delete response.content.text;
    delete _initiator?.stack;
  }
  const clean = `${JSON.stringify({ ...file, log: { ...log, entries } })}\n`;
  return secrets.reduce((left, secret) => left.replaceAll(secret, REMOVED), clean);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-fixtures-'));
  const server = await startServer({ dist: resolve(ROOT, process.env.DIST ?? 'dist') });
  const { users, subAccounts } = server.world.state;
  const [customer] = users;
  if (!customer) throw new Error('the seed has no customer');
  const { userAuthData: session } = storedSession(server.world);
  const { jwt_token: token } = JSON.parse(session) as { jwt_token: string };
  const recording = join(folder, 'playwright.har');
  const executablePath = ensureChromium();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    args: [...CHROMIUM_ARGS, '--remote-debugging-port=0', '--remote-allow-origins=*'],
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    recordHar: { path: recording, content: 'embed', urlFilter: `${server.url}/api/**` },
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    countRequests(context);
    await context.addInitScript(
      ([origin, auth]) => {
        if (location.origin === origin) localStorage.setItem('userAuthData', auth);
      },
      [server.url, session] as const,
    );
    const [port = ''] = readFileSync(join(folder, 'profile/DevToolsActivePort'), 'utf8').split(
      '\n',
    );
    const page = await context.newPage();
    const exportHar = await openTools(context, page, port);
    await failToOrder(page, server);
    const report = await reportProblem(page, SENTENCE);
    const exported = await exportHar();
    await context.close();
    const secrets = [
      token,
      customer.apiToken,
      customer.proxyPassword,
      ...subAccounts.map(({ password }) => password),
    ];
    const files = {
      'report.har': report,
      'devtools.har': exported,
      'playwright.har': readFileSync(recording, 'utf8'),
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(FOLDER, name), fixtureOf(text, secrets));
      process.stdout.write(`mock/replay/fixtures/${name}\n`);
    }
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
