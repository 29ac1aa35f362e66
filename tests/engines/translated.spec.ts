/** While the browser translates the page, as Chrome's translator does (tests/support/jsdom/translator.ts). */
import { t } from '../support/texts';
import { TRANSLATOR } from '../support/translatorScript';
import { SIGNED_IN } from '../support/world/routes';
import { openSignedIn, test } from './fixtures';

test('every page stands, and what changes on it shows the new words', async ({
  portal,
  backend,
}) => {
  await openSignedIn(portal, backend, '/nowhere');
  await portal.tab.addScript(TRANSLATOR);
  for (const path of SIGNED_IN) {
    await portal.visit(path);
    await portal.rest();
    await portal.seeNo('heading', t('crash.title'));
  }
  await portal.click('button', t.pattern('bell.name'));
  await portal.see('menu', t.pattern('bell.name'));
  await portal.tab.press('Escape');
  await portal.visit('/residential');
  await portal.rest();
  for (const count of [10, 25, 3]) {
    await portal.fill(t('residential.quantity'), String(count));
    await portal.click('button', t('residential.generate'));
    await portal.seeText(t.pattern('residential.made', { count }));
  }
});
