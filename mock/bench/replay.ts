/**
 * Replays a file in this tab: the portal gets the answers that the customer's got. The file stays in this browser: it is read here and
 * kept in IndexedDB until the replay is stopped. How far the time line is stands in session storage, which the portal's window
 * and the panel's share.
 */
import { clear, createStore, del, get, set, setMany } from 'idb-keyval';
import { replayAnswers } from '../replay/answer';
import { type Recorded, readRecorded } from '../replay/recorded';
import { type Progress, startAt } from '../replay/replay';
import { openSession } from '../world/account';
import type { World } from '../world/state';
import { forgetCustomer, setLanguage } from './scenario';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

const FILE_KEY = 'file';
const PROGRESS_KEY = 'bench-replay';
const LOUD_KEY = 'bench-replay-loud';
const MS_PER_SECOND = 1000;
const HOME = '/client/dashboard';

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

const writeProgress = (progress: Progress): void =>
  sessionStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));

/** Whether a call that the file does not know fails; else the world answers it. */
export const isLoud = (): boolean => sessionStorage.getItem(LOUD_KEY) !== null;

export function setLoud(value: boolean): void {
  if (value) sessionStorage.setItem(LOUD_KEY, '1');
  else sessionStorage.removeItem(LOUD_KEY);
}

/** The file of this browser's replay, read; null without one. */
export async function readFile(): Promise<Recorded | null> {
  const text = await get<string>(FILE_KEY, files());
  return text === undefined ? null : readRecorded(text);
}

/** The page that the customer was on at a step of the time line. */
export function addressAt({ entries, about }: Recorded, step: number): string {
  const last = step === entries.length && typeof about?.route === 'string' ? about.route : null;
  const route = last ?? entries[step - 1]?.route ?? null;
  return route === null ? HOME : `/client${route}`;
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
 * Begins the replay of a file at its end, where the customer was when the report was made. Gives the address to open.
 * @throws UnreadableRecord
 */
export async function startReplay(text: string, { settings, shared }: Here): Promise<string> {
  const recorded = readRecorded(text);
  await set(FILE_KEY, text, files());
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

/** Ends the replay and forgets its file. Gives the page to open. */
export async function stopReplay({ settings }: Here): Promise<string> {
  sessionStorage.removeItem(PROGRESS_KEY);
  setLoud(false);
  await del(FILE_KEY, files());
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
