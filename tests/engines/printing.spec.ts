/** Printing in Firefox, whose driver prints as its menu does (tests/e2e/records.spec.ts: Chromium; WebKit's driver prints nothing). */
import { DEMO } from '../support/playwright/fixtures';
import { lookAtPdf } from '../support/playwright/printed';
import { t } from '../support/texts';
import { firefoxPage } from './firefox';
import { expect, keep, openSignedIn, test } from './fixtures';

/** The least share of a sheet that is paper, and that is dark text. */
const MOSTLY = 0.8;
const READABLE = 0.001;

test('a receipt is printed in light colours from a dark screen', async ({ portal, backend }) => {
  await keep(portal, { appearance: 'dark' });
  await openSignedIn(portal, backend, '/neworder');
  await portal.click('button', t.pattern('record.receipt'));
  await portal.see('button', t('record.print'));
  await portal.seeText(DEMO.email);
  expect(
    await portal.tab.evaluate(() => document.documentElement.getAttribute('data-appearance')),
  ).toBe('dark');
  const sheet = lookAtPdf(await firefoxPage(portal.tab).pdf({ printBackground: true }));
  expect(sheet.paper).toBeGreaterThan(MOSTLY);
  expect(sheet.dark).toBeGreaterThan(READABLE);
});
