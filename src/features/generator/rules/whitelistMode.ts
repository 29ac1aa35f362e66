import { type AuthMode, LINE_FORMATS, type LineFormat, RAW_FORMATS } from './line/proxyLine';

/** What the settings are made for in whitelist mode: lines, which hold host and port only, or the API link. */
export type SettingsUse = 'lines' | 'apiLink';

/** Settings that lines without a username cannot carry. */
export type LoginSetting = 'place' | 'rotation' | 'account' | 'format';

/**
 * Whether a setting has an effect (docs/contract.md "The proxy username"). Whitelist mode has no username to carry a place or a
 * session, and bills the main account; the API link takes place, rotation and format as parameters.
 */
export function canApply(setting: LoginSetting, auth: AuthMode, use: SettingsUse): boolean {
  if (auth === 'password') return true;
  return use === 'apiLink' && setting !== 'account';
}

/** A format as the list offers it. */
export interface FormatChoice {
  readonly format: LineFormat;
  /** True for a line of host and port alone. */
  readonly isPlain: boolean;
  readonly isOffered: boolean;
}

const PLAIN = RAW_FORMATS[0];
const isRaw = (format: LineFormat) => RAW_FORMATS.some((raw) => raw === format);

/** The formats; of the four that hold USER and PASS only one is left, as HOST:PORT, where there is neither. */
export function formatChoices(auth: AuthMode, use: SettingsUse): FormatChoice[] {
  const isPlain = !canApply('format', auth, use);
  return LINE_FORMATS.map((format) => ({
    format,
    isPlain,
    isOffered: !isPlain || format === PLAIN || !isRaw(format),
  }));
}

/** The choice that stands for a format: without a username all four make the same line. */
export function shownFormat(format: LineFormat, auth: AuthMode, use: SettingsUse): LineFormat {
  return !canApply('format', auth, use) && isRaw(format) ? PLAIN : format;
}
