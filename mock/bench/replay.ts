/**
 * Replays a file in this tab: the portal gets the answers that the customer's got. The file stays in this browser: it is read here and
 * kept in IndexedDB until the replay is stopped. Which one it is and how far the time line is stand in session storage, which the
 * portal's window and the panel's share: each tab has a replay of its own.
 */
import { clear, createStore, del, delMany, get, keys, set, setMany } from 'idb-keyval';
import { replayAnswers } from '../replay/answer';
import { placeAt } from '../replay/pages';
import { type Recorded, readRecorded, UnreadableRecord } from '../replay/recorded';
import { type Progress, startAt } from '../replay/replay';
import { openSession } from '../world/account';
import type { World } from '../world/state';
import { forgetCustomer, setLanguage } from './customer';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** The key of this tab's file in IndexedDB. */
const FILE_KEY = 'bench-replay-file';
const PROGRESS_KEY = 'bench-replay';
const LOUD_KEY = 'bench-replay-loud';
const MS_PER_SECOND = 1000;
const HOME = '/client/dashboard';
/** A tab that is closed leaves its file behind: no more than so many are kept. */
const MOST_FILES = 5;
/** More than any report (2 MB) or a long session in developer tools; a larger file would make the browser stop for long. */
const LARGEST_FILE = 100 * 1024 * 1024;

const files = () => createStore('bench-replay', 'files');

/** The session of a portal whose calls the file answers; the world knows it too, for those that it does not. */
function sessionOf(world: World) {
  const [customer] = world.state.users;
  if (!customer) throw new Error('the world has no customer');
  return openSession(world, customer);
}

/** Where the replay of this tab stands; null when there is none. */
export function readProgress(): Progress | null {
  const text = sessionStorage.getItem(PROGRESS_KEY);
  return text === null ? null : (JSON.parse(text) as Progress);
}

/** Another text for each file that this tab has replayed; "" before the first. */
export const fileKey = (): string => sessionStorage.getItem(FILE_KEY) ?? '';

const writeProgress = (progress: Progress): void =>
  sessionStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));

/** Whether a call that the file does not know fails; else the world answers it. */
export const isLoud = (): boolean => sessionStorage.getItem(LOUD_KEY) !== null;

export function setLoud(value: boolean): void {
  if (value) sessionStorage.setItem(LOUD_KEY, '1');
  else sessionStorage.removeItem(LOUD_KEY);
}

/** The file of this tab's replay, read; null without one. */
export async function readFile(): Promise<Recorded | null> {
  const key = sessionStorage.getItem(FILE_KEY);
  const text = key === null ? undefined : await get<string>(key, files());
  return text === undefined ? null : readRecorded(text);
}

async function writeFile(text: string): Promise<void> {
  const own = sessionStorage.getItem(FILE_KEY);
  if (own !== null) await del(own, files());
  // Keys begin with the time, so they are in the order in which they came.
  const key = `${new Date().toISOString()} ${crypto.randomUUID()}`;
  await set(key, text, files());
  sessionStorage.setItem(FILE_KEY, key);
  const all = await keys<string>(files());
  await delMany(all.sort().slice(0, -MOST_FILES), files());
}

/** The page that the customer was on at a step of the time line; at its end the one where the report was made. */
export function addressAt({ entries, about }: Recorded, step: number): string {
  const isEnd = step === entries.length && typeof about?.route === 'string';
  const place = placeAt(entries, step, isEnd ? String(about?.route) : undefined);
  return place === null ? HOME : `/client${place}`;
}

/** The purchases that the customer's browser knew of, as the portal keeps them. */
function purchasesOf({ about }: Recorded): readonly (readonly [IDBValidKey, unknown])[] {
  if (!Array.isArray(about?.purchases)) return [];
  return about.purchases.flatMap((one: Readonly<Record<string, unknown>>) =>
    typeof one.userId === 'string' && typeof one.id === 'string'
      ? [[[one.userId, one.id], one] as const]
      : [],
  );
}

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

/**
 * The text of a file that was dropped.
 * @throws UnreadableRecord
 */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE)
    throw new UnreadableRecord(
      'This file has more than 100 MB: it is no recording of one problem.',
    );
  return file.text();
}

/**
 * Begins the replay of a file at its end, where the customer was when the report was made. Gives the address to open.
 * @throws UnreadableRecord
 */
export async function startReplay(text: string, { settings, shared }: Here): Promise<string> {
  const recorded = readRecorded(text);
  await writeFile(text);
  settings.set('scenario');
  const { token, expireAt } = await shared.alone(sessionOf);
  forgetCustomer();
  localStorage.setItem('userAuthData', JSON.stringify({ jwt_token: token, expire_at: expireAt }));
  const { about, entries } = recorded;
  setLanguage(about?.locale === 'ru-RU' || about?.locale === 'en-US' ? about.locale : null);
  const at = typeof about?.madeAt === 'number' ? about.madeAt : (entries.at(-1)?.at ?? Date.now());
  settings.set('clock', String(Math.round((at - Date.now()) / MS_PER_SECOND)));
  const store = createStore('purchases', 'purchases');
  await clear(store);
  await setMany(
    purchasesOf(recorded).map(([key, row]) => [key, row]),
    store,
  );
  writeProgress(startAt(entries.length));
  return addressAt(recorded, entries.length);
}

/** Moves the time line: the page begins anew, and knows the calls up to the step. Gives the address to open. */
export function goToStep(recorded: Recorded, step: number): string {
  writeProgress(startAt(step));
  return addressAt(recorded, step);
}

/** The tab replays nothing any more: it was opened at something else. Its file goes with the next one. */
export function endReplay(): void {
  sessionStorage.removeItem(PROGRESS_KEY);
  setLoud(false);
}

/** Ends the replay and forgets its file. Gives the page to open. */
export async function stopReplay({ settings }: Here): Promise<string> {
  endReplay();
  const key = sessionStorage.getItem(FILE_KEY);
  if (key !== null) await del(key, files());
  sessionStorage.removeItem(FILE_KEY);
  settings.set('scenario');
  settings.set('clock');
  forgetCustomer();
  setLanguage(null);
  return '/client/user/login';
}

function storedToken(): string {
  try {
    const { jwt_token: token } = JSON.parse(localStorage.getItem('userAuthData') ?? '{}');
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/** The portal's window, as far as a replay needs it. */
interface Portal {
  answerFirst(answerer: ReturnType<typeof replayAnswers>): void;
}

/** Answers the portal's calls from the file while this tab replays one. */
export async function replayPart({ answerFirst }: Portal): Promise<void> {
  if (readProgress() === null) return;
  const recorded = await readFile();
  if (recorded === null) return;
  answerFirst(
    replayAnswers(
      recorded,
      {
        get: () => readProgress() ?? startAt(recorded.entries.length),
        set: writeProgress,
      },
      { token: storedToken(), isLoud },
    ),
  );
}
