/**
 * Removes what the check has made. Things are found by name, not only by the id that the backend answered, because an answer
 * may have been lost after the thing was made.
 */
import type { Data, Page } from '../../src/api/contract';
import { normaliseIp } from '../../src/lib/ip';
import { type Caller, pause } from './caller';

const ROUNDS = 3;
const PAGE = { page: 1, pageSize: 200 } as const;
const UNSTOPPABLE = { unstoppable: true } as const;

type SubAccount = Data<'auth.sublist'>['list'][number];
type Entry = Data<'auth.whiteipget'>['list'][number];

/** The names under which this run makes things. */
export interface CreatedNames {
  /** All usernames of sub-accounts begin with it. */
  readonly prefix: string;
  /** Addresses that were not listed before. */
  readonly ips: readonly [string, ...string[]];
  /** Ids that the backend told, for a list that turns unreadable by the new row. */
  readonly ids: { readonly subAccounts: Set<string>; readonly entries: Set<string> };
}

/** A backend that ignores `keyword` may send pages of other things, and the wanted one may stand on another page. */
const isWhole = ({ list, total, unread }: Page<unknown>) => unread === null && list.length >= total;

/** Finds the present sub-accounts of this run; null when they cannot be known. */
export async function findSubAccounts(
  caller: Caller,
  { prefix }: Pick<CreatedNames, 'prefix'>,
  options?: typeof UNSTOPPABLE,
): Promise<readonly SubAccount[] | null> {
  const outcome = await caller.ask('auth.sublist', { ...PAGE, keyword: prefix }, options);
  if (outcome.kind !== 'data' || !isWhole(outcome.data)) return null;
  const own = prefix.toLowerCase();
  return outcome.data.list.filter(({ username }) => username.toLowerCase().startsWith(own));
}

/** Reads the whole whitelist, which one page holds; null when it cannot be known. */
export async function readWhitelist(
  caller: Caller,
  options?: typeof UNSTOPPABLE,
): Promise<readonly Entry[] | null> {
  const outcome = await caller.ask('auth.whiteipget', { ...PAGE, keyword: '' }, options);
  return outcome.kind === 'data' && isWhole(outcome.data) ? outcome.data.list : null;
}

/**
 * Finds the whitelist entries of these addresses; null when they cannot be known. By keyword, an address that the backend spells in
 * another way would not be found.
 */
export async function findEntries(
  caller: Caller,
  ips: readonly string[],
  options?: typeof UNSTOPPABLE,
): Promise<readonly Entry[] | null> {
  const whitelist = await readWhitelist(caller, options);
  const wanted = new Set(ips.map(normaliseIp));
  return whitelist?.filter(({ ip }) => wanted.has(normaliseIp(ip))) ?? null;
}

/**
 * Removes things until none is found, a few times at most.
 * @returns true when certainly none is left
 */
async function remove<T extends { readonly id: string }>(
  find: () => Promise<readonly T[] | null>,
  take: (id: string) => Promise<unknown>,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await find();
    if (found?.length === 0) return true;
    for (const id of found?.map((one) => one.id) ?? ids) await take(id);
  }
  return (await find())?.length === 0;
}

/** Removes everything that this run has made. The rest is reported by name, to be removed by hand. */
export async function removeAll(caller: Caller, made: CreatedNames): Promise<void> {
  const { findings, settleMs } = caller.options;
  const { leftBehind } = findings;
  // A request without an answer may still take effect.
  if (caller.isSilent('auth.passadd') || caller.isSilent('auth.whiteipadd')) await pause(settleMs);
  const noSubAccount = await remove(
    () => findSubAccounts(caller, made, UNSTOPPABLE),
    (id) => caller.make('auth.passdelete', { id }, UNSTOPPABLE),
    made.ids.subAccounts,
  );
  if (!noSubAccount) leftBehind.push(`sub-accounts whose username begins with ${made.prefix}`);
  const noEntry = await remove(
    () => findEntries(caller, made.ips, UNSTOPPABLE),
    (id) => caller.make('auth.whiteipdelete', { id }, UNSTOPPABLE),
    made.ids.entries,
  );
  if (!noEntry) leftBehind.push(`whitelist entries of ${made.ips.join(' and ')}`);
}
