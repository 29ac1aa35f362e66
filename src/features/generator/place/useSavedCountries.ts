import { useMemo, useSyncExternalStore } from 'react';
import { createUserStorage } from '@/lib/browser/storage/userStorage';
import { addRecent, readSavedCountries, toggleFavourite } from '../rules/place/countryChoice';

const savedCountries = createUserStorage('countries', readSavedCountries);

/** Returns the customer's favourite and recent countries, and the actions that change them. */
export function useSavedCountries(userId: string) {
  const saved = useSyncExternalStore(savedCountries.subscribe, () => savedCountries.get(userId));
  const actions = useMemo(
    () => ({
      toggle(code: string) {
        savedCountries.change(userId, (now) => toggleFavourite(now, code));
      },
      addRecent(code: string) {
        savedCountries.change(userId, (now) => addRecent(now, code));
      },
    }),
    [userId],
  );
  return { saved, ...actions };
}
