import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  deletePreset,
  type Preset,
  presetOfQuery,
  renamePreset,
  savePreset,
  toggleDefault,
} from '../rules/presets';
import { storedPresets } from './presetStorage';

/** Returns the customer's presets, the one that the settings match, and the actions that change them. */
export function usePresets(userId: string, query: string) {
  const presets = useSyncExternalStore(storedPresets.subscribe, () => storedPresets.get(userId));
  // The chosen preset stays chosen while its settings are changed on the page.
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = presets.list.find(({ name }) => name === chosenName);
  const active: Preset | null =
    chosen?.query === query ? chosen : (presetOfQuery(presets, query) ?? chosen ?? null);
  const actions = useMemo(
    () => ({
      choose: setChosenName,
      /** Saves the settings. This and the next three return false when the browser cannot store anything. */
      save(name: string, settings: string): boolean {
        setChosenName(name.trim());
        return storedPresets.change(userId, (now) => savePreset(now, name, settings));
      },
      rename(from: string, to: string): boolean {
        setChosenName(to.trim());
        return storedPresets.change(userId, (now) => renamePreset(now, from, to));
      },
      remove(name: string): boolean {
        setChosenName(null);
        return storedPresets.change(userId, (now) => deletePreset(now, name));
      },
      toggleDefault(name: string): boolean {
        return storedPresets.change(userId, (now) => toggleDefault(now, name));
      },
    }),
    [userId],
  );
  return { presets, active, isChanged: active !== null && active.query !== query, ...actions };
}
