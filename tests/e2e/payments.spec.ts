import type { Page } from '@playwright/test';
import {
  chooseFiveGb,
  creditedOf,
  findNewRecords,
  goToHostedPage,
  idsOf,
  pressOnHostedPage,
  trackerOf,
  waitFor,
} from '../support/playwright/buying';
import { expectToast, field, heading, signOut, userMenu } from '../support/playwright/controls';
import {
  type Backend,
  DEMO,
  expect,
  NEWCOMER,
  openSignedIn,
  signIn,
  test,
} from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAnswered, waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { closedGate } from '../support/world/gate';

const AN_HOUR = 3600;
/** The shortest pause between two polls, in seconds. */
const A_STEP = 5;

/** How long one step of time waits for a toast, in ms. */
const A_LOOK_MS = 200;
const CREDITED = t.pattern('payment.credited');

test('a device’s clock that is wrong by hours, ahead or behind, changes nothing about the time to pay', async ({
  page,
  backend,
}) => {
  const wrong = 5 * AN_HOUR * 1000;
  await page.clock.install({ time: Date.now() + wrong });
  const before = await idsOf(backend);
  await chooseFiveGb(page, backend);
  await goToHostedPage(page);
  await page.goto('/client/account/resetpassword');
  const tracker = trackerOf(page);
  const timeLeft = tracker.getByText(/^(1:00:00|59:\d\d)$/);
  await expect(timeLeft).toBeVisible();
  // The wrong clock is set while the page is open, and stays when the page is loaded again.
  await page.clock.setSystemTime(Date.now() - wrong);
  await page.clock.runFor(1000);
  await expect(timeLeft).toBeVisible();
  await page.reload();
  await expect(timeLeft).toBeVisible();
  const [made] = await findNewRecords(backend, before);
  await backend.post(`pay/${made?.id}`, { action: 'paid' });
  await waitFor(page, backend, creditedOf(page));
  expect((await backend.state()).charges).toBe(1);
});

test.describe('the payment tracker', () => {
  /** Opens a page that loads little while a payment is followed; returns the payment's ID. */
  async function following(page: Page, backend: Backend) {
    await page.clock.install();
    await openSignedIn(page, backend, '/recharge');
    await field(page, t('recharge.amount')).fill('50');
    await page.getByRole('button', { name: t('recharge.pay') }).click();
    await page.waitForURL('**/__mock/pay/**');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto('/client/account/resetpassword');
    await waitUntilAtRest(page);
    await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
    return id;
  }

  test('has its ID on one line, also on a phone', async ({ page, backend }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const id = await following(page, backend);
    const box = await trackerOf(page).getByText(id, { exact: true }).boundingBox();
    expect(box?.height).toBeLessThan(30);
  });

  test('polls less and less often, and not at all in a hidden tab', async ({ page, backend }) => {
    // Times are taken from the page's own clock, because the machine's goes on while the page's stands, and a busy machine takes long.
    await page.addInitScript(() => {
      const asked: [text: string, at: number][] = [];
      Object.assign(window, { asked });
      const send = window.fetch;
      window.fetch = (input, init) => {
        const at = Date.now();
        const question = new Request(input, init);
        // Sent at once: the clock goes on when nothing is on its way.
        if (question.url.includes('/recharge/checkPay'))
          void question
            .clone()
            .text()
            .then((text) => asked.push([text, at]));
        return send(question);
      };
    });
    // The unpaid order of the seed is asked for, too.
    const id = await following(page, backend);
    const asked = async () => {
      const all = await page.evaluate(
        () => (window as unknown as { readonly asked: readonly [string, number][] }).asked,
      );
      return all.filter(([text]) => text.includes(id)).map(([, at]) => at);
    };
    /** Counts the polls in so many seconds. */
    const during = async (seconds: number) => {
      const before = (await asked()).length;
      for (let passed = 0; passed < seconds; passed += A_STEP) {
        // The service's clock goes with the page's: each answer sets the portal's clock by it.
        await backend.post('advance', { seconds: A_STEP });
        await page.clock.runFor(A_STEP * 1000);
        await waitUntilAnswered(page);
      }
      return (await asked()).length - before;
    };
    // One at once, then 5, 10, 20, 40 s and then a minute apart, each counted from the answer before: five up to 75 s, and the next at 135
    // s. Answers may arrive some steps late, and the clock has moved since the page was opened.
    await during(100);
    expect([4, 5, 6]).toContain((await asked()).length);
    expect([2, 3]).toContain(await during(180));
    const [last = 0, before = 0] = (await asked()).toReversed();
    // The service's dates are whole seconds.
    expect(last - before).toBeGreaterThan(58_000);
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => value,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    // Hidden right after an answer: a poll on its way from the timer to the network would still leave.
    const seen = (await asked()).length;
    for (let passed = 0; (await asked()).length === seen; passed += A_STEP) {
      expect(passed).toBeLessThan(120);
      await during(A_STEP);
    }
    await show('hidden');
    expect(await during(200)).toBe(0);
    // Counted from before: the question may leave as soon as the tab is visible.
    const unasked = (await asked()).length;
    await show('visible');
    await during(61);
    expect((await asked()).length).toBeGreaterThan(unasked);
  });

  test('one tab asks for all, and every tab shows it; the balance follows everywhere', async ({
    page,
    context,
    backend,
  }) => {
    await context.clock.install();
    await openSignedIn(page, backend, '/recharge');
    const other = await context.newPage();
    await other.goto('/client/recharge');
    await field(page, t('recharge.amount')).fill('50');
    await page.getByRole('button', { name: t('recharge.pay') }).click();
    await page.waitForURL('**/__mock/pay/**');
    await expect(trackerOf(other).getByText(t('payment.status.check'))).toBeVisible();
    // The unpaid order of the seed is asked for, too.
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const checks = recordCalls(context, '/recharge/checkPay');
    const count = () => checks.filter(({ params }) => params.get('order_id') === id).length;
    // The other tab would learn of the payment before this one is back from the hosted page, and tell it alone.
    const back = closedGate();
    await context.route('**/api/recharge/checkPay**', async (route) => {
      await back.opened;
      await route.continue();
    });
    await pressOnHostedPage(page, 'Paid');
    await expect(trackerOf(page)).toBeVisible();
    back.open();
    await expect(async () => {
      await backend.post('advance', { seconds: 5 });
      await context.clock.fastForward(5000);
      for (const tab of [page, other]) await expectToast(tab, CREDITED, { timeout: A_LOOK_MS });
    }).toPass();
    for (const tab of [page, other]) {
      await expect(creditedOf(tab)).toBeVisible();
      await expect(userMenu(tab)).toContainText('392.79');
    }
    const asked = count();
    await context.clock.fastForward(120_000);
    await expect(creditedOf(other)).toBeVisible();
    // Final is final: no poll follows.
    expect(count()).toBe(asked);
    expect((await backend.state()).charges).toBe(1);
  });

  test('survives signing out and in again, and is nobody else’s', async ({ page, backend }) => {
    await following(page, backend);
    await signOut(page);
    await expect(page).toHaveURL(/user\/login/);
    await expect(trackerOf(page)).toHaveCount(0);
    const enter = async (customer: typeof DEMO | typeof NEWCOMER) => {
      await signIn(page, customer);
      await expect(heading(page, t('menu.accountresetpassword'))).toBeVisible();
    };
    await enter(NEWCOMER);
    await expect(trackerOf(page)).toHaveCount(0);
    await signOut(page);
    await enter(DEMO);
    await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
  });

  test('continues from the record of an unpaid order, on the same invoice, once there is a network', async ({
    page,
    context,
    backend,
    expectNoise,
  }) => {
    // The payment is followed, and the page reads its answers anew, also while there is no network.
    expectNoise(failedLoad('/api/', 'ERR_INTERNET_DISCONNECTED'));
    // antd's toasts are loaded with the first message: without a network it is drawn plainly.
    expectNoise(failedLoad('/client/', 'ERR_INTERNET_DISCONNECTED'));
    await chooseFiveGb(page, backend);
    const before = await idsOf(backend);
    await goToHostedPage(page);
    const hosted = new URL(page.url()).pathname;
    await page.goto('/client/neworder');
    await waitUntilAtRest(page);
    const id = hosted.split('/').at(-1) ?? '';
    const record = page.getByRole('row').filter({ hasText: id });
    const goOn = record.getByRole('button', { name: t('payment.continue') });
    await context.setOffline(true);
    await goOn.click();
    await expectToast(page, t.pattern('leave.offline'));
    await context.setOffline(false);
    await goOn.click();
    await page.waitForURL(`**${hosted}**`);
    expect(await findNewRecords(backend, before)).toHaveLength(1);
  });
});
