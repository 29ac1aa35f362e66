import { type AuthMode, LINE_FORMATS, RAW_FORMATS } from './line/proxyLine';
import {
  canApply,
  formatChoices,
  type LoginSetting,
  type SettingsUse,
  shownFormat,
} from './whitelistMode';

const SETTINGS: readonly LoginSetting[] = ['place', 'rotation', 'account', 'format'];
const applied = (auth: AuthMode, use: SettingsUse) =>
  SETTINGS.filter((setting) => canApply(setting, auth, use));

it('a username carries everything; without one only the API link does, and never for another account', () => {
  expect(applied('password', 'lines')).toEqual(SETTINGS);
  expect(applied('whitelist', 'lines')).toEqual([]);
  expect(applied('whitelist', 'apiLink')).toEqual(['place', 'rotation', 'format']);
});

it('lines without a username come as HOST:PORT, url, json and csv', () => {
  const choices = formatChoices('whitelist', 'lines');
  expect(choices.every((one) => one.isPlain)).toBe(true);
  expect(choices.filter((one) => one.isOffered).map((one) => one.format)).toEqual([
    'HOST:PORT:USER:PASS',
    'url',
    'json',
    'csv',
  ]);
});

it.each([['password', 'lines'] as const, ['whitelist', 'apiLink'] as const])(
  'with %s and %s all formats are offered as they are',
  (auth, use) => {
    expect(formatChoices(auth, use)).toEqual(
      LINE_FORMATS.map((format) => ({ format, isPlain: false, isOffered: true })),
    );
    for (const format of LINE_FORMATS) expect(shownFormat(format, auth, use)).toBe(format);
  },
);

it('the chosen format is always one that is offered', () => {
  for (const format of RAW_FORMATS) {
    expect(shownFormat(format, 'whitelist', 'lines')).toBe('HOST:PORT:USER:PASS');
  }
  expect(shownFormat('json', 'whitelist', 'lines')).toBe('json');
});
