/** What real people bring (docs/field-notes.md), where it needs a browser's documents: pages that are translated, links of mails. */
import type { Page } from '@playwright/test';
import {
  bell,
  button,
  field,
  notices,
  pick,
  switchToRussian,
  userChoice,
  userMenu,
} from '../support/playwright/controls';
import { DEMO, expect, openSignedIn, startSignedIn, test } from '../support/playwright/fixtures';
import { OPENINGS } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visit, visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { TRANSLATOR } from '../support/translatorScript';
import { SIGNED_IN } from '../support/world/routes';

/** Returns what the order says for each of some quantities. */
async function orderTexts(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const gb of ['17', '300', '2', '17']) {
    await field(page, t('order.quantity')).fill(gb);
    await waitUntilAtRest(page);
    texts.push((await page.locator('main').textContent()) ?? '');
  }
  return texts;
}

test('1: while the browser translates it, every page stands and shows the new figures and the new language', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/neworder');
  await pick(page, t('order.custom'));
  const plain = await orderTexts(page);
  expect(new Set(plain).size).toBe(3);
  await page.evaluate(TRANSLATOR);
  expect(await orderTexts(page)).toEqual(plain);
  for (const path of SIGNED_IN) {
    await visit(page, `/client${path}`);
    await waitUntilAtRest(page);
    await expect(page.getByText(t('crash.title'))).toHaveCount(0);
  }
  await bell(page).click();
  await expect(notices(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await visitAnother(page, '/client/residential');
  for (const count of [25, 3]) {
    await field(page, t('residential.quantity')).fill(String(count));
    await button(page, t('residential.generate')).click();
    await expect(page.getByText(t.pattern('residential.made', { count }))).toBeVisible();
  }
  await switchToRussian(page);
  await expect(button(page, ru('residential.generate'))).toBeVisible();
  await expect(page.getByText(t('residential.generate'), { exact: true })).toHaveCount(0);
});

/** Changes the language by clicks alone, which leave open what is open, as when the texts of a language arrive late. */
const changeTo = (language: string, locale: string) => async (page: Page) => {
  const choice = userChoice(page, language);
  if (!(await choice.isVisible())) await userMenu(page).dispatchEvent('click');
  await choice.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
};

test('1: while the map of countries is open and translated, also into another language of the portal', async ({
  page,
  backend,
}) => {
  const map = OPENINGS['the map of countries'];
  await startSignedIn(page, backend);
  const open = async () => {
    await page.goto(`/client${map.path}`);
    await waitUntilAtRest(page);
    const opened = await map.open(page);
    await expect(opened).toBeVisible();
    return opened;
  };
  const steps = [
    (one: Page) => pick(one, t('place.continent.Oceania')),
    (one: Page) => pick(one, t('place.allContinents')),
    (one: Page) => one.getByRole('columnheader', { name: t('residential.country') }).click(),
    (one: Page) => one.getByRole('listitem', { name: '2', exact: true }).click(),
    changeTo('Русский', 'ru-RU'),
    changeTo('English', 'en-US'),
  ];
  const plain = await open();
  const texts: (string | null)[] = [];
  for (const step of steps) {
    await step(page);
    await waitUntilAtRest(page);
    texts.push(await plain.textContent());
  }
  // Each step shows something new; the last one is the language of the first.
  const last = texts.pop() ?? null;
  expect(new Set(texts).size).toBe(texts.length);
  expect(last).not.toBe(texts.at(-1));
  texts.push(last);
  const translated = await open();
  await page.evaluate(TRANSLATOR);
  for (const [at, step] of steps.entries()) {
    await step(page);
    await expect.poll(() => translated.textContent()).toBe(texts[at]);
  }
});

test('12: a link of a mail works with a plain plus, line breaks, &amp; and the full stop after it', async ({
  page,
  backend,
}) => {
  await page.goto('/client/user/emailtoreset');
  await field(page, t('user.email')).fill(DEMO.email);
  await button(page, t('user.sendLink')).click();
  await expect(page.getByText(t('server.resetSent'))).toBeVisible();
  const link = new URL(backend.server.world.state.mails.at(-1)?.path ?? '', backend.url);
  const token = link.searchParams.get('token') ?? '';
  const half = Math.floor(token.length / 2);
  const broken = `${token.slice(0, half)}%0A ${token.slice(half)}`;
  await page.goto(`${link.pathname}?from=mail&amp;token=${broken}.%3E`);
  await field(page, t('user.newPassword')).fill('letters456');
  await field(page, t('user.confirmPassword')).fill('letters456');
  await button(page, t('user.setPassword')).click();
  await expect(page.getByText(t('user.passwordSet')).first()).toBeVisible();
  const sent = page.waitForRequest('**/api/account/resetPwd');
  await page.goto(`${link.pathname}?token=a+b`);
  await field(page, t('user.newPassword')).fill('letters456');
  await field(page, t('user.confirmPassword')).fill('letters456');
  await button(page, t('user.setPassword')).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('token')).toBe('a+b');
  await expect(page.getByText(t('server.linkInvalid')).first()).toBeVisible();
});
