import { type AuthMode, LINE_FORMATS, type LineFormat, RAW_FORMATS } from './line/proxyLine';

/** The use of the settings in whitelist mode: for lines, which hold host and port only, or for the API link. */
export type SettingsUse = 'lines' | 'apiLink';

/** Settings that lines without a username cannot carry. */
export type LoginSetting = 'place' | 'rotation' | 'account' | 'format';

/**
 * True when a setting has an effect (docs/contract.md "The proxy username"). Whitelist mode has no username to carry a place or a
 * session, and bills the main account; the API link takes place, rotation and format as parameters.
 */
export function canApply(setting: LoginSetting, auth: AuthMode, use: SettingsUse): boolean {
  if (auth === 'password') return true;
  return use === 'apiLink' && setting !== 'account';
}

/** A format in the list. */
export interface FormatChoice {
  readonly format: LineFormat;
  /** True for a line of host and port alone. */
  readonly isPlain: boolean;
  readonly isOffered: boolean;
}

const PLAIN = RAW_FORMATS[0];
const isRaw = (format: LineFormat) => RAW_FORMATS.some((raw) => raw === format);

/** Returns the formats to offer. Without a login, the four that hold USER and PASS are the same, so one is left, as HOST:PORT. */
export function formatChoices(auth: AuthMode, use: SettingsUse): FormatChoice[] {
  const isPlain = !canApply('format', auth, use);
  return LINE_FORMATS.map((format) => ({
    format,
    isPlain,
    isOffered: !isPlain || format === PLAIN || !isRaw(format),
  }));
}

/** Returns the choice to show for a format: without a username all four make the same line. */
export function shownFormat(format: LineFormat, auth: AuthMode, use: SettingsUse): LineFormat {
  return !canApply('format', auth, use) && isRaw(format) ? PLAIN : format;
}
