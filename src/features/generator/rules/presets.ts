import { fieldsOf } from '@/lib/text/json';
import { parseProxyConfig, proxyConfigQuery } from './proxyConfig';

/** Named settings of the generator, kept as the query of their address, which holds no secret. */
interface Preset {
  readonly name: string;
  readonly query: string;
}

/** The presets that a customer has saved in this browser. */
export interface Presets {
  readonly list: readonly Preset[];
  /** The preset that the page starts with; null when none is chosen for that. */
  readonly defaultName: string | null;
}

/** Returns only the settings of a query: an old or foreign entry in storage cannot bring a secret into the address. */
export function settingsQuery(query: string): string {
  return proxyConfigQuery(parseProxyConfig(query));
}

function readPreset(stored: unknown): Preset[] {
  const { name, query } = fieldsOf(stored);
  if (typeof name !== 'string' || typeof query !== 'string') return [];
  const text = name.trim();
  return text === '' ? [] : [{ name: text, query: settingsQuery(query) }];
}

/** Reads the stored presets; anything that is no preset is left out. */
export function readPresets(stored: unknown): Presets {
  const { list: rows, defaultName: wanted } = fieldsOf(stored);
  const list = (Array.isArray(rows) ? rows : [])
    .flatMap(readPreset)
    .filter(({ name }, index, all) => all.findIndex((one) => isSameName(one.name, name)) === index);
  return { list, defaultName: list.find(({ name }) => name === wanted)?.name ?? null };
}

/** Reads the stored query of the settings that were used last; '' when there is none. */
export function readLastQuery(stored: unknown): string {
  return typeof stored === 'string' ? settingsQuery(stored) : '';
}

/** True when two names count as the same: case makes no difference. */
function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Checks a name for a preset; null when the name is fine. `own` is the preset that is renamed, null for a new one. */
export function nameProblem(
  { list }: Presets,
  name: string,
  own: string | null,
): 'empty' | 'taken' | null {
  const text = name.trim();
  if (text === '') return 'empty';
  return list.some((one) => one.name !== own && isSameName(one.name, text)) ? 'taken' : null;
}

/** Returns the presets with settings saved under a name: at the end, or in the preset that already has that name. */
export function savePreset(presets: Presets, name: string, query: string): Presets {
  const preset = { name, query: settingsQuery(query) };
  const isThere = presets.list.some((one) => one.name === name);
  const list = isThere
    ? presets.list.map((one) => (one.name === name ? preset : one))
    : [...presets.list, preset];
  return { ...presets, list };
}

/** Returns the presets with one renamed. */
export function renamePreset(presets: Presets, from: string, name: string): Presets {
  return {
    list: presets.list.map((one) => (one.name === from ? { ...one, name } : one)),
    defaultName: presets.defaultName === from ? name : presets.defaultName,
  };
}

/** Returns the presets without one. */
export function deletePreset(presets: Presets, name: string): Presets {
  return {
    list: presets.list.filter((one) => one.name !== name),
    defaultName: presets.defaultName === name ? null : presets.defaultName,
  };
}

/** Returns the presets with one made the default, or no longer the default. */
export function toggleDefault(presets: Presets, name: string): Presets {
  return { ...presets, defaultName: presets.defaultName === name ? null : name };
}

/** Returns the preset with exactly these settings, preferably the default one; null when there is none. */
export function presetOfQuery({ list, defaultName }: Presets, query: string): Preset | null {
  const same = list.filter((one) => one.query === query);
  return same.find(({ name }) => name === defaultName) ?? same[0] ?? null;
}

/** Returns the settings to start with when the address has none: the default preset, else those that were used last. */
export function startQuery({ list, defaultName }: Presets, last: string): string {
  return list.find(({ name }) => name === defaultName)?.query ?? last;
}
