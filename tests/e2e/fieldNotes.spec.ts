/**
 * What real people bring (docs/field-notes.md): an example of each kind that the tests of rendered pages hold in full, with a real
 * browser's documents, fields, files and addresses.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  goToHostedPage,
  openFiveGb,
  pressOnHostedPage,
  trackerOf,
} from '../support/playwright/buying';
import {
  bell,
  button,
  dialogOf,
  field,
  menuItem,
  notices,
  openOptions,
  paletteChoice,
  paletteSearch,
  pick,
  selectOf,
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

for (const { name, steps } of [
  { name: 'the notifications', steps: [] },
  { name: 'the command palette', steps: [] },
  {
    name: 'the map of countries',
    steps: [
      (page: Page) => pick(page, t('place.continent.Oceania')),
      (page: Page) => pick(page, t('place.allContinents')),
      (page: Page) => page.getByRole('columnheader', { name: t('residential.country') }).click(),
      (page: Page) => page.getByRole('listitem', { name: '2', exact: true }).click(),
    ],
  },
]) {
  test(`1: while it is open and translated, also into another language of the portal: ${name}`, async ({
    page,
    backend,
  }) => {
    const [opening] = OPENINGS.filter((one) => one.name === name);
    if (!opening) throw new Error(`nothing is called ${name}`);
    await startSignedIn(page, backend);
    const open = async () => {
      await page.goto(`/client${opening.path}`);
      await waitUntilAtRest(page);
      const opened = await opening.open(page, false);
      await expect(opened).toBeVisible();
      return opened;
    };
    const all = [...steps, changeTo('Русский', 'ru-RU'), changeTo('English', 'en-US')];
    const plain = await open();
    const texts: (string | null)[] = [];
    for (const step of all) {
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
    for (const [at, step] of all.entries()) {
      await step(page);
      await expect.poll(() => translated.textContent()).toBe(texts[at]);
    }
  });
}

test('6: a number with two readings is refused, and either is taken at a click; full-width digits are read', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/recharge');
  const amount = field(page, t('recharge.amount'));
  await amount.fill('0,500');
  await expect(page.getByText(t('number.ambiguous', { text: '0,500' }))).toBeVisible();
  await button(page, '500').click();
  await expect(amount).toHaveValue('500');
  await amount.fill('２５');
  await expect(page.getByText('$25.00')).toBeVisible();
});

test('7: invisible characters of a pasted search and of an amount change nothing', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/recharge');
  await field(page, t('recharge.amount')).fill('\ufeff12\u200b');
  await expect(field(page, t('recharge.amount'))).toHaveValue('12');
  await page.keyboard.press('Control+k');
  await paletteSearch(page).fill('\u2068hol\u200bland\u2069');
  await expect(paletteSearch(page)).toHaveValue('holland');
  await expect(paletteChoice(page)).toHaveText('Netherlands');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=NL/);
  await selectOf(page, t('residential.country')).click();
  await selectOf(page, t('residential.country')).fill('Ger\u00admany');
  await expect(openOptions(page).first()).toContainText('Germany');
});

test('8: an address is read out of what panels and chats put around it, and one that never matches is said', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/proxysetting/whitelist');
  const ip = field(page, t('whitelist.ip'));
  await ip.fill('1. office: 192.168.1.5:8080');
  await expect(page.getByText(t('whitelist.unmatchable.private'))).toBeVisible();
  for (const typed of ['1. office: 192.168.1.5:8080', '• [2606:4700::1]/128']) {
    await ip.fill(typed);
    await button(page, t('whitelist.add')).click();
    await expect(ip).toHaveValue('');
  }
  const kept = (await backend.state()).whitelist.map((one) => `${one.ip} ${one.remark}`);
  expect(kept).toEqual(expect.arrayContaining(['192.168.1.5 office', '2606:4700::1 ']));
});

test('9: a file of a Russian Excel is read, and a file for Excel is one with tabs', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  await button(page, t('subaccount.import')).click();
  const login = Buffer.from([0xcb, 0xee, 0xe3, 0xe8, 0xed]); // "Логин" in Windows-1251
  const rest = Buffer.from(';password;PASSWORD\r\nnightshift0001;; letters123 \r\n');
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'accounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.concat([Buffer.from('sep=;\r\n'), login, rest]),
    });
  await expect(dialogOf(page).getByText(t.pattern('subaccount.import.guessed'))).toBeVisible();
  const repeated = t.pattern('subaccount.import.repeated', { names: 'PASSWORD' });
  await expect(dialogOf(page).getByText(repeated)).toBeVisible();
  await button(dialogOf(page), t('subaccount.import.send')).click();
  await expect
    .poll(async () => (await backend.state()).sub_accounts.map(({ username }) => username))
    .toContain('nightshift0001');
  // Until its answer is here the dialog stays open.
  await expect(button(dialogOf(page), t('subaccount.import.download'))).toBeVisible();
  await page.keyboard.press('Escape');

  /** Saves a file for Excel, and returns its rows. */
  const excelRows = async (save: () => Promise<void>) => {
    const saved = page.waitForEvent('download');
    await save();
    const bytes = readFileSync(await (await saved).path());
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
    const lines = bytes.toString('utf16le').slice(1).trim().split('\r\n');
    return lines.map((line) => line.split('\t'));
  };
  const listed = await excelRows(async () => {
    await button(page, t('export.open')).click();
    await menuItem(page, t('export.excel')).click();
  });
  expect(listed[0]?.[0]).toBe(t('subaccount.username'));
  expect(listed.map(([username]) => username)).toContain('nightshift0001');
  await visitAnother(page, '/client/residential?format=csv&quantity=3&rotation=sticky');
  await button(page, t('residential.generate')).click();
  const lines = await excelRows(() => button(page, t('export.excel')).click());
  expect(lines[0]).toEqual(['protocol', 'host', 'port', 'username', 'password']);
  expect(lines).toHaveLength(4);
});

test('12: a link of a mail works with a plain plus, line breaks, &amp; and the full stop after it', async ({
  page,
  backend,
}) => {
  await page.goto('/client/user/emailtoreset');
  await field(page, t('user.email')).fill(DEMO.email);
  await button(page, t('user.sendLink')).click();
  await expect(page.getByText(t('server.resetSent'))).toBeVisible();
  const link = new URL((await backend.state()).mails.at(-1)?.link ?? '');
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

test('13: a payment that failed and is paid after all says so, and no longer that it failed', async ({
  page,
  backend,
}) => {
  await startSignedIn(page, backend);
  await openFiveGb(page);
  await goToHostedPage(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pressOnHostedPage(page, 'Failed');
  const card = trackerOf(page).getByRole('article', { name: new RegExp(id) });
  await expect(card.getByText(t('payment.status.fail'))).toBeVisible();
  const record = backend.server.world.state.records.find((one) => one.id === id);
  Object.assign(record ?? {}, { status: 'paid', paidAt: Math.floor(Date.now() / 1000) });
  await page.goto('/client/neworder');
  await expect(
    card.getByRole('status').filter({ hasText: t('payment.status.paid') }),
  ).toBeVisible();
  await expect(page.getByText(t('payment.status.fail'))).toHaveCount(0);
});
