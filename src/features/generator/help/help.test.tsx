/** The help of the proxy generator and its error decoder, as a customer uses them. */

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import jsQR from 'jsqr';
import {
  choose,
  demo,
  holdBack,
  openTab,
  renderPage,
  sentCalls,
  sentence,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';

const SECRET = 'hunter2secret';

/** Opens the generator; `rest` is the query and the # of its address. */
const open = async (rest = '') => (await renderPage(`/residential${rest}`)).user;

const question403 = () => screen.findByRole('button', { name: t('faq.403.q') });
const pageText = () => document.body.textContent ?? '';
const region = (name: string) => screen.findByRole('region', { name });
/** Opens the decoder of errors, and finds its field. */
const errorText = async (user: UserEvent) => {
  await openTab(user, t('residential.tab.test'));
  return screen.findByLabelText(t('residential.errorPaste'));
};
const drawer = () => screen.findByRole('dialog', { name: t('residential.help') });

test('an address with a # opens the answer that it names and takes the focus there', async () => {
  const user = await open('#faq-403');
  const question = await question403();
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(question.ariaExpanded).toBe('true');
  // antd's header reacts to Enter only, but a button must react to Space, too.
  await user.keyboard(' ');
  expect(question.ariaExpanded).toBe('false');
  // Answers of two groups are open side by side.
  await user.keyboard(' ');
  const other = screen.getByRole('button', { name: t('faq.gb.q') });
  await user.click(other);
  expect([question.ariaExpanded, other.ariaExpanded]).toEqual(['true', 'true']);
  // The address names what was opened last, also once that is closed.
  const beside = screen.getByRole('button', { name: t('faq.407.q') });
  await user.click(beside);
  await user.click(beside);
  expect([question.ariaExpanded, beside.ariaExpanded]).toEqual(['true', 'false']);
  expect(history.location.hash).toBe('#faq-407');
});

test('a setting that is changed keeps the # of the address', async () => {
  const user = await open('#faq-403');
  await question403();
  const sticky = { name: t('residential.rotation.sticky'), hidden: true };
  await user.click(await screen.findByRole('radio', sticky));
  await waitFor(() => expect(history.location.search).toContain('rotation=sticky'));
  expect(history.location.hash).toBe('#faq-403');
});

test('the drawer of the help is closed by leaving its address, and gives the focus back', async () => {
  const user = await open('?country=DE');
  const link = await screen.findByRole('link', { name: t('common.faq') });
  await user.click(link);
  const help = within(await drawer());
  expect(history.location.hash).toBe('#faq');
  await user.click(await question403());
  expect(history.location.hash).toBe('#faq-403');
  await user.click(help.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect([history.location.search, history.location.hash]).toEqual(['?country=DE', '']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the help opens while the gateways cannot be read, and stays when they are', async () => {
  const { user } = await renderPage('/residential#faq', {
    faults: [{ call: 'dynamic.gateways', answer: 'status' }],
  });
  const help = await drawer();
  await within(help).findByRole('button', { name: t('faq.403.q') });
  await user.click(screen.getByRole('button', { name: t('common.retry'), hidden: true }));
  await screen.findByRole('button', { name: t('residential.generate'), hidden: true });
  await drawer();
});

test('an address with a # is followed in the settings that were used last, too', async () => {
  const { id } = demo();
  const list = [{ name: 'Asia', query: 'country=JP' }];
  localStorage.setItem(`presets:${id}`, JSON.stringify({ list, defaultName: 'Asia' }));
  await open('#faq-403');
  const question = await question403();
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect((await screen.findAllByText('Japan')).length).toBeGreaterThan(0);
});

test('a link of the page leads into the help each time, and the settings stay', async () => {
  const user = await open('?country=DE');
  const toParameters = async () => {
    await openTab(user, t('residential.tab.api'));
    await user.click(await screen.findByRole('link', { name: t('residential.apiDocument') }));
    const place = await screen.findByRole('heading', { level: 3, name: t('api.parameters.t') });
    await waitFor(() => expect(document.activeElement).toBe(place));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await toParameters();
  await toParameters();
  expect(screen.getAllByText('Germany').length).toBeGreaterThan(0);
});

test('an address with a # of the API document opens its tab at the heading', async () => {
  const first = await open('#api-sessTime');
  const heading = await screen.findByRole('heading', { level: 4, name: 'sessTime' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const tab = screen.getByRole('tab', { name: t('common.apiDocument') });
  expect(tab.ariaSelected).toBe('true');
  // Each heading is a link to itself.
  await first.click(screen.getByRole('link', { name: 'num' }));
  expect(history.location.hash).toBe('#api-num');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'num' }));
  cleanup();

  const user = await open('#api');
  const opened = await screen.findByRole('tab', { name: t.pattern('common.apiDocument') });
  await waitFor(() => expect(document.activeElement).toBe(opened));
  const faq = screen.getByRole('tab', { name: t('common.faq') });
  await user.click(faq);
  expect(faq.ariaSelected).toBe('true');
  expect(history.location.hash).toBe('#faq');
});

test('one search looks in questions and in the API document, until a link of its results is followed', async () => {
  const user = await open('#faq');
  const help = within(await drawer());
  const search = () => help.getByRole<HTMLInputElement>('searchbox');
  await help.findByRole('tab', { name: t.pattern('common.faq') });
  await user.type(search(), 'regenerate');
  // Answers that are found are open.
  expect(help.getByRole('button', { name: t('faq.token.q') }).ariaExpanded).toBe('true');
  expect(help.queryByRole('button', { name: t('faq.403.q') })).toBeNull();
  await user.clear(search());
  await user.type(search(), 'quux');
  await help.findByText(t.pattern('residential.helpFound', { count: 0 }));
  await user.clear(search());
  expect(help.getByRole('button', { name: t('faq.403.q') })).toBeTruthy();
  await user.type(search(), 'sessTime');
  expect(help.queryByRole('heading', { name: 'num' })).toBeNull();
  await user.click(help.getByRole('link', { name: 'sessTime' }));
  expect(search().value).toBe('');
  expect(help.getByRole('heading', { name: 'num' })).toBeTruthy();
  expect(document.activeElement).toBe(help.getByRole('heading', { name: 'sessTime' }));
});

test('the answer about 407 leads to the Test tab each time, and so does an error that the search does not find', async () => {
  const user = await open('?country=DE#faq-407');
  const opensAnswer = async (link: HTMLElement) => {
    await user.click(link);
    await screen.findByRole('heading', { level: 4, name: t('credentials.t') });
    const lookup = screen.getByRole('heading', { level: 3, name: t('residential.decoder') });
    await waitFor(() => expect(document.activeElement).toBe(lookup));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([history.location.search, history.location.hash]).toEqual(['?country=DE', '']);
  };
  await opensAnswer(await screen.findByRole('link', { name: t('residential.try') }));
  await openTab(user, t('residential.tab.list'));
  await user.click(screen.getByRole('link', { name: t('common.faq') }));
  const help = within(await drawer());
  await user.click(await help.findByRole('searchbox'));
  await user.paste('curl: (56) CONNECT tunnel failed, response 407');
  await opensAnswer(await help.findByRole('link', { name: t('credentials.t') }));
});

test('a pasted error is read, and nothing of it leaves the page', async () => {
  const user = await open('?country=US');
  const field = await errorText(user);
  await user.click(field);
  await user.paste(
    `ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')) http://me:${SECRET}@gate:7000`,
  );
  const answer = await screen.findByRole('heading', { name: t('credentials.t') });
  expect(answer).toBeTruthy();
  const words = 'Tunnel connection failed: 407';
  expect(pageText()).toContain(t('residential.errorWords', { words }));
  // A browser that translates the page leaves a program's words alone.
  expect(screen.getByText(words, { selector: '[translate=no]' })).toBeTruthy();
  expect(pageText()).toContain(t('residential.errorLogin'));
  expect(pageText()).toMatch(
    t.pattern('residential.found.hasTraffic', { account: 'democustomer01' }),
  );
  await user.clear(field);
  await user.paste('net::ERR_TUNNEL_CONNECTION_FAILED');
  expect(await screen.findByRole('heading', { name: t('tunnel.t') })).toBeTruthy();
  const places = [window.location.href, ...Object.values({ ...localStorage })];
  const session = Object.values({ ...sessionStorage });
  const sent = (await sentCalls()).map((call) => JSON.stringify(call));
  expect([...places, ...session, ...sent].filter((text) => text.includes(SECRET))).toEqual([]);
});

/** Finds the line of a finding, with its button or link. */
const finding = async (text: RegExp) =>
  within(await screen.findByText(sentence(text)).then(lineOf));
const lineOf = (text: HTMLElement) => text.closest('li') ?? text;

test('an error names what of this account explains it, and leads to the page that mends it', async () => {
  const { lots } = demo();
  demo().lots = [];
  const user = await open('?auth=whitelist');
  const field = await errorText(user);
  await user.click(field);
  await user.paste('curl: (56) CONNECT tunnel failed, response 402');
  const empty = await finding(
    t.pattern('residential.found.noTraffic', { account: 'democustomer01' }),
  );
  expect(empty.getByRole('link', { name: t('residential.mend.noTraffic') })).toBeTruthy();
  demo().lots = lots;
  cleanup();

  worldState().whitelist = [];
  await open('?auth=whitelist');
  await user.click(await errorText(user));
  await user.paste('403');
  const unlisted = await finding(t.pattern('residential.found.listEmpty'));
  expect(unlisted.getByRole('link', { name: t('residential.mend.list') })).toBeTruthy();
  expect(pageText()).toContain(t('who.unclear'));
});

test('a whitelist that is still loading is not said to have failed', async () => {
  const letGo = holdBack('/dynamic/whiteipget');
  await open('?auth=whitelist#error-notListed');
  await screen.findByRole('heading', { level: 4, name: t('notListed.t') });
  expect(screen.queryByText(t('residential.found.listUnread'))).toBeNull();
  await letGo();
  await screen.findByText(t.pattern('residential.found.listFilled'));
});

test('an error that was chosen is cleared for the one that the text names, which has nothing to clear', async () => {
  const user = await open();
  await user.click(await errorText(user));
  await user.paste('407');
  const title = (text: string) => screen.findByRole('heading', { level: 4, name: text });
  const list = screen.getByRole('combobox', { name: t('residential.errorChoose') });
  const clear = () => list.closest('.ant-select')?.querySelector('.ant-select-clear');
  await title(t('credentials.t'));
  expect(clear()).toBeNull();
  await choose(user, t('residential.errorChoose'), t('noStock.t'));
  await title(t('noStock.t'));
  await user.click(clear() as Element);
  expect(await title(t('credentials.t'))).toBeTruthy();
});

test('a place without stock is named, and a wider one is one click away', async () => {
  const user = await open('?country=US&state=california&city=fresno');
  await errorText(user);
  const decoder = await region(t('residential.try'));
  await within(decoder).findByRole('combobox', { name: t('residential.errorChoose') });
  await choose(user, t('residential.errorChoose'), t('noStock.t'));
  expect(await within(decoder).findByText(t('residential.found.partEmpty'))).toBeTruthy();
  await user.click(within(decoder).getByRole('button', { name: t('residential.mend.partEmpty') }));
  await waitFor(() =>
    expect(within(decoder).queryByText(t('residential.found.partEmpty'))).toBeNull(),
  );
  expect(history.location.search).toBe('?country=US');
  cleanup();

  const again = await open('?country=AQ');
  await again.click(await errorText(again));
  await again.paste('404');
  expect(await screen.findByText(t('residential.found.countryEmpty'))).toBeTruthy();
  await again.click(screen.getByRole('button', { name: t('residential.mend.countryEmpty') }));
  expect(await screen.findByText(t('residential.found.placeAny'))).toBeTruthy();
});

test('a password that breaks the format is named, and the URL form is one click away', async () => {
  demo().proxyPassword = 'p@ss:word';
  const user = await open();
  const breaks = t('residential.found.breakingSigns');
  await user.click(await errorText(user));
  await user.paste("curl: (5) Unsupported proxy syntax in 'http://x'");
  expect(await screen.findByText(breaks)).toBeTruthy();
  await user.click(
    await screen.findByRole('button', { name: t('residential.mend.breakingSigns') }),
  );
  await waitFor(() => expect(screen.queryByText(breaks)).toBeNull());
  // The pressed button has gone with what it mended.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('residential.try') })),
  );
  expect(await screen.findByRole('heading', { name: t('address.t') })).toBeTruthy();
});

test('the command for each shell hides the password until it is asked for', async () => {
  const user = await open('?country=DE');
  await openTab(user, t('residential.tab.test'));
  const card = await region(t('residential.try'));
  await within(card).findByRole('tab', { name: 'bash' });
  const { proxyPassword } = demo();
  expect(card.textContent).not.toContain(proxyPassword);
  expect(card.textContent).toMatch(/curl --proxy 'http:.* \\\n {2}--proxy-user '.*-region-de.*•/);
  await user.click(within(card).getByRole('tab', { name: 'PowerShell' }));
  const command = t('residential.tryCommand', { shell: 'PowerShell' });
  const show = `${t('common.show')}: ${command}`;
  await user.click(await within(card).findByRole('button', { name: show }));
  expect(card.textContent).toContain(`curl.exe -x`);
  expect(card.textContent).toContain(proxyPassword);
  expect(card.textContent).toContain(t('residential.expectPlace', { place: 'Germany' }));

  // Another account is chosen, so its password is hidden until Show is pressed again.
  const sub = worldState().subAccounts.find((one) => one.username === 'scraperteam01');
  await choose(user, t('residential.account'), /^scraperteam01/);
  await waitFor(() => expect(card.textContent).toMatch(/scraperteam01-zone/));
  expect(card.textContent).not.toContain(sub?.password ?? '');
});

test.each([
  [
    '?country=DE',
    [t('residential.expectPlace', { place: 'Germany' }), t('residential.expectRandomize')],
  ],
  [
    '?rotation=sticky&minutes=30',
    [t('residential.expectAny'), t('residential.expectSticky', { minutes: 30 })],
  ],
  ['?country=DE&auth=whitelist', [t('residential.expectAny'), t('residential.expectWhitelist')]],
] as const)('how the result of the command is described: %s', async (search, said) => {
  await openTab(await open(search), t('residential.tab.test'));
  const card = await region(t('residential.try'));
  const list = (await within(card).findByText(said[0])).closest('ul');
  const lines = [...(list?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  expect(lines).toEqual([...said, t('residential.expectBilled', { isMain: 'true' })]);
});

test('a command that the gateway would refuse has the reason beside it, and no output is promised', async () => {
  Object.assign(demo(), { lots: [], trialUsed: false });
  await openTab(await open('?country=AQ'), t('residential.tab.test'));
  const card = within(await region(t('residential.try')));
  expect(await card.findByText(t('residential.noMainTraffic'))).toBeTruthy();
  expect(card.getByRole('link', { name: t('order.trial') })).toBeTruthy();
  expect(card.getByText(t('place.noneHere'))).toBeTruthy();
  expect(card.queryByText(t('residential.expect'))).toBeNull();
});

/** Decodes a QR code as a camera would. antd draws the code as one path of rows, "M x,y h width v1 H x z". */
function readCode(picture: Element): string | undefined {
  const SCALE = 4;
  const [, , side = 0] = picture.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const size = side * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = picture.querySelector('path[fill="#000000"]')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M([\d.]+)[ ,]([\d.]+) ?h([\d.]+)v1/g)) {
    for (let down = 0; down < SCALE; down += 1) {
      const from = (Number(y) * SCALE + down) * size + Number(x) * SCALE;
      for (let at = from; at < from + Number(width) * SCALE; at += 1)
        pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

test('the QR code of the API link is drawn when it is asked for, and the link says how to get a new token', async () => {
  const user = await open();
  await openTab(user, t('residential.tab.api'));
  const card = await region(t('residential.apiLink'));
  expect(within(card).getByRole('link', { name: t('residential.apiRegenerateLink') })).toBeTruthy();
  await user.click(within(card).getByRole('button', { name: t('residential.generateApi') }));
  expect(within(card).queryByRole('img', { name: t('residential.qrName') })).toBeNull();
  const button = within(card).getByRole('button', { name: t('residential.qr') });
  await user.click(button);
  const code = await within(card).findByRole('img', { name: t('residential.qrName') });
  const picture = code.matches('svg') ? code : code.querySelector('svg');
  await user.click(
    within(card).getByRole('button', { name: `${t('common.show')}: ${t('residential.apiLink')}` }),
  );
  const link = within(card).getByText(/^https?:.*token=/).textContent;
  expect(link).toContain(demo().apiToken);
  expect(readCode(picture as Element)).toBe(link);
  await user.click(button);
  expect(within(card).queryByRole('img', { name: t('residential.qrName') })).toBeNull();
});
