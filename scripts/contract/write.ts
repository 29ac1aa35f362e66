/** Checks the changes that can be undone: a sub-account and a whitelist entry, from the making to the removal. */
import type { Data } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { normaliseIp, WHITELIST_MAX } from '../../src/lib/ip';
import { BYTES_PER_GB, BYTES_PER_MB } from '../../src/lib/number/traffic';
import type { Caller } from './caller';
import type { CallFindings } from './findings';
import { callsThatNeed } from './permission';
import { NO_SUCH_ID, PASSWORD, type Samples } from './samples';
import { checkWithoutSession } from './session';
import { type CreatedNames, findEntries, findSubAccounts, readWhitelist, removeAll } from './undo';

type SubAccount = Data<'auth.sublist'>['list'][number];
type Entry = Data<'auth.whiteipget'>['list'][number];

const NEXT_PASSWORD = 'ContractCheck2+&% =@:/';
const REMARK = 'contract check';
/** Letters of several scripts, and all characters that have a meaning in a query string. */
const NEXT_REMARK = 'Проверка & “check” = 100 % + é #1';
const NO_ADDRESS = '999.1.1.1';
const UNKNOWN_ID = 'an unknown `id`';
const MOVED = BYTES_PER_MB;
/** Addresses for documentation (RFC 5737), which no machine has: more than a whitelist holds. */
const DOCUMENTATION_NET = '192.0.2.';
const HOSTS = 254;

const newIp = () => `${DOCUMENTATION_NET}${1 + Math.floor(Math.random() * HOSTS)}`;

/**
 * Finds names that are certainly free, so that nothing of the customer's own is ever removed. Returns the reason when
 * there are none.
 */
async function freeNames(
  caller: Caller,
  prefix: string,
  wanted: string | null,
): Promise<CreatedNames | string> {
  const taken = await findSubAccounts(caller, { prefix });
  if (taken === null)
    return 'the sub-accounts cannot be read: what was made might not be found again';
  if (taken.length > 0) return `there are sub-accounts whose username begins with ${prefix}`;
  const whitelist = await readWhitelist(caller);
  if (whitelist === null)
    return 'the whitelist cannot be read: what was made might not be found again';
  if (whitelist.length >= WHITELIST_MAX) return 'the whitelist is full';
  const listed = new Set(whitelist.map((entry) => normaliseIp(entry.ip)));
  if (wanted !== null && listed.has(normaliseIp(wanted)))
    return `${wanted} is in the whitelist already: name another address by --ip`;
  let ip = wanted ?? newIp();
  while (listed.has(normaliseIp(ip))) ip = newIp();
  return { prefix, ips: [ip, NO_ADDRESS], ids: { subAccounts: new Set(), entries: new Set() } };
}

/**
 * Makes, changes and removes a sub-account and a whitelist entry. They are removed however the check ends.
 * @param prefix begins the usernames of this run: 12 letters and digits that nothing else begins with
 * @param wanted the address for the whitelist entry; null for one that no machine has
 */
export async function checkWriting(
  caller: Caller,
  prefix: string,
  wanted: string | null,
  samples: Samples,
): Promise<void> {
  const made = await freeNames(caller, prefix, wanted);
  const changes = callsThatNeed('write');
  if (typeof made === 'string') {
    for (const call of changes) caller.options.findings.notMade(call, made);
    return;
  }
  const [ip] = made.ips;
  // A backend that adds it without a session adds what is removed again.
  const own = { ...samples, 'auth.whiteipadd': { ...samples['auth.whiteipadd'], ip } };
  try {
    await checkSubAccount(caller, made);
    await checkEntry(caller, made, ip);
    await checkWithoutSession(caller, changes, own);
  } finally {
    await removeAll(caller, made);
  }
}

/** Adds a finding when a changed field does not have its new value. */
function expectSame(
  { departs }: CallFindings,
  field: string,
  received: unknown,
  wanted: unknown,
): void {
  if (received === wanted) return;
  departs(
    `sent ${field}`,
    `\`${field}\` is not what was sent: the list says something else afterwards`,
  );
}

/** Finds this run's sub-account; null when it is not known to be there. */
async function ownSubAccount(
  caller: Caller,
  made: CreatedNames,
  username: string,
): Promise<SubAccount | null> {
  const found = await findSubAccounts(caller, made);
  return found?.find((sub) => sub.username === username) ?? null;
}

async function checkSubAccount(caller: Caller, made: CreatedNames): Promise<void> {
  const username = `${made.prefix}Aa1`;
  const sent = { username, password: PASSWORD, remark: REMARK, trafficLimit: BYTES_PER_GB };
  const call = caller.endpoint('auth.passadd');
  const outcome = await call.ask(sent);
  const id = outcome.kind === 'data' ? outcome.data?.id : undefined;
  if (id !== undefined) made.ids.subAccounts.add(id);
  const sub = await ownSubAccount(caller, made, username);
  if (sub === null) {
    if (outcome.kind === 'data') {
      call.departs('made', 'the new sub-account is not in /auth/sublist');
    }
    return;
  }
  made.ids.subAccounts.add(sub.id);
  if (id !== undefined) expectSame(call, 'id', sub.id, id);
  expectSame(call, 'password', sub.password, PASSWORD);
  expectSame(call, 'remark', sub.remark, REMARK);
  expectSame(call, 'traffic_limit', sub.trafficLimit, BYTES_PER_GB);
  call.shows('the list with the new sub-account in it');
  await checkAddRefusals(caller, made, username);
  await checkUpdates(caller, made, username, sub.id);
  await checkTraffic(caller, made, username, sub.id);
  await checkDeletion(caller, made, username, sub.id);
}

async function checkAddRefusals(
  caller: Caller,
  made: CreatedNames,
  username: string,
): Promise<void> {
  const right = { username, password: PASSWORD, remark: '', traffic_limit: '0' };
  const refused = (over: Partial<typeof right>, what: string, code: number = CODE.parameterWrong) =>
    caller.refused('auth.passadd', { ...right, ...over }, code, what);
  await refused({}, 'a username that is taken', CODE.usernameTaken);
  // They begin with the prefix, so that whatever a lax backend makes of them is found and removed.
  await refused({ username: `${made.prefix}-a_b` }, 'a username with other signs');
  await refused({ username: `${made.prefix}${'x'.repeat(13)}` }, 'a username of 25 letters');
  await refused({ username: `${made.prefix}Bb2`, password: 'short' }, 'a password of 5 letters');
}

async function checkUpdates(caller: Caller, made: CreatedNames, username: string, id: string) {
  const passwords = caller.endpoint('auth.passupdate');
  const remarks = caller.endpoint('auth.remarkupdate');
  const first = await passwords.ask({ id, password: NEXT_PASSWORD });
  const second = await remarks.ask({ id, remark: NEXT_REMARK });
  const sub = await ownSubAccount(caller, made, username);
  if (sub !== null && first.kind === 'data') {
    expectSame(passwords, 'password', sub.password, NEXT_PASSWORD);
  }
  if (sub !== null && second.kind === 'data') {
    expectSame(remarks, 'remark', sub.remark, NEXT_REMARK);
  }
  const password = PASSWORD;
  await passwords.refused({ id: NO_SUCH_ID, password }, CODE.parameterWrong, UNKNOWN_ID);
  await remarks.refused({ id: NO_SUCH_ID, remark: '' }, CODE.parameterWrong, UNKNOWN_ID);
}

/** Moves 1 MB there and back; without any traffic only the refusals are checked. */
async function checkTraffic(caller: Caller, made: CreatedNames, username: string, id: string) {
  const call = caller.endpoint('auth.trafficupdate');
  const left = (await caller.read('user.info', {}))?.trafficLeft ?? 0;
  const tooMuch = String(left + BYTES_PER_GB);
  const refused = (
    action: string,
    amount: string,
    code: number | readonly number[],
    what: string,
  ) => call.refused({ id, action, amount }, code, what);
  // The limit of the new sub-account is 1 GB: more than it may have is wrong as well.
  const tooSmall = [CODE.notEnoughTraffic, CODE.parameterWrong];
  await refused('allocate', tooMuch, tooSmall, 'more than there is');
  await refused('recycle', String(MOVED), CODE.notEnoughTraffic, 'recycling what is not there');
  await refused('give', String(MOVED), CODE.parameterWrong, 'a wrong `action`');
  if (left < MOVED) {
    call.note('no traffic', 'the main account has no traffic: only refusals were checked');
    return;
  }
  const given = await call.ask({ id, action: 'allocate', amount: MOVED });
  if (
    given.kind === 'data' &&
    given.data.trafficLeft !== null &&
    given.data.trafficLeft !== MOVED
  ) {
    call.departs('traffic_left', 'it is not what was allocated', 'data.traffic_left');
  }
  const sub = await ownSubAccount(caller, made, username);
  if (given.kind === 'data' && sub !== null && sub.trafficLeft !== MOVED) {
    call.departs('allocated', 'what was allocated is not in /auth/sublist', 'traffic_left');
  }
  if (sub !== null && sub.trafficLeft > 0) {
    await call.ask({ id, action: 'recycle', amount: sub.trafficLeft });
  }
}

async function checkDeletion(caller: Caller, made: CreatedNames, username: string, id: string) {
  const call = caller.endpoint('auth.passdelete');
  const outcome = await call.ask({ id });
  const gone = await findSubAccounts(caller, made);
  if (outcome.kind === 'data' && gone?.some((sub) => sub.username === username)) {
    call.departs('removed', 'it is still in /auth/sublist');
  }
  call.shows('the list without it');
  await call.refused({ id: NO_SUCH_ID }, CODE.parameterWrong, UNKNOWN_ID);
}

async function checkEntry(caller: Caller, made: CreatedNames, ip: string): Promise<void> {
  const call = caller.endpoint('auth.whiteipadd');
  const outcome = await call.ask({ ip, remark: REMARK });
  if (outcome.kind === 'data' && outcome.data !== null) made.ids.entries.add(outcome.data.id);
  const entry = await ownEntry(caller, ip);
  if (entry === null) {
    if (outcome.kind === 'data') {
      call.departs('made', 'the new entry is not in /auth/whiteipget');
    }
    return;
  }
  made.ids.entries.add(entry.id);
  expectSame(call, 'remark', entry.remark, REMARK);
  call.shows('the whitelist with the new address in it');
  const gateways = caller.endpoint('dynamic.whiteipget');
  const atGateways = await gateways.read({});
  if (atGateways !== null && !atGateways.list.some((one) => one.ip === entry.ip)) {
    const text = 'a new address is not in it: whitelist mode would not take it';
    gateways.departs('same whitelist', text, 'data');
  }
  await call.refused({ ip, remark: '' }, CODE.ipListed, 'an address that is listed');
  await call.refused({ ip: NO_ADDRESS, remark: '' }, CODE.parameterWrong, 'a wrong `ip`');
  await checkEntryChanges(caller, ip, entry);
}

/** Finds the entry of an address; null when it is not known to be there. */
async function ownEntry(caller: Caller, ip: string): Promise<Entry | null> {
  return (await findEntries(caller, [ip]))?.[0] ?? null;
}

async function checkEntryChanges(caller: Caller, ip: string, { id }: Entry): Promise<void> {
  const remarks = caller.endpoint('auth.whiteipupdate');
  const changed = await remarks.ask({ id, remark: NEXT_REMARK });
  const entry = await ownEntry(caller, ip);
  if (entry !== null && changed.kind === 'data') {
    expectSame(remarks, 'remark', entry.remark, NEXT_REMARK);
  }
  await remarks.refused({ id: NO_SUCH_ID, remark: '' }, CODE.parameterWrong, UNKNOWN_ID);
  const deletion = caller.endpoint('auth.whiteipdelete');
  const removed = await deletion.ask({ id });
  const rest = await findEntries(caller, [ip]);
  if (removed.kind === 'data' && rest !== null && rest.length > 0) {
    deletion.departs('removed', 'it is still in /auth/whiteipget');
  }
  deletion.shows('the whitelist without it');
  await deletion.refused({ id: NO_SUCH_ID }, CODE.parameterWrong, UNKNOWN_ID);
}
