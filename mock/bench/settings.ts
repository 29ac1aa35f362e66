/**
 * The bench's settings: what is played in this tab. They stand in the address of the bench, so that a ticket carries them,
 * and in the tab's session storage, which the bench's frame and the portal inside it share: they survive reloads and every
 * change of page.
 */

/** The names of the settings, as they stand in the address. A new part of the bench adds its own here. */
export const SETTINGS = [
  /** "open" (the default), "closed", or "off": the portal alone, without a panel. */
  'panel',
  /** The section of the panel that is shown. */
  'section',
  /** The named world (mock/scenarios). */
  'scenario',
  /** A fault, as `mock/bench/faultText.ts` writes it; any number of them. */
  'fault',
  /** Seconds that the portal's clock is ahead (or, negative, behind). */
  'clock',
  /** The same for the backend's clock. */
  'backend-clock',
  /** How large the portal's window is, as "360x740": a replayed customer's. Without it the portal has all the room that there is. */
  'window',
] as const;
export type SettingName = (typeof SETTINGS)[number];

const KEY = 'bench';

const isSetting = (name: string): name is SettingName =>
  SETTINGS.some((setting) => setting === name);

/** A query without a question mark, readable: `~` and `*` stand as they are. */
function queryOf(params: URLSearchParams): string {
  return [...params]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** A query in two: the bench's settings, and what is the portal's own. */
export function splitQuery(search: string): { settings: string; own: string } {
  const settings = new URLSearchParams();
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    (isSetting(name) ? settings : own).append(name, value);
  return { settings: queryOf(settings), own: own.size === 0 ? '' : `?${own}` };
}

/** The address of a page of the portal with the bench's settings in its query. */
export function withSettings(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  settings: string,
): string {
  const query = [search.replace(/^\?/, ''), settings].filter((part) => part !== '').join('&');
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

/** The settings of this tab. */
export interface Settings {
  get(name: SettingName): string | null;
  getAll(name: SettingName): readonly string[];
  /** Gives a setting these values; without any it is taken away. */
  set(name: SettingName, ...values: readonly string[]): void;
  /** All of them as a query, without the question mark: the same text as long as nothing has changed. */
  text(): string;
  /** Hears of every change, from the panel or the portal's side. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Takes the settings out of the address where it has any; else they stay as they were before a reload. Returns whether it had
 * any.
 */
export function takeFromAddress(search: string, storage: Storage = sessionStorage): boolean {
  const { settings } = splitQuery(search);
  if (settings === '') return false;
  storage.setItem(KEY, settings);
  return true;
}

/** The settings of the tab whose session storage this is. */
export function createSettings(storage: Storage = sessionStorage): Settings {
  const text = () => storage.getItem(KEY) ?? '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // The other window of this tab has changed them.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.storageArea === storage && event.key === KEY) tell();
  });
  return {
    text,
    get: (name) => new URLSearchParams(text()).get(name),
    getAll: (name) => new URLSearchParams(text()).getAll(name),
    set(name, ...values) {
      const params = new URLSearchParams(text());
      params.delete(name);
      for (const value of values) params.append(name, value);
      storage.setItem(KEY, queryOf(params));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
