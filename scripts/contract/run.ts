/** Runs the command, from the command line to the exit code. */
import { writeFileSync } from 'node:fs';
import { check } from './check';
import type { CheckOutcome } from './findings';
import { type Options, readOptions, USAGE, UsageError } from './options';
import { askHidden, type Terminal } from './prompt';
import { jsonReport, markdownReport, textReport } from './render';
import { Secrets } from './secrets';
import { sendOverHttp } from './transport';

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
const SETTLE_MS = 5000;
const MS_PER_SECOND = 1000;

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
    settleMs: context.settleMs ?? SETTLE_MS,
    signal: context.signal,
    now: () => Math.floor(Date.now() / MS_PER_SECOND),
  });
  context.out(textReport(report));
  const { json, markdown } = options;
  if (json !== null) writeFileSync(json, jsonReport(report));
  if (markdown !== null) writeFileSync(markdown, markdownReport(report));
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
      return EXIT['could not run'];
    }
    secrets.add(asked);
    return await runCheck(options, asked, context);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    context.err(
      `${error instanceof UsageError ? text : `The check failed: ${secrets.hide(secrets.quote(text))}`}\n`,
    );
    return EXIT['could not run'];
  }
}
