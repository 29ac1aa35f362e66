import { readFileSync } from 'node:fs';
import type { Backend } from '../support/playwright/fixtures';
import { t } from '../support/texts';
import { watchDownloads } from './downloads';
import { expect, openSignedIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

/** Returns a line by its number; empty when it is not drawn. */
const lineText = ({ tab }: PortalPage, number: number) =>
  tab.evaluate((n) => document.querySelector(`[aria-posinset="${n}"]`)?.textContent ?? '', number);

async function makeLines(portal: PortalPage, backend: Backend, count: number): Promise<void> {
  await openSignedIn(portal, backend, `/residential?rotation=sticky&quantity=${count}`);
  await portal.click('button', t('residential.generate'));
  await portal.seeText(t.pattern('residential.made', { count }));
  await expect.poll(() => lineText(portal, 5)).toContain('-session-');
}

test('a selection copies as lines, and Ctrl+A copies all', async ({ portal, backend }) => {
  await makeLines(portal, backend, 5000);
  const { tab } = portal;
  const five = await Promise.all([1, 2, 3, 4, 5].map((number) => lineText(portal, number)));
  await tab.evaluate(() => {
    const [first, fifth] = [1, 5].map((n) => document.querySelector(`[aria-posinset="${n}"]`));
    if (first && fifth) getSelection()?.setBaseAndExtent(first, 0, fifth, fifth.childNodes.length);
  });
  await tab.press('c', 'Control');
  expect(await portal.pasteLines(5)).toEqual(five);

  const third = await tab.find(() => document.querySelector('[aria-posinset="3"]'), null);
  await third?.click();
  await tab.press('a', 'Control');
  // Other lines are drawn now.
  await tab.press('End');
  await expect.poll(() => lineText(portal, 5000)).not.toBe('');
  await tab.press('c', 'Control');
  expect((await portal.pasteLines(5000)).slice(0, 5)).toEqual(five);
});

test('a list of 100,000 lines is copied and saved', async ({ engine, portal, backend }) => {
  await makeLines(portal, backend, 100_000);
  await portal.click('button', t('common.copy'));
  await portal.seeText(t('common.copied'));
  const copied = await portal.pasteLines(100_000);
  expect(new Set(copied).size).toBe(100_000);
  const savedFile = watchDownloads(engine);
  await portal.click('button', t('residential.download'));
  expect(
    readFileSync(await savedFile(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(copied);
});
