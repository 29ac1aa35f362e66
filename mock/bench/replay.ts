/**
 * Replays a file in this tab: the portal gets the answers that the customer's got. The file stays in this browser: it is kept in
 * IndexedDB until the replay is stopped. The file's key and the position of the time line stand in session storage, which the portal's
 * window and the panel's share: each tab has its own replay, and a browser of its own for it (`isolatedStorage.ts`).
 */
import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { TOKEN_HEADER } from '../../src/api/contract';
import type { CallResponder } from '../handlers';
import { replayAnswers } from '../replay/answers';
import { addressAt, endOf, localeOf, purchasesOf } from '../replay/customer';
import { type Recorded, readRecorded, UnreadableRecord } from '../replay/recorded';
import { createProgress, type Progress, pageStart } from '../replay/replay';
import { DAY } from '../world/clock';
import { type World, worldTime } from '../world/state';
import { clockNow } from './clocks';
import { CHOICES, clearTab, SESSION, setChoice } from './customer';
import {
  isolatedStorage,
  isolateStorage,
  removeDatabases,
  writePurchases,
} from './isolatedStorage';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** The key of this tab's file in IndexedDB. */
const FILE_KEY = 'bench-replay-file';
const PROGRESS_KEY = 'bench-replay';
const STRICT_KEY = 'bench-replay-strict';
const TIMED_KEY = 'bench-replay-timed';
const MS_PER_SECOND = 1000;
/** A closed tab leaves its file behind, so at most this many are kept. */
const MOST_FILES = 5;
/** More than any report (2 MB) or a long session in developer tools; a larger file would freeze the browser. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** True when the browser has no room to keep anything more. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const files = () => createStore('bench-replay', 'files');

/** Adds the token of a call that the world answers to the world's sessions, because another tab may have reset the world meanwhile. */
function knowSession(world: World, token: string): void {
  const [customer] = world.state.users;
  if (!customer || token === '') return;
  world.state.sessions[token] = {
    userId: customer.id,
    expireAt: worldTime(world) + DAY,
    revoked: false,
  };
}

/** Returns the progress of this tab's replay; null when there is none. */
export function readProgress(): Progress | null {
  const text = sessionStorage.getItem(PROGRESS_KEY);
  return text === null ? null : (JSON.parse(text) as Progress);
}

/** Returns the key of this tab's file, another one for each file; "" before the first. */
export const fileKey = (): string => sessionStorage.getItem(FILE_KEY) ?? '';

const writeProgress = (progress: Progress): void =>
  sessionStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));

function setSwitch(key: string, value: boolean): void {
  if (value) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
}

/** True when a call that the file does not hold fails; otherwise the world answers it. */
export const isStrict = (): boolean => sessionStorage.getItem(STRICT_KEY) !== null;
/** Makes calls fail that the file does not hold, or lets the world answer them again. */
export const setStrict = (value: boolean): void => setSwitch(STRICT_KEY, value);

/** True when each answer takes as long as the customer's did; otherwise answers are immediate. */
export const isTimed = (): boolean => sessionStorage.getItem(TIMED_KEY) !== null;
/** Turns the customer's waiting times on or off. */
export const setTimed = (value: boolean): void => setSwitch(TIMED_KEY, value);

/** Reads the file of this tab's replay; null when it is gone. */
export async function readFile(): Promise<Recorded | null> {
  const text = await get<string>(fileKey(), files());
  return text === undefined ? null : readRecorded(text);
}

async function removeFile(): Promise<void> {
  const key = fileKey();
  sessionStorage.removeItem(FILE_KEY);
  if (key === '') return;
  removeDatabases(key);
  await del(key, files());
}

async function removeOldFiles(): Promise<void> {
  const old = (await keys<string>(files())).sort().slice(0, -MOST_FILES);
  await delMany(old, files());
  old.forEach(removeDatabases);
}

/** Returns the appearance that was shown, whatever the customer had chosen; null when it is not in the file. */
function appearanceOf({ about }: Recorded): string | null {
  return /\((light|dark)\)$/.exec(String(about?.theme))?.[1] ?? null;
}

/** Returns the size of the customer's window as a setting; none when it is not in the file. */
export function windowOf({ about }: Recorded): readonly string[] {
  const [, width, height] = /^(\d+) × (\d+)/.exec(String(about?.viewport)) ?? [];
  return width && height ? [`${width}x${height}`] : [];
}

/** Resets the portal's clock and window to real time and full size, as every other world begins. */
export function undoSettings(settings: Settings): void {
  settings.set('clock');
  settings.set('window');
}

/**
 * Makes the portal's session at a step. The session ends by the portal's clock, which may be as wrong as the customer's was: already
 * over where the file holds a refresh, so that the portal asks for one, and otherwise a day away.
 */
function sessionAt({ entries }: Recorded, step: number, settings: Settings) {
  const page = entries.slice(pageStart(entries, step), step);
  const isRefreshed = page.some(({ call }) => call === 'user.refreshToken');
  const end = clockNow(settings, 'clock') + (isRefreshed ? -1 : DAY);
  return { jwt_token: replayToken(), expire_at: end };
}

/**
 * Reads the text of a dropped file.
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
 * Begins the replay of a file at its end, where the customer was when the report was made. Returns the address to open.
 * @throws UnreadableRecord, and a `QuotaExceededError` when the browser has no room for it
 */
export async function startReplay(text: string, settings: Settings): Promise<string> {
  const recorded = readRecorded(text);
  // Keys begin with the time, so sorting them puts the oldest file first.
  const key = `${new Date().toISOString()}.${crypto.randomUUID()}`;
  // Without room for it, the replay before goes on with its own file.
  await writePurchases(key, purchasesOf(recorded));
  await set(key, text, files());
  await removeFile();
  sessionStorage.setItem(FILE_KEY, key);
  await removeOldFiles();
  settings.set('scenario');
  settings.set('window', ...windowOf(recorded));
  const ahead = (endOf(recorded) ?? Date.now()) - Date.now();
  settings.set('clock', String(Math.round(ahead / MS_PER_SECOND)));
  clearTab();
  isolatedStorage.clear();
  choose('language', localeOf(recorded));
  choose('appearance', appearanceOf(recorded));
  return goToStep(recorded, recorded.entries.length, settings);
}

function choose(name: keyof typeof CHOICES, value: string | null): void {
  if (value !== null) isolatedStorage.setItem(CHOICES[name].key, value);
}

/** Moves the time line: the page is loaded again and knows the calls before the step. Returns the address to open. */
export function goToStep(recorded: Recorded, step: number, settings: Settings): string {
  isolatedStorage.setItem(SESSION, JSON.stringify(sessionAt(recorded, step, settings)));
  writeProgress(createProgress(step));
  return addressAt(recorded, step);
}

/** Ends this tab's replay because the tab was opened at something else. Its file is deleted when the next one is kept. */
export function endReplay(): void {
  sessionStorage.removeItem(PROGRESS_KEY);
  setStrict(false);
  setTimed(false);
}

/** Ends the replay and deletes its file. Returns the page to open. */
export async function stopReplay(settings: Settings): Promise<string> {
  undoSettings(settings);
  endReplay();
  await removeFile();
  isolatedStorage.clear();
  clearTab();
  settings.set('scenario');
  // An earlier scenario may have set the portal's language and appearance.
  setChoice('language', null);
  setChoice('appearance', null);
  return '/client/user/login';
}

const replayToken = (): string => `replay.${fileKey()}`;

/** Gives the portal the customer's browser. Returns the answers from the file; null when this tab has no replay. */
export async function openReplay(shared: SharedWorld): Promise<CallResponder | null> {
  if (readProgress() === null) return null;
  isolateStorage(fileKey());
  const recorded = await readFile();
  if (recorded === null) return null;
  const answerer = await replayAnswers(recorded, {
    get progress() {
      return readProgress() ?? createProgress(recorded.entries.length);
    },
    set progress(progress) {
      writeProgress(progress);
    },
    token: replayToken(),
    get isStrict() {
      return isStrict();
    },
    get isTimed() {
      return isTimed();
    },
  });
  return async (call, request) => {
    const token = request.headers.get(TOKEN_HEADER) ?? '';
    const answer = await answerer(call, request);
    if (answer === null) await shared.alone((world) => knowSession(world, token));
    return answer;
  };
}
