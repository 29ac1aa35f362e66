/** Runs the command, from the command line to the exit code. */
import { writeFileSync } from 'node:fs';
import { check } from './check';
import type { CheckOutcome, Report } from './findings';
import { type Options, readOptions, USAGE, UsageError } from './options';
import { askHidden, type Terminal } from './prompt';
import { jsonReport, markdownReport, textReport } from './render';
import { Secrets } from './secrets';
import { type NoAnswerReason, sendOverHttp } from './transport';

/** The command's surroundings, passed in for tests. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Longest time until a change may still take effect after its answer was lost, in ms. */
  readonly settleMs?: number;
}

const EXIT: Readonly<Record<CheckOutcome, number>> = { holds: 0, departs: 1, 'could not run': 2 };
const COULD_NOT_RUN = 2;
const TIME_OUTS_MAX = 4;
const SETTLE_MS = 5000;
const MS_PER_SECOND = 1000;

/** Advice when the very first call is not answered, or the answer is none of a backend. */
const ADVICE: Readonly<Record<NoAnswerReason, string>> = {
  'nobody listens': 'nobody listens there. Is the backend up, and is the port right?',
  'unknown host': 'there is no such host. Is the address spelt right?',
  'blocked port': 'Node and browsers open no page at that port. Give the backend another one.',
  certificate:
    'its certificate is not trusted. If it is your own, name its authority: NODE_EXTRA_CA_CERTS=ca.pem npm run contract …',
  'no TLS': 'nothing speaks TLS there. Should the address begin with http://?',
  'time-out': 'it did not answer in time.',
  cancelled: 'it was interrupted.',
  'connection broken': 'it broke the connection. Should the address begin with https://?',
};

/** Returns the likely reason why the sign-in failed, in words that help. */
function adviceFor(report: Report): string | null {
  const login = report.calls.find(({ call }) => call === 'account.login');
  if (!login || report.outcome !== 'could not run' || report.calls.some(isLater)) return null;
  const has = (rule: string) => login.findings.find((finding) => finding.rule === rule);
  const silence = has('no answer')?.text.replace('no answer: ', '');
  if (silence !== undefined) return ADVICE[silence as NoAnswerReason] ?? null;
  if (has('JSON') || has('HTTP status')) {
    return 'what answers there is no backend. The address is what stands before /api, without /api and /client.';
  }
  return null;
}

const isLater = ({ call, requests }: Report['calls'][number]) =>
  call !== 'account.login' && requests > 0;

function writeFiles(report: Report, { json, markdown }: Options): void {
  if (json !== null) writeFileSync(json, jsonReport(report));
  if (markdown !== null) writeFileSync(markdown, markdownReport(report));
}

async function runCheck(
  options: Options,
  password: string,
  context: CommandContext,
): Promise<number> {
  const { base, email, ...rest } = options;
  if (new URL(base).protocol === 'http:' && !isThisMachine(base)) {
    context.err(
      'The address begins with http://: the password goes over the network for all to read.\n',
    );
  }
  const report = await check({
    ...rest,
    base,
    account: { email, password },
    transport: sendOverHttp,
    timeOutsMax: TIME_OUTS_MAX,
    settleMs: context.settleMs ?? SETTLE_MS,
    signal: context.signal,
    now: () => Math.floor(Date.now() / MS_PER_SECOND),
  });
  context.out(textReport(report));
  const advice = adviceFor(report);
  if (advice !== null) context.err(`${base}: ${advice}\n`);
  writeFiles(report, options);
  return EXIT[report.outcome];
}

const isThisMachine = (base: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname);

/**
 * Runs the command.
 * @returns its exit code
 */
export async function main(argv: readonly string[], context: CommandContext): Promise<number> {
  const secrets = new Secrets();
  try {
    const options = readOptions(argv, context.env);
    if (options === null) {
      context.out(`${USAGE}\n`);
      return EXIT.holds;
    }
    const asked =
      options.password ?? (await askHidden('Password: ', context.terminal, context.err));
    if (!asked) {
      context.err(
        'There is no password: --password, CONTRACT_PASSWORD, or a terminal to ask on.\n',
      );
      return COULD_NOT_RUN;
    }
    secrets.add(asked);
    return await runCheck(options, asked, context);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    context.err(
      `${error instanceof UsageError ? text : `The check failed: ${secrets.quote(text)}`}\n`,
    );
    return COULD_NOT_RUN;
  }
}
