/** Behaviour that differs between engines: files, tabs, storage, appearance, code that fails to load. */
import { readFileSync, writeFileSync } from 'node:fs';
import { escapeRegExp } from '../support/escapeRegExp';
import { ru, t } from '../support/texts';
import { watchDownloads } from './downloads';
import { expect, openSignedIn, test } from './fixtures';

test('an import reads a file in Windows-1251, and a list is exported', async ({
  engine,
  portal,
  backend,
}, info) => {
  const file = info.outputPath('accounts.csv');
  // "для Анны" in Windows-1251.
  const remark = Buffer.from([0xe4, 0xeb, 0xff, 0x20, 0xc0, 0xed, 0xed, 0xfb]);
  writeFileSync(file, Buffer.concat([Buffer.from('importedlogin1,letters123,'), remark]));
  await openSignedIn(portal, backend, '/proxysetting/subaccount');
  await portal.click('button', t('subaccount.import'));
  await portal.see('button', t('subaccount.import.file'));
  await portal.chooseFile(file);
  await portal.seeText('для Анны');
  await portal.click('button', t('subaccount.import.send'));
  const { state } = backend.server.world;
  const isAdded = () => state.subAccounts.some(({ username }) => username === 'importedlogin1');
  await expect.poll(isAdded).toBe(true);
  await portal.seeText(t('subaccount.import.state.done'));
  await portal.tab.press('Escape');
  await portal.seeNo('dialog');
  const savedFile = watchDownloads(engine);
  await portal.click('button', t('export.open'));
  await portal.click('menuitem', t('export.csv'));
  expect(readFileSync(await savedFile(), 'utf8')).toContain('importedlogin1');
});

test('a deletion from the whitelist is undone', async ({ portal, backend }) => {
  const { state } = backend.server.world;
  const listed = state.whitelist;
  const ip = listed[0]?.ip ?? '';
  const undo = `${t('whitelist.undo')}: ${ip}`;
  await openSignedIn(portal, backend, '/proxysetting/whitelist');
  await portal.click('button', new RegExp(`^${t('whitelist.delete')}.*${escapeRegExp(ip)}`));
  await portal.click('button', undo);
  await portal.seeNo('button', undo);
  await portal.seeText(ip);
  expect(state.whitelist).toEqual(listed);
});

test('signing out in one tab signs out the other', async ({ portal, openPortal, backend }) => {
  await openSignedIn(portal, backend, '/dashboard');
  const other = await openPortal();
  await other.goto('/account/setting');
  await other.rest();
  await other.click('button', t.pattern('shell.userMenu'));
  await other.click('menuitem', t('shell.signOut'));
  await other.see('heading', t('user.signIn'));
  await portal.seePath(/\/user\/login/);
});

test('the language and the appearance are chosen, and kept', async ({ portal, backend }) => {
  await openSignedIn(portal, backend, '/dashboard');
  await portal.click('button', t.pattern('shell.userMenu'));
  await portal.click('menuitemradio', t('common.theme.dark'));
  await portal.click('menuitemradio', 'Русский');
  const isChosen = async () => {
    await portal.see('heading', ru('menu.dashboard'));
    expect(
      await portal.tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    ).toBe('dark');
  };
  await isChosen();
  await portal.tab.reload();
  await isChosen();
});

test('Retry loads a page whose code is missing', async ({ portal, backend, site, expectNoise }) => {
  expectNoise(/whitelist-/);
  const putBack = site.takeAway('whitelist-');
  try {
    await openSignedIn(portal, backend, '/dashboard');
    await portal.click('link', t('menu.whitelist'));
    await portal.see('heading', t('crash.chunkTitle'));
  } finally {
    putBack();
  }
  await portal.click('button', t('common.retry'));
  await portal.see('heading', t('menu.whitelist'));
  await portal.rest();
});
