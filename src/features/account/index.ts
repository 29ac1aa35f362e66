/**
 * The customer's own settings: language and theme, password, API token, signing out. `AccountSettings` and `ChangePassword` are the
 * two pages; the user menu and the palette use `preferences.ts`, too. Start with `AccountSettings.tsx`.
 */
export { AccountSettings } from './AccountSettings';
export { ChangePassword } from './ChangePassword';
export { usePreferences, useSendEarlierLanguage } from './preferences';
