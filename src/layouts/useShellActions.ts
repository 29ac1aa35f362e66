import { usePreferences } from '@/queries/preferences';
import { endSession } from '@/runtime/session';

/** What the user menu and the palette do. */
export function useShellActions() {
  const preferences = usePreferences();
  return { ...preferences, signOut: () => endSession({ expired: false }) };
}
