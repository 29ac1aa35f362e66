import { parseProxyConfig, proxyConfigQuery } from './proxyConfig';

/** Settings of the generator under a name, kept as the query of their address: it holds no secret. */
export interface Preset {
  readonly name: string;
  readonly query: string;
}

/** What a customer has saved in this browser. */
export interface Presets {
  readonly list: readonly Preset[];
  /** The preset that the page begins with; null when none is chosen for that. */
  readonly defaultName: string | null;
}

export const PRESET_NAME_MAX = 40;
export const PRESETS_MAX = 50;

/** The settings of a query, and nothing else that stands in it: an old or foreign entry cannot bring a secret along. */
export function settingsQuery(query: string): string {
  return proxyConfigQuery(parseProxyConfig(new URLSearchParams(query))).toString();
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function readPreset(stored: unknown): Preset[] {
  const name = field(stored, 'name');
  const query = field(stored, 'query');
  if (typeof name !== 'string' || typeof query !== 'string') return [];
  const text = name.trim();
  return text === '' || text.length > PRESET_NAME_MAX
    ? []
    : [{ name: text, query: settingsQuery(query) }];
}

/** Reads what the browser has stored; what is no preset is left out. */
export function readPresets(stored: unknown): Presets {
  const rows = field(stored, 'list');
  const list = (Array.isArray(rows) ? rows : [])
    .flatMap(readPreset)
    .filter(({ name }, index, all) => all.findIndex((one) => isSameName(one.name, name)) === index)
    .slice(0, PRESETS_MAX);
  const wanted = field(stored, 'defaultName');
  return { list, defaultName: list.find(({ name }) => name === wanted)?.name ?? null };
}

/** Reads the stored query of the settings that were used last; '' when there is none. */
export function readLastQuery(stored: unknown): string {
  return typeof stored === 'string' ? settingsQuery(stored) : '';
}

/** Whether two names are taken for one: case and outer spaces do not tell presets apart. */
function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** What is wrong with a name for a preset. */
export type NameProblem = 'empty' | 'long' | 'taken' | 'full';

/** What is wrong with a name, or null; `own` is the preset that is renamed, null for a new one. */
export function nameProblem(
  { list }: Presets,
  name: string,
  own: string | null,
): NameProblem | null {
  const text = name.trim();
  if (text === '') return 'empty';
  if (text.length > PRESET_NAME_MAX) return 'long';
  if (list.some((one) => one.name !== own && isSameName(one.name, text))) return 'taken';
  return own === null && list.length >= PRESETS_MAX ? 'full' : null;
}

/**
 * The presets after settings were saved under a name: a new preset at the end, or new settings for the one of that name.
 */
export function savePreset(presets: Presets, name: string, query: string): Presets {
  const preset = { name: name.trim(), query: settingsQuery(query) };
  const isThere = presets.list.some((one) => one.name === preset.name);
  const list = isThere
    ? presets.list.map((one) => (one.name === preset.name ? preset : one))
    : [...presets.list, preset];
  return { ...presets, list };
}

/** The presets after one was renamed. */
export function renamePreset(presets: Presets, from: string, to: string): Presets {
  const name = to.trim();
  return {
    list: presets.list.map((one) => (one.name === from ? { ...one, name } : one)),
    defaultName: presets.defaultName === from ? name : presets.defaultName,
  };
}

/** The presets after one was deleted. */
export function deletePreset(presets: Presets, name: string): Presets {
  return {
    list: presets.list.filter((one) => one.name !== name),
    defaultName: presets.defaultName === name ? null : presets.defaultName,
  };
}

/** The presets after one was made the default, or was the default and is not any more. */
export function toggleDefault(presets: Presets, name: string): Presets {
  return { ...presets, defaultName: presets.defaultName === name ? null : name };
}

/** The preset that holds just these settings; the default one first. */
export function presetOfQuery({ list, defaultName }: Presets, query: string): Preset | null {
  const same = list.filter((one) => one.query === query);
  return same.find(({ name }) => name === defaultName) ?? same[0] ?? null;
}

/** What the page begins with when its address says nothing: the default preset, else what was used last. */
export function startQuery({ list, defaultName }: Presets, last: string): string {
  return list.find(({ name }) => name === defaultName)?.query ?? last;
}
