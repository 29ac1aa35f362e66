/** Checks signing in, refreshing, and the refusal of calls without a session. */
import { type CallName, type Data, encodeParams } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import type { Caller } from './caller';
import type { Samples } from './samples';
import * as shown from './shown';

/** The customer's credentials. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const NO_SUCH_TOKEN = 'contract-check.no-such-token';
const WRONG_PASSWORD = 'ContractCheck1';
const ANYONE = 'account.';

function checkEnd(
  caller: Caller,
  call: CallName,
  { expireAt }: Data<'account.login'>,
  now: number,
) {
  if (expireAt > now) return;
  const text = 'the token is over already when it comes, by the clock of this machine';
  caller.line.findings.add(call, 'departs', 'expire_at', text, 'data.expire_at');
}

/**
 * Signs in.
 * @returns true when there is a session
 */
export async function signIn(caller: Caller, account: Account, now: number): Promise<boolean> {
  const outcome = await caller.ask('account.login', account, { token: '' });
  if (outcome.kind !== 'data') return false;
  caller.token = outcome.data.jwtToken;
  checkEnd(caller, 'account.login', outcome.data, now);
  caller.line.findings.shows(
    'account.login',
    'the customer is signed in and goes to the dashboard',
  );
  return true;
}

/** Checks the answers to a wrong sign-in. One wrong password locks no account, and nobody gets a mail. */
export async function checkWrongSignIn(caller: Caller, { email }: Account): Promise<void> {
  const refused = (params: Record<string, string>, code: number, what: string) =>
    caller.refused('account.login', params, code, what, { token: '' });
  const stranger = `contract-check-${crypto.randomUUID()}@example.com`;
  await refused({ email }, CODE.parameterWrong, 'a sign-in without `password`');
  await refused({ email, password: WRONG_PASSWORD }, CODE.wrongPassword, 'a wrong password');
  await refused(
    { email: stranger, password: WRONG_PASSWORD },
    CODE.unknownEmail,
    'an e-mail that nobody has',
  );
}

/** Asks for a new token; the following calls send it. */
export async function checkRefresh(caller: Caller, now: number): Promise<void> {
  const session = await caller.read('user.refreshToken', {});
  if (session === null) return;
  checkEnd(caller, 'user.refreshToken', session, now);
  const before = caller.token;
  const outcome = await caller.make('user.info', {}, { token: session.jwtToken });
  if (outcome.kind === 'data') {
    caller.token = session.jwtToken;
    caller.line.findings.shows('user.refreshToken', 'nothing: the session goes on');
  } else if (outcome.kind === 'code') {
    const text = 'the new token is not accepted: customers are signed out at their first refresh';
    caller.line.findings.add('user.refreshToken', 'departs', 'new token', text, 'data.jwt_token');
    caller.token = before;
  }
}

/** Checks the account, as the layout and the dashboard show it. */
export async function checkUser(
  caller: Caller,
  account: Account,
): Promise<Data<'user.info'> | null> {
  const user = await caller.read('user.info', {});
  if (user === null) return null;
  const { findings } = caller.line;
  const ends =
    user.trafficExpireAt == null
      ? ''
      : `, the next part until ${shown.onDay(user.trafficExpireAt)}`;
  findings.shows('user.info', `balance ${shown.usd(user.balance)}`);
  findings.shows('user.info', `traffic left ${shown.traffic(user.trafficLeft)}${ends}`);
  findings.shows('user.info', user.canTrial ? 'the free trial button' : 'no free trial button');
  if (user.email !== '' && user.email.toLowerCase() !== account.email.trim().toLowerCase()) {
    const text = 'it is not the e-mail that was signed in with';
    findings.add('user.info', 'departs', 'another customer', text, 'data.email');
  }
  return user;
}

/** Checks that calls which need a session are refused without one. */
export async function checkWithoutSession(
  caller: Caller,
  names: readonly CallName[],
  samples: Samples,
): Promise<void> {
  for (const call of names) {
    if (call.startsWith(ANYONE)) continue;
    const params = encodeParams(call, samples[call] as never);
    await caller.refused(call, params, CODE.sessionInvalid, 'no token', { token: '' });
    const bad = { token: NO_SUCH_TOKEN };
    await caller.refused(call, params, CODE.sessionInvalid, 'a bad token', bad);
  }
}
