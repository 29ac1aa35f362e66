import { useState, useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/auth';
import { type Preset, type Presets, presetOfQuery } from '../rules/presets';
import { storedPresets } from './presetStorage';

/** Returns the customer's presets, the one that the settings match, and the functions that choose and change them. */
export function usePresets(query: string) {
  const { id: userId } = useCustomer();
  const presets = useSyncExternalStore(storedPresets.subscribe, () => storedPresets.get(userId));
  // The chosen preset stays chosen while its settings are changed on the page.
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = presets.list.find(({ name }) => name === chosenName);
  const active: Preset | null =
    chosen?.query === query ? chosen : (presetOfQuery(presets, query) ?? chosen ?? null);
  return {
    presets,
    active,
    isChanged: active !== null && active.query !== query,
    choose: setChosenName,
    /** Changes the presets and, if one is named, chooses it. Returns false when the browser cannot store anything. */
    change(by: (now: Presets) => Presets, name: string | null | undefined): boolean {
      if (name !== undefined) setChosenName(name);
      return storedPresets.change(userId, by);
    },
  };
}
