/**
 * `npm run test:samples`: installs missing programs, and runs every code sample exactly as the page shows it, with the password
 * from the environment and with the password filled in, through real gateways on this machine. A site with a certificate of a
 * test authority answers; each program trusts that authority by a setting of its own, so certificates are checked, and a run
 * without that setting must fail. `npm run test:samples -- curl go` runs only these; TEST_RESULTS names a folder for the counts.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Gateways, startGateways } from '../../mock/gateway';
import { createWorld } from '../../mock/world';
import type { User } from '../../mock/world/state';
import { addIp } from '../../mock/world/whitelist';
import { ensureHeadlessShell } from '../../scripts/chromium.mjs';
import type { Protocol } from '../../src/api/contract';
import { composeUsername } from '../../src/features/generator/rules/line/proxyUsername';
import { protocolsFor } from '../../src/features/generator/rules/program';
import { SAMPLES } from '../../src/features/generator/rules/samples';
import { PASSWORD_VARIABLE } from '../../src/features/generator/rules/samples/sample';
import type { Bench, NotRun, Tool } from './tool';
import { TOOLS } from './tools';
import {
  ensureDebianPackages,
  ensureNpmPackages,
  makeTrust,
  playwrightBrowsers,
  withoutSandbox,
} from './workshop';

/** The reason why the PowerShell command is not run; `curl.test.ts` compares it with commands that were written by hand. */
const POWERSHELL_NOT_RUN = 'neither Debian nor the npm registry has PowerShell';

/** Without these a full run proves too little. */
const REQUIRED = [
  'curl',
  'wget',
  'requests',
  'scrapy',
  'undici',
  'axios',
  'go',
  'php',
  'java',
  'ruby',
  'playwright',
  'puppeteer',
];
/** A run that takes longer hangs, in ms. */
const LIMIT_MS = 120_000;
const MS_PER_SECOND = 1000;
const SITE = 'https://echo.proxy.test/';
/** Every character that some program reads as something else: of addresses, shells, strings, and an encoded character. */
const PASSWORDS = [` p1@:/%#'"\\$ \`!&{x}%41 `, ` $HOME 2%25\\n#{1}"'\${y}@:/ `] as const;
const ACCOUNT = 'democustomer01';
const SESSION = { id: 'sample000001', minutes: 25 };
const TARGET = { country: 'US', state: 'california', city: 'los_angeles' };

const say = (line: string) => process.stdout.write(`${line}\n`);

type ListedSample = (typeof SAMPLES)[number];

interface Stage {
  readonly folder: string;
  readonly packages: string;
  readonly bench: Bench;
  readonly gateways: Gateways;
  readonly demo: User;
}

/** One run of a sample. */
interface Run {
  readonly protocol: Protocol;
  readonly credentials: 'password from the environment' | 'password filled in' | 'whitelist';
  readonly isTrusted: boolean;
}

function runsOf(sample: ListedSample): Run[] {
  const trusted = { isTrusted: true };
  const runs: Run[] = [
    ...protocolsFor(sample, 'password').flatMap((protocol) => [
      { protocol, credentials: 'password from the environment' as const, ...trusted },
      { protocol, credentials: 'password filled in' as const, ...trusted },
    ]),
    ...sample.protocols.map((protocol) => ({
      protocol,
      credentials: 'whitelist' as const,
      ...trusted,
    })),
  ];
  const [first] = runs;
  return first ? [...runs, { ...first, isTrusted: false }] : [];
}

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

/** Runs a sample once; returns the problem, or null. */
async function runOnce(
  sample: ListedSample,
  tool: Tool,
  { protocol, credentials, isTrusted }: Run,
  { folder, packages, bench, gateways, demo }: Stage,
): Promise<string | null> {
  const isWhitelist = credentials === 'whitelist';
  const isFilledIn = credentials === 'password filled in';
  demo.proxyPassword = PASSWORDS[isFilledIn ? 1 : 0];
  const { host, port } = isWhitelist
    ? gateways.whitelist
    : protocol === 'socks5'
      ? gateways.socks
      : gateways.http;
  const username = composeUsername(
    { ...TARGET, account: ACCOUNT, minutes: SESSION.minutes },
    SESSION.id,
  ).text;
  const login = isWhitelist ? null : { username, password: isFilledIn ? demo.proxyPassword : null };
  const text = sample.write({ protocol, host, port, login, site: SITE });

  const place = mkdtempSync(join(folder, `${sample.id}-`));
  // Scripts find their packages in the folder above, as in a customer's project.
  symlinkSync(join(packages, 'node_modules'), join(place, 'node_modules'));
  const file = join(place, sample.file ?? 'sample.sh');
  writeFileSync(file, text);
  gateways.seen.length = 0;
  const { output, ok } = await execute(tool.command(file, isTrusted ? bench : null), place, {
    ...surroundings(folder),
    ...(isWhitelist || isFilledIn ? {} : { [PASSWORD_VARIABLE]: demo.proxyPassword }),
    ...tool.place?.(bench),
    ...(isTrusted ? tool.trust(bench) : {}),
  });
  // The site answers with facts about its visitor, so a program must have checked the certificate to read them.
  const hasAnswer = output.includes(ACCOUNT) && /100\.\d+\.\d+\.\d+/.test(output);
  if (!isTrusted) {
    if (hasAnswer) return 'took a certificate that it does not trust';
    return gateways.seen.length > 0 ? null : `never reached the gateway\n${output}`;
  }
  if (!ok || !hasAnswer) return `the site was not reached\n${output}`;
  const wanted = isWhitelist
    ? { account: ACCOUNT, country: '', session: null, whitelist: true }
    : {
        account: ACCOUNT,
        country: 'us',
        state: TARGET.state,
        city: TARGET.city,
        session: SESSION.id,
        minutes: SESSION.minutes,
        whitelist: false,
      };
  const all = { ...wanted, protocol, host: new URL(SITE).hostname };
  const fits = gateways.seen.some((seen) =>
    Object.entries(all).every(([key, value]) => Reflect.get(seen, key) === value),
  );
  return fits ? null : `the gateway saw ${JSON.stringify(gateways.seen)}`;
}

const isTool = (found: Tool | NotRun | undefined): found is Tool =>
  found !== undefined && !('notRun' in found);

/** Returns the npm packages of all tools. Throws when two of them want different versions: they share one folder. */
function npmPackages(tools: readonly Tool[]): Record<string, string> {
  const packages: Record<string, string> = {};
  for (const [name, version] of tools.flatMap(({ npm = {} }) => Object.entries(npm))) {
    const other = packages[name];
    if (other !== undefined && other !== version)
      throw new Error(`${name} is wanted in two versions: ${other} and ${version}`);
    packages[name] = version;
  }
  return packages;
}

async function prepare(chosen: readonly ListedSample[]): Promise<Stage> {
  const wanted = chosen.map(({ id }) => TOOLS[id]).filter(isTool);
  ensureDebianPackages([
    ...new Set([
      'libnss3-tools',
      'default-jdk-headless',
      ...wanted.flatMap(({ debian }) => debian),
    ]),
  ]);
  // Packages of all tools, whichever are chosen: the folder is made again when they change.
  const packages = ensureNpmPackages(npmPackages(Object.values(TOOLS).filter(isTool)));
  const shell = ensureHeadlessShell();
  if (!shell) throw new Error('No Chromium: install Debian’s chromium-headless-shell');
  const world = createWorld();
  const [demo] = world.state.users;
  if (!demo) throw new Error('the mock has no customer');
  addIp(world, demo, '127.0.0.1', 'this machine');
  const gateways = await startGateways({ world });
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const browser = withoutSandbox(join(folder, 'chromium'), shell);
  return {
    folder,
    packages,
    gateways,
    demo,
    bench: {
      ...makeTrust(folder, gateways.caPem),
      browser,
      playwrightBrowsers: playwrightBrowsers(folder, packages, browser),
    },
  };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a sample with each kind of credentials; prints one line for each protocol. */
async function runSample(
  sample: ListedSample,
  tool: Tool,
  version: string,
  stage: Stage,
): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const runs = runsOf(sample);
  for (const protocol of new Set(runs.map((run) => run.protocol))) {
    const began = Date.now();
    const passed: string[] = [];
    const problems: string[] = [];
    for (const run of runs.filter((one) => one.protocol === protocol)) {
      const name = run.isTrusted ? run.credentials : 'refuses an untrusted certificate';
      const problem = await runOnce(sample, tool, run, stage);
      if (problem === null) passed.push(name);
      else problems.push(`    ✗ ${name}: ${problem}`);
    }
    counts.passed += passed.length;
    counts.failed += problems.length;
    const seconds = ((Date.now() - began) / MS_PER_SECOND).toFixed(1);
    const sign = problems.length === 0 ? '✓' : '✗';
    say(`${sign} ${sample.name} ${version}, ${protocol}: ${passed.join(', ')} (${seconds} s)`);
    for (const problem of problems) say(problem);
  }
  return counts;
}

/** Runs a sample with the program as it is installed and with its newer library, and compares both with the versions on the page. */
async function runWithEach(
  sample: ListedSample,
  tool: Tool,
  version: string,
  stage: Stage,
): Promise<Counts> {
  let { passed, failed } = await runSample(sample, tool, version, stage);
  const versions = [version];
  if (tool.newer) {
    const newer = tool.newer();
    if (newer === null) say(`✗ ${sample.name}: its newer library cannot be had here`);
    const place = (bench: Bench) => ({ ...tool.place?.(bench), ...newer?.env });
    const more = newer
      ? await runSample(sample, { ...tool, place }, `${version}, ${newer.version}`, stage)
      : { passed: 0, failed: 1 };
    passed += more.passed;
    failed += more.failed;
    if (newer) versions.push(newer.version.replace(/^\D*/, ''));
  }
  const untold = versions
    .map((one) => one.split('.').slice(0, 2).join('.'))
    .filter((one) => !sample.runWith?.split(/[\s,]+/).includes(one));
  for (const one of untold) say(`✗ ${sample.name} was run with ${one}: runWith does not say so`);
  return { passed, failed: failed + untold.length };
}

/**
 * Runs a sample, or prints why not. A sample whose program is missing counts as failed, so that a run does not prove less than it
 * seems to; one without a tool is named loudly and fails nothing.
 */
async function tryOut(sample: ListedSample, stage: Stage): Promise<Counts> {
  const { id, name } = sample;
  const tool = TOOLS[id];
  const nothing = { passed: 0, failed: 0 };
  if (tool === undefined) {
    say(`- ${name}: NOT RUN, tests/samples/tools.ts has no ${id}`);
    return nothing;
  }
  if ('notRun' in tool) {
    say(`- ${name}: not run, ${tool.notRun}`);
    return nothing;
  }
  const version = tool.version();
  if (version !== null) return runWithEach(sample, tool, version, stage);
  say(`${tool.mayBeMissing ? '-' : '✗'} ${name}: not run, it cannot be installed here`);
  return tool.mayBeMissing ? nothing : { passed: 0, failed: 1 };
}

async function main(): Promise<void> {
  const only = process.argv.slice(2);
  const strange = only.filter((id) => !SAMPLES.some((sample) => sample.id === id));
  if (strange.length > 0) throw new Error(`there is no sample ${strange.join(', ')}`);
  const chosen = SAMPLES.filter(({ id }) => only.length === 0 || only.includes(id));
  const stage = await prepare(chosen);
  let passed = 0;
  let failed = 0;
  const ran: string[] = [];
  try {
    for (const sample of chosen) {
      const counts = await tryOut(sample, stage);
      if (counts.passed > 0) ran.push(sample.id);
      passed += counts.passed;
      failed += counts.failed;
    }
    if (only.length === 0) {
      say(`- the PowerShell command of Test it: not run, ${POWERSHELL_NOT_RUN}`);
      const missing = REQUIRED.filter((id) => !ran.includes(id));
      for (const id of missing) say(`✗ ${id} must run, and did not`);
      failed += missing.length;
    }
  } finally {
    await stage.gateways.close();
    rmSync(stage.folder, { recursive: true, force: true });
  }
  const { TEST_RESULTS } = process.env;
  if (TEST_RESULTS) {
    mkdirSync(TEST_RESULTS, { recursive: true });
    writeFileSync(join(TEST_RESULTS, 'samples.json'), JSON.stringify({ passed, failed }));
  }
  say(`${ran.length} programs`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

void main().catch((error: unknown) => {
  say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  say('0 passed, 1 failed');
  process.exitCode = 1;
});
