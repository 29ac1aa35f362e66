/** Every page in Russian. What pages do is tested in English: the language changes no behaviour. */
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../support/jsdom/renderPage';
import { MESSAGES, type TextKey } from '../support/messages';
import { ru, textsOf } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const SUB = 'scraperteam01';
const KEYS = Object.keys(MESSAGES['en-US']) as TextKey[];
const ENGLISH = new Set(
  KEYS.filter((key) => MESSAGES['en-US'][key] !== MESSAGES['ru-RU'][key]).map(
    (key) => MESSAGES['en-US'][key],
  ),
);

/** Returns the English texts that the page shows, or says to assistive technology. */
function englishShown(): string[] {
  const all = [...document.body.querySelectorAll('*')];
  const shown = all.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
    ...['aria-label', 'title', 'placeholder'].map((name) => one.attributes.getNamedItem(name)),
  ]);
  return shown.map((one) => one?.textContent?.trim() ?? '').filter((text) => ENGLISH.has(text));
}

const isLoaded = () =>
  waitFor(() => {
    expect(document.querySelector('.ant-skeleton, .ant-spin-spinning')).toBeNull();
    expect(screen.queryByText(ru('shell.loading'))).toBeNull();
  });

const pages = [
  ...PUBLIC.map((path) => [path, false] as const),
  ...[...SIGNED_IN, `/proxysetting/editsub?username=${SUB}`].map((path) => [path, true] as const),
];

test.each(pages)('%s shows no English text', async (path, session) => {
  await renderPage(path, { locale: 'ru-RU', session });
  await isLoaded();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/[а-яё]/i);
  expect(englishShown()).toEqual([]);
});

test.each(['en-US', 'ru-RU'] as const)('every text with values can be said in %s', (locale) => {
  const t = textsOf(locale);
  for (const key of KEYS) {
    const message = MESSAGES[locale][key];
    const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    if (names.length === 0) continue;
    for (const count of [0, 1, 2, 5, 21]) {
      const values = Object.fromEntries(names.map((name) => [name, count]));
      // A message with a mistake is returned as it stands in the locale.
      expect(t(key, values)).not.toBe(message);
    }
  }
});
