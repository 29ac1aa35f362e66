/**
 * The bench's settings: everything that is played in this tab. They stand in the bench's address, so that a ticket carries them, and
 * in the tab's session storage, which the bench and the portal in its frame share: they survive reloads and changes of page.
 */

/** The names of the settings, as they stand in the address. A new part of the bench adds its own here. */
const SETTINGS = [
  /** "open" (the default), "closed", or "off": the portal alone, without a panel. */
  'panel',
  /** The shown section of the panel. */
  'section',
  /** The named world (mock/scenarios). */
  'scenario',
  /** A fault, as `mock/bench/faultText.ts` writes it; any number of them. */
  'fault',
  /** Seconds that the portal's clock is ahead, negative when behind. */
  'clock',
  /** Seconds that the backend's clock is ahead, negative when behind. */
  'backend-clock',
  /** Size of a replayed customer's window, as "360x740". Without it the portal has all the room there is. */
  'window',
] as const;
export type SettingName = (typeof SETTINGS)[number];

const KEY = 'bench';

const isSetting = (name: string): name is SettingName =>
  SETTINGS.some((setting) => setting === name);

/** Writes a query without a question mark, in which `~` and `*` stay readable. */
function queryOf(params: URLSearchParams): string {
  return [...params]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Splits a query into the bench's settings and the portal's own parameters. */
export function splitQuery(search: string): { settings: string; own: string } {
  const settings = new URLSearchParams();
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    (isSetting(name) ? settings : own).append(name, value);
  return { settings: queryOf(settings), own: own.size === 0 ? '' : `?${own}` };
}

/** Returns the address of a page of the portal with the bench's settings in its query. */
export function withSettings(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  settings: string,
): string {
  const query = [search.replace(/^\?/, ''), settings].filter((part) => part !== '').join('&');
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

export interface Settings {
  get(name: SettingName): string | null;
  getAll(name: SettingName): readonly string[];
  /** Replaces a setting's values; without any the setting is removed. */
  set(name: SettingName, ...values: readonly string[]): void;
  /** Returns all settings as a query without question mark, the same text as long as nothing changes. */
  text(): string;
  /** Calls the listener on every change, from the panel or the portal's side. Returns a function that stops. */
  subscribe(listener: () => void): () => void;
}

/** Reads the settings from the address and returns true, if it has any; otherwise the stored ones stay, as after a reload. */
export function takeFromAddress(search: string): boolean {
  const { settings } = splitQuery(search);
  if (settings === '') return false;
  sessionStorage.setItem(KEY, settings);
  return true;
}

/** Creates the settings of this tab. */
export function createSettings(): Settings {
  const text = () => sessionStorage.getItem(KEY) ?? '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // The event fires when the other window of this tab has changed the settings.
  addEventListener('storage', (event) => {
    if (event.storageArea === sessionStorage && event.key === KEY) tell();
  });
  return {
    text,
    get: (name) => new URLSearchParams(text()).get(name),
    getAll: (name) => new URLSearchParams(text()).getAll(name),
    set(name, ...values) {
      const params = new URLSearchParams(text());
      params.delete(name);
      for (const value of values) params.append(name, value);
      sessionStorage.setItem(KEY, queryOf(params));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
