/** The whole check, from signing in to the last removal. */
import { type CallName, calls } from '../../src/api/contract';
import { formatIsoTime } from '../../src/lib/time/timeText';
import { Caller, type CallerOptions, Interrupted, Unreachable } from './caller';
import { checkDisposable } from './disposable';
import { type CheckOutcome, Findings, type Report } from './findings';
import { callsThatNeed, reasonNotMade } from './permission';
import { checkGateways, checkStock, checkSubAccounts, checkWhitelist } from './proxies';
import { checkRedirects } from './redirects';
import { checkRemainingReads, type Samples, samplesFor } from './samples';
import { Secrets } from './secrets';
import {
  type Account,
  checkRefresh,
  checkUser,
  checkWithoutSession,
  checkWrongSignIn,
  signIn,
} from './session';
import { checkMenu, checkOrders, checkPayments, checkRecords, type Menu } from './shop';
import { checkChanges, checkUsage, type Days, lastDays } from './usage';
import { checkWriting } from './write';

/** The backend to check, and the limits of the check. */
export interface CheckOptions extends Omit<CallerOptions, 'findings' | 'secrets'> {
  /** The portal's address before `/client`, to which sign-in redirects return. */
  readonly portal: string;
  readonly account: Account;
  /** True when deviations of the reading are no reason to fail. */
  readonly lenient: boolean;
  /** The address for the whitelist entry; null for one that no machine has. */
  readonly ip: string | null;
  /** UTC seconds. */
  readonly now: () => number;
}

const RANDOM_LETTERS = 6;

/** Makes the common beginning of one run's usernames. */
const newPrefix = () => `ccheck${crypto.randomUUID().slice(0, RANDOM_LETTERS)}`;

/** Checks everything that can be read without changing anything. */
async function checkReading(
  caller: Caller,
  { account, now, portal }: CheckOptions,
  days: Days,
  samples: Samples,
): Promise<Menu> {
  await checkWrongSignIn(caller, account);
  await checkRefresh(caller, now());
  const user = await checkUser(caller, account);
  const menu = await checkMenu(caller);
  await checkOrders(caller, menu, user?.canTrial ?? false, samples);
  const records = await checkRecords(caller, samples);
  await checkPayments(caller, records);
  await checkGateways(caller);
  await checkStock(caller, samples);
  await checkSubAccounts(caller, samples);
  await checkWhitelist(caller, samples);
  await checkChanges(caller, days, samples);
  await checkUsage(caller, days, samples);
  await checkRedirects(caller, portal);
  const readings = callsThatNeed('read only');
  await checkRemainingReads(caller, readings, samples);
  await checkWithoutSession(caller, readings, samples);
  return menu;
}

/**
 * Runs the check.
 * @returns the reason for stopping early, or null
 */
async function run(caller: Caller, options: CheckOptions): Promise<string | null> {
  const { account, mode, now } = options;
  if (!(await signIn(caller, account, now())))
    return 'the sign-in failed, so nothing else was checked';
  const [prefix, days] = [newPrefix(), lastDays(now())];
  const samples = samplesFor({ days, countryCode: 'US', username: `${prefix}Zz9` });
  const menu = await checkReading(caller, options, days, samples);
  if (mode !== 'read only') await checkWriting(caller, prefix, options.ip, samples);
  if (mode === 'disposable account') await checkDisposable(caller, account, menu, samples, now());
  return null;
}

/** Runs the check; an error that ends it becomes its reason. */
async function runToItsEnd(caller: Caller, options: CheckOptions): Promise<string | null> {
  try {
    return await run(caller, options);
  } catch (error) {
    if (error instanceof Interrupted) return 'interrupted';
    if (error instanceof Unreachable) return 'the backend stopped answering';
    throw error;
  }
}

/** Checks a backend against the contract. The report holds all findings and no secret. */
export async function check(options: CheckOptions): Promise<Report> {
  const { base, account, mode, lenient, now } = options;
  const findings = new Findings();
  const secrets = new Secrets();
  secrets.add(account.password);
  for (const call of Object.keys(calls) as CallName[]) {
    const why = reasonNotMade(call, mode);
    if (why !== null) findings.notMade(call, why);
  }
  const startedAt = formatIsoTime(now());
  const caller = new Caller({ ...options, findings, secrets });
  const reason = await runToItsEnd(caller, options);
  const reports = findings.all();
  const fails = reports.some(
    ({ verdict }) => verdict === 'departs' || (verdict === 'liberal' && !lenient),
  );
  const { leftBehind } = findings;
  const made: CheckOutcome = fails || leftBehind.length > 0 ? 'departs' : 'holds';
  return {
    baseUrl: base,
    mode,
    startedAt,
    outcome: reason === null ? made : 'could not run',
    reason,
    // Only now all secrets are known: an early answer may repeat one that a later answer tells.
    calls: reports.map((one) => secrets.hideIn(one)),
    leftBehind,
  };
}
