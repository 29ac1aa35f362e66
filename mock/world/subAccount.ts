import type { TrafficAction } from '../../src/api/contract';
import { checkPassword } from './account';
import { log, moveBetweenLots } from './ledger';
import { refuse, wrongParameter } from './refusal';
import { leftIn, type SubAccount, serial, type User, type World, worldTime } from './state';

const USERNAME = /^[A-Za-z0-9]{12,24}$/;
const MAX_REMARK = 200;

/**
 * Checks the length of a remark.
 * @throws Refusal 40001
 */
export function checkRemark(remark: string): void {
  if (remark.length > MAX_REMARK) throw wrongParameter('remark');
}

/**
 * Finds a customer's sub-account.
 * @throws Refusal 40001
 */
export function findSub(world: World, user: User, id: string): SubAccount {
  const sub = world.state.subAccounts.find((one) => one.id === id && one.userId === user.id);
  if (!sub) throw wrongParameter('id');
  return sub;
}

function taken(world: World, username: string): boolean {
  const name = username.toLowerCase();
  return (
    world.state.subAccounts.some((sub) => sub.username.toLowerCase() === name) ||
    world.state.users.some((user) => user.proxyUsername.toLowerCase() === name)
  );
}

/** Creates a sub-account whose username is known to be right and free. */
export function createSub(
  world: World,
  user: User,
  given: Pick<SubAccount, 'username' | 'password' | 'remark' | 'limit'>,
): SubAccount {
  const sub: SubAccount = {
    ...given,
    id: `S${serial(world)}`,
    userId: user.id,
    createdAt: worldTime(world),
    lots: [],
    used: 0,
  };
  world.state.subAccounts.push(sub);
  return sub;
}

/**
 * Creates a sub-account after checking everything.
 * @throws Refusal 20302 when the username is taken by anyone, 40001
 */
export function addSub(
  world: World,
  user: User,
  given: Pick<SubAccount, 'username' | 'password' | 'remark' | 'limit'>,
): SubAccount {
  if (!USERNAME.test(given.username)) throw wrongParameter('username');
  checkPassword(given.password, 'password');
  checkRemark(given.remark);
  if (taken(world, given.username)) throw refuse('usernameTaken');
  return createSub(world, user, given);
}

/**
 * Moves traffic between the main account and a sub-account; every part keeps its lot.
 * @throws Refusal 20601 when the giving side has less, 40001 when the sub-account's limit does not allow it
 */
export function moveTraffic(
  world: World,
  user: User,
  sub: SubAccount,
  action: TrafficAction,
  bytes: number,
): void {
  const giving = action === 'allocate' ? user.lots : sub.lots;
  if (leftIn(giving) < bytes) throw refuse('notEnoughTraffic');
  if (action === 'allocate') {
    if (sub.limit > 0 && leftIn(sub.lots) + sub.used + bytes > sub.limit)
      throw wrongParameter('amount');
    moveBetweenLots(user.lots, sub.lots, bytes);
    log(world, user, { type: 'allocate', change: -bytes, account: sub.username });
    return;
  }
  moveBetweenLots(sub.lots, user.lots, bytes);
  log(world, user, { type: 'recycle', change: bytes, account: sub.username });
}

/**
 * Deletes a sub-account.
 * @returns the bytes that went back to the main account.
 */
export function deleteSub(world: World, user: User, sub: SubAccount): number {
  const rest = leftIn(sub.lots);
  if (rest > 0) moveTraffic(world, user, sub, 'recycle', rest);
  world.state.subAccounts = world.state.subAccounts.filter((one) => one !== sub);
  return rest;
}

/** Returns a customer's sub-accounts whose username or remark holds the keyword, newest first. */
export function listSubs(world: World, user: User, keyword: string): SubAccount[] {
  const word = keyword.trim().toLowerCase();
  return world.state.subAccounts
    .filter(
      (sub) =>
        sub.userId === user.id &&
        (sub.username.toLowerCase().includes(word) || sub.remark.toLowerCase().includes(word)),
    )
    .reverse();
}
