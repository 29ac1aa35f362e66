/**
 * The customer's own settings: language and theme, password, API token, signing out. `AccountSettings` and `ChangePassword` are the
 * two pages, and `preferences.ts` is what the user menu and the palette change, too. Start with `AccountSettings.tsx`.
 */
export { AccountSettings } from './AccountSettings';
export { ChangePassword } from './ChangePassword';
export { usePreferences } from './preferences';
export { useSetLanguage } from './queries';
