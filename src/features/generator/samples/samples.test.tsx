/** The samples and tools of the proxy generator, filled in with the settings. */
import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import {
  choose,
  demo,
  driftGateways,
  fileSavedBy,
  openTab,
  press,
  renderPage,
  sentence,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';
import { UNDOCUMENTED_LINE } from '../rules/tools';

const USERNAME = 'democustomer01-zone-resi-region-us';

/** Opens the generator, and in it a tab, whose code loads then. */
async function open(search: string, tab: 'code' | 'tools' = 'code') {
  // The page reads the address bar, which the test's history does not change.
  window.history.replaceState(null, '', search);
  const { user } = await renderPage(`/residential${search}`);
  await openTab(user, t(`residential.tab.${tab}`));
  const name = t(tab === 'code' ? 'samples.title' : 'tools.title');
  const region = await screen.findByRole('region', { name });
  return { user, region, card: within(region) };
}

test('a list of Sticky IP lines: the sample and the login have the session of the first of them', async () => {
  const { user, region } = await open('?country=US&rotation=sticky&protocol=socks5');
  await press(user, t('residential.generate'));
  await screen.findByText(t.pattern('residential.made', { count: 10 }));
  const file = await fileSavedBy(() => press(user, t('residential.download')));
  const [line = ''] = file.text.split('\n');
  const session = /-session-[a-z0-9]{12}-sessTime-10/.exec(line)?.[0];
  expect(session).toBeDefined();
  await openTab(user, t('residential.tab.code'));
  const figure = within(region).getByRole('figure');
  const login = screen.getByRole('region', { name: t('credentials.title') });
  for (const part of [figure, login]) {
    await waitFor(() => expect(part.textContent).toContain(`${USERNAME}${session}`));
  }
});

test('a sample is copied as it stands, with the password once it is filled in, which is never in the address', async () => {
  const { user, region, card } = await open('?country=US');
  const password = demo().proxyPassword;
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await choose(user, t('samples.program'), 'PHP', 'PHP');
  const expectCopied = async () => {
    const name = `${t('common.copy')}: ${t('samples.code', { name: 'PHP' })}`;
    await user.click(card.getByRole('button', { name }));
    expect(card.getByRole('figure').textContent).toBe(String(copied.mock.lastCall));
  };
  await waitFor(() => expect(card.getByRole('figure').textContent).toContain(USERNAME));
  await expectCopied();
  expect(region.textContent).not.toContain(password);
  await user.click(card.getByRole('checkbox', { name: t('samples.fillIn') }));
  expect(card.getByRole('figure').textContent).toContain(password);
  await expectCopied();
  expect(card.getByText(t('samples.filledIn'))).toBeTruthy();
  expect(history.location.search).not.toContain(password);
});

test('a password that was filled in is hidden again once another account was chosen', async () => {
  const { user, region, card } = await open('?country=US');
  const { proxyPassword, proxyUsername } = demo();
  await user.click(await card.findByRole('checkbox', { name: t('samples.fillIn') }));
  expect(region.textContent).toContain(proxyPassword);
  for (const account of ['scraperteam01', proxyUsername]) {
    await choose(user, t('residential.account'), new RegExp(account));
    await waitFor(() => expect(card.getByRole('figure').textContent).toContain(`${account}-`));
  }
  expect(region.textContent).not.toContain(proxyPassword);
});

test('what a program cannot do is said, and it goes the nearest way', async () => {
  const { user, card } = await open('?country=US&protocol=socks5');
  const holds = async (text: string) =>
    waitFor(() => expect(card.getByRole('figure').textContent).toContain(text));
  await holds('socks5h://');
  await choose(user, t('samples.program'), 'Playwright', 'Playwright');
  const uses = { name: 'Playwright', wanted: 'SOCKS5', protocol: 'HTTP' };
  await card.findByText(sentence(t.pattern('samples.otherProtocol', uses)));
  expect(card.getByText(/Chromium can’t send SOCKS5 credentials/)).toBeTruthy();
  await holds('http://gate.example.net:7000');
  await choose(user, t('samples.program'), 'Selenium', 'Selenium');
  await card.findByText(t('samples.noLogin', { name: 'Selenium' }));
  await holds('socks5://gate.example.net:7100');
  expect(card.queryByRole('checkbox')).toBeNull();
  const whitelist = card.getByRole('link', { name: t('samples.openWhitelist') });
  expect(whitelist.getAttribute('href')).toMatch(/\/proxysetting\/whitelist$/);
  expect(card.queryByText(t('samples.runWith'))).toBeTruthy();
  expect(card.getByText(/^Selenium \d/).translate).toBe(false);
  await choose(user, t('samples.program'), 'C#', 'C#');
  await card.findByText(/haven’t run it/);
  expect(card.queryByText(t('samples.runWith'))).toBeNull();
});

test.each([
  ['no whitelist mode', { whitelist_port: null }, 'Selenium', 'noWhitelist', {}],
  ['SOCKS5 only', { protocols: ['socks5'] }, 'Playwright', 'noWay', { protocols: 'HTTP, HTTPS' }],
] as const)('gateways with %s: what fits none says so', async (_, change, name, reason, values) => {
  driftGateways(() => change);
  const { user, card } = await open('?country=US');
  await choose(user, t('samples.program'), name, name);
  expect(await card.findByText(t(`samples.${reason}`, { name, ...values }))).toBeTruthy();
});

test('with a sub-account, a program that cannot sign in says that the main account pays, and its traffic counts', async () => {
  demo().lots = [];
  const { user, card } = await open('?account=scraperteam01');
  const noTraffic = t('residential.noMainTraffic');
  await waitFor(() => expect(card.getByRole('figure').textContent).toContain('scraperteam01-'));
  expect(card.queryByText(noTraffic)).toBeNull();
  await choose(user, t('samples.program'), 'Selenium', 'Selenium');
  const noLogin = t('samples.noLogin', { name: 'Selenium' });
  const mainPays = t('samples.mainPays', { account: 'scraperteam01' });
  expect(await card.findByText(sentence(`${noLogin} ${mainPays}`))).toBeTruthy();
  expect(card.getByText(noTraffic)).toBeTruthy();
});

test.each(['code', 'tools'] as const)('what lacks traffic or stock says so: %s', async (tab) => {
  demo().lots = [];
  const { user, card } = await open('?country=AQ', tab);
  const noTraffic = t('residential.noMainTraffic');
  expect(await card.findByText(noTraffic)).toBeTruthy();
  expect(card.getByRole('link', { name: t('residential.buy') })).toBeTruthy();
  expect(await card.findByText(t('place.noneHere'))).toBeTruthy();
  if (tab === 'tools') return;
  // Lines without a login name no place.
  await choose(user, t('samples.program'), 'Selenium', 'Selenium');
  await waitFor(() => expect(card.queryByText(t('place.noneHere'))).toBeNull());
});

test('a tool: the line with the password masked, and where to paste it', async () => {
  const { user, region, card } = await open('?country=US&protocol=socks5', 'tools');
  const password = demo().proxyPassword;
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const copy = async (name: string) => {
    await user.click(card.getByRole('button', { name: `${t('common.copy')}: ${name}` }));
    return String(copied.mock.lastCall);
  };
  const isMasked = () => expect(region.textContent).not.toContain(password);
  await choose(user, t('tools.tool'), 'FoxyProxy', 'FoxyProxy');
  await card.findByText(/Import Proxy List: paste the line/);
  isMasked();
  expect(await copy(`FoxyProxy, ${t('tools.line')}`)).toBe(
    `socks5://${USERNAME}:${password}@gate.example.net:7000`,
  );
  await user.click(card.getByRole('button', { name: `${t('common.show')}: FoxyProxy, Password` }));
  expect(region.textContent).toContain(password);
  expect(card.getByRole('link', { name: t('tools.docs', { name: 'FoxyProxy' }) })).toBeTruthy();

  await choose(user, t('tools.tool'), 'GoLogin', 'GoLogin');
  // The line known from users is offered, too, marked as undocumented.
  expect(await card.findByText(UNDOCUMENTED_LINE['en-US'])).toBeTruthy();
  isMasked();
  expect(await copy(`GoLogin, ${t('tools.line')}`)).toBe(
    `gate.example.net:7000:${USERNAME}:${password}`,
  );

  await choose(user, t('tools.tool'), 'Proxifier', 'Proxifier');
  await card.findByText(/Proxy Servers → Add: fill in the fields/);
  expect(await copy('Proxifier, Password')).toBe(password);

  await choose(user, t('tools.tool'), 'Postman', 'Postman');
  const postman = { name: 'Postman', wanted: 'SOCKS5' };
  await card.findByText(sentence(t.pattern('samples.otherProtocol', postman)));
});
