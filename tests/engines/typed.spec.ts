/** Pasting, by the engine's own clipboard. */
import { t } from '../support/texts';
import { expect, test } from './fixtures';
import type { PortalPage } from './portalPage';

/** Copies a text by the browser's own command, from a field beside the page. */
async function copy({ tab }: PortalPage, text: string): Promise<void> {
  await tab.evaluate((value) => {
    const field = document.createElement('textarea');
    field.id = 'test-copy';
    field.value = value;
    document.body.append(field);
    field.select();
  }, text);
  await tab.press('c', 'Control');
  await tab.evaluate(() => document.querySelector('#test-copy')?.remove());
}

test('invisible characters are dropped, and told of in a password', async ({ portal }) => {
  const { tab } = portal;
  await portal.goto('/user/login');
  for (const [label, pasted, kept] of [
    ['user.email', '\ufeffdemo\u200b@example\u00ad.com', 'demo@example.com'],
    ['user.password', 'letters\u200b123', 'letters\u200b123'],
  ] as const) {
    await copy(portal, pasted);
    await portal.fill(t(label), 'old');
    await tab.press('a', 'Control');
    await tab.press('v', 'Control');
    await expect
      .poll(() => tab.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe(kept);
  }
  await portal.seeText(t('user.passwordInvisible'));
});
