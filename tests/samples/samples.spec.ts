/**
 * `npm run test:samples`: installs missing programs, and runs every code sample exactly as the page shows it, with the password
 * from the environment and with the password filled in, through real gateways on this machine. A site with a certificate of a
 * test authority answers; each program trusts that authority by a setting of its own, so certificates are checked, and a run
 * without that setting must fail. A program that is missing fails its tests. Part of them: `npm run test:samples -- -g cURL`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Gateways, startGateways } from '../../mock/gateway';
import { createWorld } from '../../mock/world';
import type { User } from '../../mock/world/state';
import { addIp } from '../../mock/world/whitelist';
import { composeUsername } from '../../src/features/generator/rules/line/proxyUsername';
import { protocolsFor } from '../../src/features/generator/rules/program';
import { SAMPLES } from '../../src/features/generator/rules/samples';
import { PASSWORD_VARIABLE } from '../../src/features/generator/rules/samples/sample';
import type { Bench, Tool } from './tool';
import { TOOLS } from './tools';
import {
  ensureDebianPackages,
  ensureNpmPackages,
  makeTrust,
  playwrightBrowsers,
  withoutSandbox,
} from './workshop';

/** A run that takes longer hangs, in ms. */
const LIMIT_MS = 120_000;
/** Longest time to install what is missing, in ms. */
const INSTALL_LIMIT_MS = 900_000;
const SITE = 'https://echo.proxy.test/';
/** Every character that some program reads as something else: of addresses, shells, strings, and an encoded character. */
const PASSWORDS = [` p1@:/%#'"\\$ \`!&{x}%41 `, ` $HOME 2%25\\n#{1}"'\${y}@:/ `] as const;
const ACCOUNT = 'democustomer01';
const SESSION = { id: 'sample000001', minutes: 25 };
const TARGET = { country: 'US', state: 'california', city: 'los_angeles' };

interface Stage {
  readonly folder: string;
  readonly packages: string;
  readonly bench: Bench;
  readonly gateways: Gateways;
  readonly demo: User;
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ launchOptions: { executablePath } }, use) => {
      ensureDebianPackages(['libnss3-tools', 'default-jdk-headless']);
      const tools = Object.values(TOOLS).map((tool) => ('npm' in tool ? tool.npm : {}));
      const packages = ensureNpmPackages(Object.assign({}, ...tools));
      if (!executablePath) throw new Error('No Chromium: install Debian’s chromium-headless-shell');
      const world = createWorld();
      const [demo] = world.state.users;
      if (!demo) throw new Error('the mock has no customer');
      addIp(world, demo, '127.0.0.1', 'this machine');
      const gateways = await startGateways(world);
      const folder = mkdtempSync(join(tmpdir(), 'samples-'));
      const browser = withoutSandbox(join(folder, 'chromium'), executablePath);
      const browsers = playwrightBrowsers(folder, packages, browser);
      const bench = {
        ...makeTrust(folder, gateways.caPem),
        browser,
        playwrightBrowsers: browsers,
      };
      await use({ folder, packages, gateways, demo, bench });
      await gateways.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: INSTALL_LIMIT_MS },
  ],
});

interface Ended {
  readonly output: string;
  readonly ok: boolean;
}

function execute(
  command: readonly [string, ...string[]],
  cwd: string,
  env: Record<string, string>,
): Promise<Ended> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: env as NodeJS.ProcessEnv,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const end = () => {
      // Ends the processes that a browser leaves behind.
      if (child.pid !== undefined)
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // No process was left behind.
        }
    };
    const timer = setTimeout(end, LIMIT_MS);
    const done = (ok: boolean) => {
      clearTimeout(timer);
      end();
      resolve({ output: Buffer.concat(parts).toString(), ok });
    };
    child.on('error', (error) => {
      parts.push(Buffer.from(String(error)));
      done(false);
    });
    child.on('exit', (code) => setImmediate(() => done(code === 0)));
  });
}

/** Returns the environment of the programs: no proxy, no trust and no home of this machine's. */
function surroundings(folder: string): Record<string, string> {
  const home = join(folder, 'empty-home');
  mkdirSync(home, { recursive: true });
  const path = ['/usr/local/bin', '/usr/bin', '/bin', dirname(process.execPath)].join(':');
  return { PATH: path, HOME: home, LANG: 'C.UTF-8', GOCACHE: join(folder, 'go') };
}

for (const sample of SAMPLES) {
  const { id, name, protocols } = sample;
  const tool = TOOLS[id] ?? { notRun: `NOT RUN, tests/samples/tools.ts has no ${id}` };
  if ('notRun' in tool) {
    test.skip(`${name}: ${tool.notRun}`, () => undefined);
    continue;
  }
  const runs = [
    ...protocolsFor(sample, 'password').flatMap((protocol) => [
      { protocol, credentials: 'password from the environment' } as const,
      { protocol, credentials: 'password filled in' } as const,
    ]),
    ...protocols.map((protocol) => ({ protocol, credentials: 'whitelist' }) as const),
  ].flatMap((run, index) =>
    (index === 0 ? [true, false] : [true]).map((isTrusted) => ({ ...run, isTrusted })),
  );

  test.describe(name, () => {
    let newer: ReturnType<NonNullable<Tool['newer']>> | undefined;
    test.beforeAll(() => {
      test.setTimeout(INSTALL_LIMIT_MS);
      ensureDebianPackages(tool.debian);
      newer = tool.newer?.();
    });
    test.beforeEach(() => {
      const isMissing = tool.mayBeMissing && tool.version() === null;
      test.skip(isMissing === true, 'it cannot be installed here');
    });

    test('the page names its versions', () => {
      const versions = [tool.version(), ...(tool.newer ? [newer?.version] : [])];
      process.stdout.write(`program ${name}: ${versions.join(', ')}\n`);
      const numbers = versions.map((version) => /\d+\.\d+/.exec(version ?? '')?.[0]);
      expect(sample.runWith?.split(/[\s,]+/)).toEqual(expect.arrayContaining(numbers));
    });

    const [first] = protocolsFor(sample, 'password');
    if (first)
      test('without the password it names what is missing', async ({
        stage: { folder, packages, bench, gateways },
      }) => {
        const place = mkdtempSync(join(folder, `${id}-`));
        symlinkSync(join(packages, 'node_modules'), join(place, 'node_modules'));
        const file = join(place, sample.file ?? 'sample.sh');
        const { host, port } = gateways.http;
        const login = { username: ACCOUNT, password: null };
        writeFileSync(file, sample.write({ protocol: first, host, port, login, site: SITE }));
        const env = { ...surroundings(folder), ...tool.place?.(bench), ...tool.trust(bench) };
        // Enter alone, at the command that asks for it, leaves the variable empty.
        for (const given of [env, { ...env, [PASSWORD_VARIABLE]: '' }]) {
          const { output } = await execute(tool.command(file, bench), place, given);
          expect(output).toMatch(/PROXY_PASSWORD/);
        }
      });

    for (const isNewer of tool.newer ? [false, true] : [false]) {
      for (const { protocol, credentials, isTrusted } of runs) {
        const what = isTrusted ? credentials : 'refuses an untrusted certificate';
        test(`${protocol}, ${what}${isNewer ? ', with a newer library' : ''}`, async ({
          stage,
        }) => {
          const { folder, packages, bench, gateways, demo } = stage;
          const isWhitelist = credentials === 'whitelist';
          const isFilledIn = credentials === 'password filled in';
          demo.proxyPassword = PASSWORDS[isFilledIn ? 1 : 0];
          const { whitelist, socks, http } = gateways;
          const { host, port } = isWhitelist ? whitelist : protocol === 'socks5' ? socks : http;
          const { minutes } = SESSION;
          const username = composeUsername(
            { ...TARGET, account: ACCOUNT, minutes },
            SESSION.id,
          ).text;
          const password = isFilledIn ? demo.proxyPassword : null;
          const login = isWhitelist ? null : { username, password };

          const place = mkdtempSync(join(folder, `${id}-`));
          // Scripts find their packages in the folder above, as in a customer's project.
          symlinkSync(join(packages, 'node_modules'), join(place, 'node_modules'));
          const file = join(place, sample.file ?? 'sample.sh');
          writeFileSync(file, sample.write({ protocol, host, port, login, site: SITE }));
          gateways.seen.length = 0;
          const { output, ok } = await execute(
            tool.command(file, isTrusted ? bench : null),
            place,
            {
              ...surroundings(folder),
              ...(isWhitelist || isFilledIn ? {} : { [PASSWORD_VARIABLE]: demo.proxyPassword }),
              ...tool.place?.(bench),
              ...(isNewer ? newer?.env : {}),
              ...(isTrusted ? tool.trust(bench) : {}),
            },
          );
          // The site answers with facts about its visitor, so a program must have checked the certificate to read them.
          const hasAnswer = output.includes(ACCOUNT) && /100\.\d+\.\d+\.\d+/.test(output);
          expect(hasAnswer, output).toBe(isTrusted);
          expect(gateways.seen, output).not.toEqual([]);
          if (!isTrusted) return;
          expect(ok, output).toBe(true);
          const seen = isWhitelist
            ? { country: '', session: null }
            : {
                country: 'us',
                state: TARGET.state,
                city: TARGET.city,
                session: SESSION.id,
                minutes,
              };
          expect(gateways.seen).toContainEqual(
            expect.objectContaining({
              ...seen,
              account: ACCOUNT,
              whitelist: isWhitelist,
              protocol,
              host: new URL(SITE).hostname,
            }),
          );
        });
      }
    }
  });
}

/** `curl.test.ts` compares it with commands that were written by hand. */
test.skip('the PowerShell command of Test it: neither Debian nor the npm registry has PowerShell', () =>
  undefined);
