export { AccountSettings } from './AccountSettings';
export { ChangePassword } from './ChangePassword';
export { usePreferences } from './preferences';
