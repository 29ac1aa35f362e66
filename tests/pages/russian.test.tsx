/**
 * Every page in Russian, rendered twice as in strict mode. What pages do is tested in English: the language changes no behaviour. No
 * effect happens in rendering, nor in the first value of a state: a page that is rendered twice does nothing twice.
 */

import { screen, waitFor } from '@testing-library/react';
import { type CallName, calls, pathOf } from '@/api/contract';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import { renderPage, sentCalls } from '../support/jsdom/renderPage';
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

/** The calls that change things, by their path. */
const CHANGES = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].changes)
  .map(pathOf);

const PAGES = [
  ...SIGNED_IN,
  `/proxysetting/editsub?username=${SUB}`,
  ...['/neworder?package=p-25', '/usage?tab=details', '/recharge?amount=50', '/residential#faq-gb'],
];

test.each([
  ...PUBLIC.map((path) => [path, false] as const),
  ...PAGES.map((path) => [path, true] as const),
])('%s shows no English, changes nothing and asks for nothing twice', async (path, session) => {
  await renderPage(path, { locale: 'ru-RU', session, isStrict: true });
  await isLoaded();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/[а-яё]/i);
  expect(englishShown()).toEqual([]);
  const sent = await sentCalls();
  expect(sent.filter((call) => CHANGES.some((one) => call.path.endsWith(one)))).toEqual([]);
  // An effect of Umi's reads the signed-in customer, and strict mode runs effects twice.
  const asked = sent
    .filter((call) => call.path !== '/user/info')
    .map((call) => `${call.path} ${JSON.stringify(call.params)}`);
  if (session) expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

test.each(SUPPORTED_LOCALES)('every text with values can be said in %s', (locale) => {
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
