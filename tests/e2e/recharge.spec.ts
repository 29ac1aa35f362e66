import type { Page } from '@playwright/test';
import { EN, idsOf, madeBy, RU, type Words } from '../support/buying';
import { factValues } from '../support/controls';
import { expect, signedIn, test } from '../support/fixtures';

/** Whole cents of an amount, its fee of 3 % half up, and what is paid: in integers. */
function oracle(cents: number) {
  const fee = Math.floor((cents * 3 + 50) / 100);
  return { fee, total: cents + fee };
}

/** Cents of a shown amount, in either language. */
function centsOf(shown: string): number {
  const [whole = '', part = ''] = shown.replace(/[^\d.,]/g, '').split(/[.,](?=\d\d$)/);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part);
}

async function figures(page: Page): Promise<number[]> {
  const shown = await factValues(page.locator('form')).allInnerTexts();
  return shown.map(centsOf);
}

const field = (page: Page, words: Words) => page.getByLabel(words.amount, { exact: true });

test('the fee and the total stand there before paying, exact to the cent, and are what is charged', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/recharge');
  for (const cents of [2000, 2017, 2050, 3333, 9999, 10_050, 123_456, 99_999_999]) {
    const { fee, total } = oracle(cents);
    await field(page, EN).fill((cents / 100).toFixed(2));
    await expect.poll(() => figures(page)).toEqual([cents, fee, total]);
  }
  const before = await idsOf(backend);
  await field(page, EN).fill('20.17');
  await page.getByRole('button', { name: 'Pay with crypto' }).click();
  await page.waitForURL('**/__mock/pay/**');
  const [made] = await madeBy(backend, before);
  expect(centsOf(made?.total ?? '')).toBe(oracle(2017).total);
  expect((await backend.state()).charges).toBe(0);
});

for (const { words, typed, cents } of [
  { words: EN, typed: '1,000.50', cents: 100_050 },
  { words: EN, typed: '$1,000.50', cents: 100_050 },
  { words: RU, typed: '1 000,50', cents: 100_050 },
  { words: RU, typed: '1\u00a0000,50', cents: 100_050 },
  { words: RU, typed: '1000,5', cents: 100_050 },
]) {
  test(`${words.locale}: pasted ${JSON.stringify(typed)} is understood`, async ({
    page,
    backend,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn(page, backend, { locale: words.locale });
    await page.goto('/client/recharge');
    await field(page, words).focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await figures(page))[0]).toBe(cents);
  });
}

for (const words of [EN, RU]) {
  test(`${words.locale}: signs and e are blocked, less than 20 USD is refused on the field, quick amounts fill it`, async ({
    page,
    backend,
  }) => {
    const before = await idsOf(backend);
    await signedIn(page, backend, { locale: words.locale });
    await page.goto('/client/recharge');
    const amount = field(page, words);
    await amount.focus();
    await page.keyboard.type('+-*/eE19');
    await expect(amount).toHaveValue('19');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').getByText(/At least \$20\.00|Не меньше 20,00/),
    ).toBeVisible();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await madeBy(backend, before)).toHaveLength(0);
    await page
      .getByRole('group', { name: /Quick amounts|Готовые суммы/ })
      .getByRole('button', { name: /200/ })
      .click();
    await expect.poll(() => figures(page)).toEqual([20_000, 600, 20_600]);
    // The draft survives a reload.
    await page.reload();
    await expect(amount).toHaveValue('200');
  });
}
