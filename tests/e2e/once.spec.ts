import type { BrowserContext, Page, Route } from '@playwright/test';
import { isCleanInBoth } from '../support/axe';
import {
  chooseFive,
  chooseFiveFromBalance,
  EN,
  GB,
  idsOf,
  madeBy,
  openFive,
  payButton,
  RU,
  toHostedPage,
  trackerOf,
  userOf,
  type Words,
  waitFor,
} from '../support/buying';
import { dialogOf, isPicked, pick, switchToRussian } from '../support/controls';
import { type Backend, DEMO, expect, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';

const PAY = '**/api/order/pay';
const RECHARGE = '**/api/recharge/cryptomusPay';
const REFRESH = '/api/user/refreshToken';

/** The request ids that went out, in order. */
function sentIds(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    const { url, body } = { url: request.url(), body: request.postData() ?? '' };
    if (/\/api\/(order\/pay|recharge\/cryptomusPay)$/.test(url)) {
      ids.push(new URLSearchParams(body).get('request_id') ?? '');
    }
  });
  return ids;
}

/** The call arrives, and its answer gets lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Enter as a keyboard sends it while it is held down. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

async function openRecharge(page: Page, backend: Backend) {
  await signedIn(page, backend);
  await page.goto('/client/recharge');
  await page.getByLabel(EN.amount, { exact: true }).fill('50');
}

const rechargeButton = (page: Page, words: Words = EN) =>
  page.getByRole('button', { name: words.payWithCrypto });

test.describe('an order is made once', () => {
  test('Enter held down, from the balance: one charge, and the button asks before another', async ({
    page,
    backend,
    context,
  }) => {
    const before = await userOf(backend);
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await payButton(page).focus();
    await holdEnter(page);
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Order the same again' })).toBeVisible();
    expect(ids).toHaveLength(1);
    expect((await backend.state()).charges).toBe(1);
    expect((await userOf(backend)).traffic_left - before.traffic_left).toBe(5 * GB);
    // Another one is a decision of its own, and then a purchase of its own.
    await page.getByRole('button', { name: 'Order the same again' }).click();
    await payButton(page).click();
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    expect(new Set(ids).size).toBe(2);
    expect((await backend.state()).charges).toBe(2);
  });

  test('Enter held down, by crypto; Back from the hosted page, and Pay now again: the order that waits is shown', async ({
    page,
    backend,
    context,
  }) => {
    const before = await idsOf(backend);
    const ids = sentIds(context);
    await chooseFive(page, backend);
    await payButton(page).focus();
    await holdEnter(page);
    await page.waitForURL('**/__mock/pay/**');
    expect(ids).toHaveLength(1);
    expect(await madeBy(backend, before)).toHaveLength(1);
    await page.goBack();
    await expect(trackerOf(page).getByText('Waiting for payment')).toBeVisible();
    await pick(page, EN.fiveGb);
    await payButton(page).click();
    await expect(page.getByText(/You have already made exactly this/)).toBeVisible();
    expect(ids).toHaveLength(1);
    await page
      .getByRole('status')
      .filter({ hasText: /made exactly this/ })
      .getByRole('button')
      .click();
    await page.waitForURL('**/__mock/pay/**');
    expect(await madeBy(backend, before)).toHaveLength(1);
    expect((await backend.state()).charges).toBe(0);
  });

  test('two tabs pressed at the same moment', async ({ page, backend, context }) => {
    const before = await idsOf(backend);
    const ids = sentIds(context);
    await chooseFive(page, backend);
    const other = await context.newPage();
    await openFive(other);
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const hosted = (tab: Page) => tab.waitForURL('**/__mock/pay/**').then(() => true);
    await Promise.any([hosted(page), hosted(other)]);
    const left = page.url().includes('__mock') ? other : page;
    await expect(left.getByText(/You have already made exactly this/)).toBeVisible();
    expect(ids).toHaveLength(1);
    expect(await madeBy(backend, before)).toHaveLength(1);
  });

  test('a reload while it is on its way: found and told, in both languages', async ({
    page,
    backend,
    context,
  }) => {
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    let arrived = false;
    await page.route(PAY, async (route) => {
      await route.fetch();
      arrived = true;
      // The answer never comes: the page is gone before.
    });
    await payButton(page).click();
    await expect.poll(() => arrived).toBe(true);
    await page.reload();
    await expect(page.getByText(/your order arrived: \w+, Paid/)).toBeVisible();
    await switchToRussian(page);
    await expect(page.getByText(/заказ принят: \w+, статус «Оплачен»/)).toBeVisible();
    expect(ids).toHaveLength(1);
    expect((await backend.state()).charges).toBe(1);
  });

  test('a lost answer and lost records: not known, asked again by a click, and then told', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(
      failedLoad('/api/order/pay', 'ERR_FAILED'),
      failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'),
    );
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await page.route(PAY, loseAnswer);
    await page.route('**/api/order/rechargeRecord?*', (route) => route.abort());
    await payButton(page).click();
    await expect(
      page.getByText(/not known yet whether your order for \$[\d.,]+ arrived/),
    ).toBeVisible();
    const again = page.getByRole('button', { name: 'Check again' });
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/order/rechargeRecord'),
    );
    await again.click();
    await failed;
    // The check is over, and a click is heard again.
    await expect(again).not.toHaveClass(/loading/);
    await expect(page.getByText(/not known yet/)).toBeVisible();
    await page.unroute('**/api/order/rechargeRecord?*');
    await again.click();
    await expect(page.getByText(/your order arrived: \w+, Paid/)).toBeVisible();
    expect(ids).toHaveLength(1);
    expect((await backend.state()).charges).toBe(1);
  });

  test('the answer and the connection are lost, and Pay now is pressed again: the same id', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(
      failedLoad('/api/order/pay', 'ERR_FAILED'),
      failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'),
    );
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await page.route(PAY, (route) => (ids.length === 1 ? loseAnswer(route) : route.continue()));
    await page.route('**/api/order/rechargeRecord?*', (route) => route.abort());
    await payButton(page).click();
    await expect(page.getByText(/not known yet/)).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect((await backend.state()).charges).toBe(1);
  });

  for (const [words, notSent, paid] of [
    [EN, /Your order for \$\d+\.\d\d was not sent\. Nothing was charged/, /Order \w+ is paid/],
    [
      RU,
      /Заказ на\s\d+,\d\d\s\$ не был отправлен\. Деньги за него не списаны/,
      /Заказ \w+ оплачен/,
    ],
  ] as const) {
    test(`the session cannot be refreshed on the click: nothing was sent, and the next click pays once, in ${words.locale}`, async ({
      page,
      backend,
      context,
      requireNoise,
    }) => {
      requireNoise(failedLoad(REFRESH, 502));
      const ids = sentIds(context);
      await chooseFiveFromBalance(page, backend, words);
      await page.evaluate(() => {
        const auth = JSON.parse(localStorage.getItem('userAuthData') ?? '{}');
        localStorage.setItem('userAuthData', JSON.stringify({ ...auth, expire_at: 1 }));
      });
      await page.route(`**${REFRESH}`, (route) => route.fulfill({ status: 502, body: '' }), {
        times: 1,
      });
      await payButton(page, words).click();
      await expect(page.getByText(notSent)).toBeVisible();
      expect(ids).toEqual([]);
      await payButton(page, words).click();
      await expect(page.getByText(paid)).toBeVisible();
      await expect(page.getByText(notSent)).toHaveCount(0);
      expect(ids).toHaveLength(1);
      expect((await backend.state()).charges).toBe(1);
    });
  }

  test('the session ends on Pay now: nothing is charged, the order is kept, and the next click pays once', async ({
    page,
    backend,
  }) => {
    await chooseFiveFromBalance(page, backend);
    await backend.post('expire-sessions');
    await payButton(page).click();
    await expect(page).toHaveURL(/user\/login/);
    expect((await backend.state()).charges).toBe(0);
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.keyboard.press('Enter');
    await isPicked(page, EN.fiveGb);
    await isPicked(page, EN.balance);
    expect((await backend.state()).charges).toBe(0);
    await payButton(page).click();
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    expect((await backend.state()).charges).toBe(1);
  });

  test('a price that changed since it was shown: told, and nothing sent', async ({
    page,
    backend,
    context,
  }) => {
    await page.clock.install();
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await page.route('**/api/order/check?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"15.50"', '"16.50"');
      await route.fulfill({ response: answer, body });
    });
    await page.clock.fastForward(60_000);
    await payButton(page).click();
    await expect(page.getByText(/The price has changed and nothing was ordered yet/)).toBeVisible();
    await expect(page.getByText('$16.50').first()).toBeVisible();
    expect(ids).toHaveLength(0);
    expect((await backend.state()).charges).toBe(0);
  });

  test('charged, and answered with code 50000: it stays open, and the second click charges nothing more', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'));
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await page.route(PAY, async (route) => {
      await route.fetch();
      await route.fulfill({ json: { code: 50000, msg: 'Internal error', data: null } });
    });
    await page.route('**/api/order/rechargeRecord?*', (route) => route.abort());
    await payButton(page).click();
    await expect(
      page.getByText(/not known yet whether your order for \$[\d.,]+ arrived/),
    ).toBeVisible();
    await page.unroute(PAY);
    await payButton(page).click();
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect((await backend.state()).charges).toBe(1);
  });

  test('while one is open, another one asks first; the first is found later', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(
      failedLoad('/api/order/pay', 'ERR_FAILED'),
      failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'),
    );
    const ids = sentIds(context);
    await chooseFiveFromBalance(page, backend);
    await page.route(PAY, loseAnswer);
    await page.route('**/api/order/rechargeRecord?*', (route) => route.abort());
    await payButton(page).click();
    await expect(page.getByText(/not known yet/)).toBeVisible();
    await page.unroute(PAY);
    await pick(page, /^25 GB/);
    await expect(payButton(page)).toBeEnabled();
    await payButton(page).click();
    const question = dialogOf(page, 'Pay for another one?');
    await expect(question).toBeVisible();
    await isCleanInBoth(page, 'the question before another purchase');
    await question.getByRole('button', { name: 'Wait' }).click();
    await expect(question).toHaveCount(0);
    expect(ids).toHaveLength(1);
    await payButton(page).click();
    await question.getByRole('button', { name: 'Pay for this one too' }).click();
    await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
    expect(new Set(ids).size).toBe(2);
    await page.unroute('**/api/order/rechargeRecord?*');
    await page.reload();
    await expect(page.getByText(/your order arrived: \w+, Paid/)).toBeVisible();
    expect((await backend.state()).charges).toBe(2);
  });

  test('an order that can be paid no more makes room for a new one', async ({ page, backend }) => {
    await page.clock.install();
    const before = await idsOf(backend);
    await chooseFive(page, backend);
    await toHostedPage(page);
    const [first] = await madeBy(backend, before);
    await backend.post(`pay/${first?.id}`, { action: 'expired' });
    await openFive(page);
    await payButton(page).click();
    await page.waitForURL('**/__mock/pay/**');
    const made = await madeBy(backend, before);
    expect(made.map(({ status }) => status).sort()).toEqual(['cancelled', 'unpaid']);
    expect(new Set(made.map((one) => one.request_id)).size).toBe(2);
  });
});

test.describe('a recharge is made once', () => {
  test('Enter held down in the amount; Back, and another tab; a double click on another amount', async ({
    page,
    backend,
    context,
  }) => {
    const before = await idsOf(backend);
    const ids = sentIds(context);
    await openRecharge(page, backend);
    await page.getByLabel('Amount', { exact: true }).focus();
    await holdEnter(page);
    await page.waitForURL('**/__mock/pay/**');
    expect(ids).toHaveLength(1);
    expect(await madeBy(backend, before)).toHaveLength(1);
    await page.goBack();
    const other = await context.newPage();
    await other.goto('/client/recharge');
    for (const tab of [page, other]) {
      await tab.getByLabel('Amount', { exact: true }).fill('50');
      await rechargeButton(tab).click();
      await expect(tab.getByText(/You have already made exactly this/)).toBeVisible();
    }
    expect(ids).toHaveLength(1);
    expect(await madeBy(backend, before)).toHaveLength(1);
    await page.getByLabel('Amount', { exact: true }).fill('60');
    await rechargeButton(page).dblclick();
    await page.waitForURL('**/__mock/pay/**');
    expect(ids).toHaveLength(2);
    expect(await madeBy(backend, before)).toHaveLength(2);
  });

  test('a lost answer: looked up, told and followed, in both languages', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED'));
    const before = await idsOf(backend);
    const ids = sentIds(context);
    await page.route(RECHARGE, loseAnswer);
    await openRecharge(page, backend);
    await rechargeButton(page).click();
    await expect(page.getByText(/your recharge arrived: \w+, Unpaid/)).toBeVisible();
    await expect(trackerOf(page)).toBeVisible();
    await switchToRussian(page);
    await expect(page.getByText(/пополнение создано: \w+/)).toBeVisible();
    await expect(trackerOf(page, RU)).toBeVisible();
    // Pressing again sends nothing: the recharge that waits is shown.
    await rechargeButton(page, RU).click();
    await expect(page.getByText(/Точно такое пополнение уже есть/)).toBeVisible();
    expect(ids).toHaveLength(1);
    expect(await madeBy(backend, before)).toHaveLength(1);
  });

  test('a call that never arrived: only the customer’s own click sends again, with the same id', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED'));
    const before = await idsOf(backend);
    const ids = sentIds(context);
    await page.route(RECHARGE, (route) => (ids.length === 1 ? route.abort() : route.continue()));
    await page.clock.install();
    await openRecharge(page, backend);
    await rechargeButton(page).click();
    // Too early to say more: the call may still be on its way.
    await expect(
      page.getByText(/not known yet whether your recharge for \$[\d.,]+ arrived/),
    ).toBeVisible();
    const absent = page.getByText(
      /your recharge for \$\d+\.\d\d did not arrive\. Nothing was charged/,
    );
    await waitFor(page, backend, absent);
    await page.reload();
    await expect(absent).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
    expect(ids).toHaveLength(1);
    await rechargeButton(page).click();
    await page.waitForURL('**/__mock/pay/**');
    expect(ids[1]).toBe(ids[0]);
    expect(await madeBy(backend, before)).toHaveLength(1);
  });
});
