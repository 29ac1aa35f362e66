/**
 * Replays a file in this tab: the portal gets the answers that the customer's got. The file stays in this browser: it is read here and
 * kept in IndexedDB until the replay is stopped. Which one it is and how far the time line is stand in session storage, which the
 * portal's window and the panel's share: each tab has a replay of its own.
 */
import { clear, createStore, del, delMany, get, keys, set, setMany } from 'idb-keyval';
import type { Answerer } from '../handlers';
import { replayAnswers } from '../replay/answers';
import { addressAt, endOf, localeOf, purchasesOf } from '../replay/customer';
import { type Recorded, readRecorded, UnreadableRecord } from '../replay/recorded';
import { type Progress, pageStart, startAt } from '../replay/replay';
import { openSession } from '../world/account';
import { DAY } from '../world/clock';
import type { World } from '../world/state';
import { clockNow } from './clocks';
import { forgetCustomer, setChoice, storeSession } from './customer';
import { FRAME_ID } from './messages';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** The key of this tab's file in IndexedDB. */
const FILE_KEY = 'bench-replay-file';
const PROGRESS_KEY = 'bench-replay';
const TOKEN_KEY = 'bench-replay-token';
const LOUD_KEY = 'bench-replay-loud';
const TIMED_KEY = 'bench-replay-timed';
const MS_PER_SECOND = 1000;
/** A tab that is closed leaves its file behind: no more than so many are kept. */
const MOST_FILES = 5;
/** More than any report (2 MB) or a long session in developer tools; a larger file would make the browser stop for long. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** How the key of a file begins that only this page has. */
const IN_MEMORY = 'in memory';

declare global {
  interface Window {
    /** The text of a file that the browser had no room to keep; in the panel's window, where the portal's finds it after each load. */
    benchReplayFile?: string;
  }
}

const memory = (): Window => (window.frameElement?.id === FRAME_ID ? window.parent : window);

/** Whether a browser has no room to keep anything more. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

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

function setSwitch(key: string, value: boolean): void {
  if (value) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
}

/** Whether a call that the file does not know fails; else the world answers it. */
export const isLoud = (): boolean => sessionStorage.getItem(LOUD_KEY) !== null;
export const setLoud = (value: boolean): void => setSwitch(LOUD_KEY, value);

/** Whether each answer takes as long as the customer's did; else it comes at once. */
export const isTimed = (): boolean => sessionStorage.getItem(TIMED_KEY) !== null;
export const setTimed = (value: boolean): void => setSwitch(TIMED_KEY, value);

/** Whether only this page has the file of its tab's replay: the browser had no room to keep it. */
export const isFileInMemory = (): boolean => fileKey().startsWith(IN_MEMORY);

/** The file of this tab's replay, read; null when it is gone. */
export async function readFile(): Promise<Recorded | null> {
  const text = isFileInMemory() ? memory().benchReplayFile : await get<string>(fileKey(), files());
  return text === undefined ? null : readRecorded(text);
}

async function removeFile(): Promise<void> {
  const key = fileKey();
  delete memory().benchReplayFile;
  if (key !== '' && !isFileInMemory()) await del(key, files());
  sessionStorage.removeItem(FILE_KEY);
}

/** Keeps a file in this browser; when that has no room, this page has it in its memory. */
async function writeFile(text: string): Promise<void> {
  await removeFile();
  try {
    // Keys begin with the time, so they are in the order in which they came.
    const key = `${new Date().toISOString()} ${crypto.randomUUID()}`;
    await set(key, text, files());
    sessionStorage.setItem(FILE_KEY, key);
    const all = await keys<string>(files());
    await delMany(all.sort().slice(0, -MOST_FILES), files());
  } catch (error) {
    if (!isFull(error)) throw error;
    memory().benchReplayFile = text;
    sessionStorage.setItem(FILE_KEY, `${IN_MEMORY} ${crypto.randomUUID()}`);
  }
}

/** What was shown, whatever the customer's choice was; null when the file does not tell it. */
function appearanceOf({ about }: Recorded): string | null {
  return /\((light|dark)\)$/.exec(String(about?.theme))?.[1] ?? null;
}

/** The size of the customer's window as a setting; none for a file that does not tell it. */
export function windowOf({ about }: Recorded): readonly string[] {
  const [, width, height] = /^(\d+) × (\d+)/.exec(String(about?.viewport)) ?? [];
  return width && height ? [`${width}x${height}`] : [];
}

/** The portal's clock and window as they are in no replay: every other world begins at real time, in all the room that there is. */
export function undoSettings(settings: Settings): void {
  settings.set('clock');
  settings.set('window');
}

/**
 * The session that the portal has at a step. It ends by the portal's clock, which may be wrong as the customer's was: it is over where
 * the file tells of a refresh, so that the portal asks for one, and it lasts where the file tells of none.
 */
function sessionAt({ entries }: Recorded, step: number, settings: Settings) {
  const page = entries.slice(pageStart(entries, step), step);
  const isRefreshed = page.some(({ call }) => call === 'user.refreshToken');
  const end = clockNow(settings, 'clock') + (isRefreshed ? -1 : DAY);
  return { jwt_token: replayToken(), expire_at: end };
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
 * @throws UnreadableRecord, and a `QuotaExceededError` when the browser has no room for the little that any replay needs
 */
export async function startReplay(text: string, { settings, shared }: Here): Promise<string> {
  const recorded = readRecorded(text);
  const { token } = await shared.alone(sessionOf);
  const store = createStore('purchases', 'purchases');
  await clear(store);
  await setMany(
    purchasesOf(recorded).map((one) => [[one.userId, one.id], one]),
    store,
  );
  await writeFile(text);
  settings.set('scenario');
  settings.set('window', ...windowOf(recorded));
  const ahead = (endOf(recorded) ?? Date.now()) - Date.now();
  settings.set('clock', String(Math.round(ahead / MS_PER_SECOND)));
  const end = recorded.entries.length;
  sessionStorage.setItem(TOKEN_KEY, token);
  forgetCustomer(sessionAt(recorded, end, settings));
  setChoice('language', localeOf(recorded));
  setChoice('appearance', appearanceOf(recorded));
  return goToStep(recorded, end, settings);
}

/** Moves the time line: the page begins anew, and knows the calls up to the step. Gives the address to open. */
export function goToStep(recorded: Recorded, step: number, settings: Settings): string {
  storeSession(sessionAt(recorded, step, settings));
  writeProgress(startAt(step));
  return addressAt(recorded, step);
}

/** The tab replays nothing any more: it was opened at something else. Its file goes with the next one. */
export function endReplay(): void {
  sessionStorage.removeItem(PROGRESS_KEY);
  setLoud(false);
  setTimed(false);
}

/** Ends the replay and forgets its file. Gives the page to open. */
export async function stopReplay({ settings }: Here): Promise<string> {
  undoSettings(settings);
  endReplay();
  await removeFile();
  settings.set('scenario');
  forgetCustomer();
  setChoice('language', null);
  setChoice('appearance', null);
  return '/client/user/login';
}

/** The token of the session that the replayed portal has: the one that was opened for the replay. */
const replayToken = (): string => sessionStorage.getItem(TOKEN_KEY) ?? '';

/** The portal's window, as far as a replay needs it. */
interface Portal {
  answerFirst(answerer: Answerer): void;
}

/** Answers the portal's calls from the file while this tab replays one. */
export async function replayPart({ answerFirst }: Portal): Promise<void> {
  if (readProgress() === null) return;
  const recorded = await readFile();
  if (recorded === null) return;
  answerFirst(
    await replayAnswers(
      recorded,
      {
        get: () => readProgress() ?? startAt(recorded.entries.length),
        set: writeProgress,
      },
      { token: replayToken(), isLoud, isTimed },
    ),
  );
}
