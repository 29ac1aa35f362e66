/** Printing in Firefox, whose driver prints as its menu does (tests/e2e/records.spec.ts: Chromium; WebKit's driver prints nothing). */
import { DEMO } from '../support/playwright/fixtures';
import { expectReadable } from '../support/playwright/printed';
import { t } from '../support/texts';
import { firefoxPage } from './firefox';
import { expect, keep, openSignedIn, test } from './fixtures';

test('a receipt is printed in light colours from a dark screen', async ({ portal, backend }) => {
  await keep(portal, { appearance: 'dark' });
  await openSignedIn(portal, backend, '/neworder');
  await portal.click('button', t.pattern('record.receipt'));
  await portal.see('button', t('record.print'));
  await portal.seeText(DEMO.email);
  expect(
    await portal.tab.evaluate(() => document.documentElement.getAttribute('data-appearance')),
  ).toBe('dark');
  expectReadable(await firefoxPage(portal.tab).pdf({ printBackground: true }));
});
