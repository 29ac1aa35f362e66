import { usePreferences } from '@/queries/preferences';
import { session } from '@/session';

/** What the user menu and the palette do. */
export function useShellActions() {
  const preferences = usePreferences();
  return { ...preferences, signOut: () => session.end('signedOut') };
}
