import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { planFault } from '../../../mock/faults';
import type { MockServer } from '../../../mock/server';
import { t } from '../texts';
import { FIVE_GB } from './buying';
import { button, menuLink, openReport, pick, reportDialog } from './controls';
import { waitUntilAtRest } from './rest';

/** The message of an order that fails. */
export const FAILED = t.pattern('outcome.unknown', { kind: 'order' });

/** Makes a list and then an order fail for a customer who is signed in. */
export async function failToOrder(page: Page, server: MockServer): Promise<void> {
  await page.goto(`${server.url}/client/dashboard`);
  await waitUntilAtRest(page);
  planFault(server.world, { call: 'auth.whiteipget', answer: 'drop' });
  await menuLink(page, t('menu.whitelist')).click();
  await page.getByRole('alert').first().waitFor();
  await menuLink(page, t('menu.neworder')).click();
  await pick(page, FIVE_GB);
  await pick(page, t.pattern('order.payWay.balance'));
  const pay = button(page, t('order.payNow'));
  await expect(pay).toBeEnabled();
  planFault(server.world, { call: 'order.pay', answer: 'code', msg: 'Payment desk is closed' });
  await pay.click();
  await page.getByText(FAILED).waitFor();
  await waitUntilAtRest(page);
}

/** Reports the problem as a customer does; returns the text of the file. */
export async function reportProblem(page: Page, sentence: string): Promise<string> {
  await openReport(page);
  const dialog = reportDialog(page);
  await dialog.getByRole('textbox').fill(sentence);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('report.download') }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}
