import type { Page } from '@playwright/test';
import { leftIn } from '../../../mock/world/state';
import { t } from '../texts';
import { button, pick } from './controls';
import { type Backend, DEMO, expect, startSignedIn } from './fixtures';
import { waitUntilAtRest } from './rest';

/** The package of 5 GB, in either language. */
export const FIVE_GB = /^5\s(GB|ГБ)/;

/** Returns the traffic of the demo customer's main account, in bytes. */
export function trafficLeft({ server }: Backend): number {
  const user = server.world.state.users.find(({ email }) => email === DEMO.email);
  if (!user) throw new Error(`no ${DEMO.email}`);
  return leftIn(user.lots);
}

/** Signs in and opens New order with 5 GB chosen and counted. */
export async function chooseFiveGb(page: Page, backend: Backend, texts = t): Promise<void> {
  await startSignedIn(page, backend, { locale: texts.locale });
  await openFiveGb(page, texts);
}

/** Opens New order in a tab that is signed in, with 5 GB chosen and counted. */
export async function openFiveGb(page: Page, texts = t): Promise<void> {
  await page.goto('/client/neworder');
  await pick(page, FIVE_GB);
  await expect(summaryOf(page, texts).getByText(/15[.,]97/)).toBeVisible();
  await expect(payButton(page, texts)).toBeEnabled();
}

/** Signs in and opens New order with 5 GB, to be paid from the balance. */
export async function chooseFiveGbFromBalance(page: Page, backend: Backend) {
  await chooseFiveGb(page, backend);
  await pick(page, t.pattern('order.payWay.balance'));
  // The sum with the fee is shown until the new one is counted.
  await expect(summaryOf(page).getByText(/15[.,]97/)).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
}

/** Finds the order summary. */
const summaryOf = (page: Page, texts = t) =>
  page.getByRole('region', { name: texts('order.summary') });
/** Finds the button Pay now. */
export const payButton = (page: Page, texts = t) => button(page, texts('order.payNow'));
/** Finds the payment tracker. */
export const trackerOf = (page: Page, texts = t) =>
  page.getByRole('region', { name: texts('payment.tracker') });
/** Finds the status of a credited payment in the tracker; the last of its steps has the same name. */
export const creditedOf = (page: Page) =>
  trackerOf(page)
    .getByRole('status')
    .filter({ hasText: t('payment.status.paid') });

/** Goes to the hosted payment page, by Pay now. */
export async function goToHostedPage(page: Page, texts = t): Promise<void> {
  await payButton(page, texts).click();
  await page.waitForURL('**/__mock/pay/**');
}

/** Presses a button of the hosted page, and waits for the portal. */
export async function pressOnHostedPage(page: Page, action: string): Promise<void> {
  await button(page, action).click();
  await page.waitForURL('**/client/**');
  await waitUntilAtRest(page);
}

/** Returns the orders and recharges that the test itself made. */
export const findNewRecords = ({ server }: Backend, before: readonly string[]) =>
  server.world.state.records.filter(({ id }) => !before.includes(id));

/** Returns the ids of all orders and recharges. */
export const idsOf = ({ server }: Backend): string[] =>
  server.world.state.records.map(({ id }) => id);
