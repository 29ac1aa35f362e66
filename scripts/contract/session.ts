/** Checks signing in, refreshing, and the refusal of calls without a session. */
import { type CallName, type Data, encodeParams } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import type { Caller } from './caller';
import type { CallFindings } from './findings';
import { PASSWORD, type Samples } from './samples';
import * as shown from './shown';

/** The customer's credentials. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const NO_SUCH_TOKEN = 'contract-check.no-such-token';
const ANYONE = 'account.';

function checkEnd({ departs }: CallFindings, { expireAt }: Data<'account.login'>, now: number) {
  if (expireAt > now) return;
  const text = 'the token is over already when it comes, by the clock of this machine';
  departs('expire_at', text, 'data.expire_at');
}

/**
 * Signs in.
 * @returns true when there is a session
 */
export async function signIn(caller: Caller, account: Account, now: number): Promise<boolean> {
  const call = caller.endpoint('account.login');
  const outcome = await call.ask(account, { token: '' });
  if (outcome.kind !== 'data') return false;
  caller.token = outcome.data.jwtToken;
  checkEnd(call, outcome.data, now);
  call.shows('the customer is signed in and goes to the dashboard');
  return true;
}

/** Checks the answers to a wrong sign-in. One wrong password locks no account, and nobody gets a mail. */
export async function checkWrongSignIn(caller: Caller, { email }: Account): Promise<void> {
  const refused = (params: Record<string, string>, code: number, what: string) =>
    caller.refused('account.login', params, code, what, { token: '' });
  const stranger = `contract-check-${crypto.randomUUID()}@example.com`;
  await refused({ email }, CODE.parameterWrong, 'a sign-in without `password`');
  await refused({ email, password: PASSWORD }, CODE.wrongPassword, 'a wrong password');
  await refused(
    { email: stranger, password: PASSWORD },
    CODE.unknownEmail,
    'an e-mail that nobody has',
  );
}

/** Asks for a new token; the following calls send it. */
export async function checkRefresh(caller: Caller, now: number): Promise<void> {
  const call = caller.endpoint('user.refreshToken');
  const session = await call.read({});
  if (session === null) return;
  checkEnd(call, session, now);
  const outcome = await caller.make('user.info', {}, { token: session.jwtToken });
  if (outcome.kind === 'data') {
    caller.token = session.jwtToken;
    call.shows('nothing: the session goes on');
  } else if (outcome.kind === 'code') {
    const text = 'the new token is not accepted: customers are signed out at their first refresh';
    call.departs('new token', text, 'data.jwt_token');
  }
}

/** Checks the account, as the layout and the dashboard show it. */
export async function checkUser(
  caller: Caller,
  account: Account,
): Promise<Data<'user.info'> | null> {
  const call = caller.endpoint('user.info');
  const user = await call.read({});
  if (user === null) return null;
  const ends =
    user.trafficExpireAt == null
      ? ''
      : `, the next part until ${shown.onDay(user.trafficExpireAt)}`;
  call.shows(`balance ${shown.usd(user.balance)}`);
  call.shows(`traffic left ${shown.traffic(user.trafficLeft)}${ends}`);
  call.shows(user.canTrial ? 'the free trial button' : 'no free trial button');
  if (user.email !== '' && user.email.toLowerCase() !== account.email.trim().toLowerCase()) {
    const text = 'it is not the e-mail that was signed in with';
    call.departs('another customer', text, 'data.email');
  }
  return user;
}

/** Checks that calls which need a session are refused without one. */
export async function checkWithoutSession(
  caller: Caller,
  names: readonly CallName[],
  samples: Samples,
): Promise<void> {
  for (const name of names) {
    if (name.startsWith(ANYONE)) continue;
    const call = caller.endpoint(name);
    const params = encodeParams(name, samples[name] as never);
    await call.refused(params, CODE.sessionInvalid, 'no token', { token: '' });
    await call.refused(params, CODE.sessionInvalid, 'a bad token', { token: NO_SUCH_TOKEN });
  }
}
