import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history, PluginManager } from '@umijs/max';
import { session } from '@/features/auth/session/session';
import type { RouteTable } from '@/layouts/start/firstPage';
import { announce } from '@/lib/browser/announce';
import { addMessages } from '@/lib/browser/locale';
import { type Settings, settings } from '../../config/settings';
import { ACCOUNTS } from '../../mock/world/seed';
import { textWithinPattern } from '../../tests/support/eitherText';
import {
  callsTo,
  demo,
  driftAnswers,
  fill,
  holdBack,
  pickRussian,
  press,
  renderPage,
  sentence,
  signInElsewhere,
  storeElsewhere,
  type WorldState,
} from '../../tests/support/jsdom/renderPage';
import { ru, t } from '../../tests/support/texts';
import { withBrokenRow } from '../../tests/support/world/drift';
import { MENU_ENTRIES, PALETTE_PAGES, PORTAL_PATHS } from '../../tests/support/world/routes';

/** The name of the bell with so many new notices. */
const bellName = (count: number) =>
  count === 0 ? t('bell.name') : t.pattern('bell.unread', { count });

const START: Settings = { ...settings };

afterEach(() => {
  Object.assign(settings, START);
});

/** Opens a page of a portal with other values in `config/settings.ts`. */
async function open(changed: Partial<Settings>, path = '/account/resetpassword') {
  Object.assign(settings, changed);
  return renderPage(path);
}

const html = document.documentElement;
const header = () => screen.queryByTestId('pro-layout-header');
const sider = () => screen.queryByTestId('pro-layout-sider');
const mainMenu = () => screen.getByRole('navigation', { name: t('shell.mainMenu') });

test('as the specification has them: a menu at the side, no header, light', async () => {
  await open({});
  expect(sider()?.contains(mainMenu())).toBe(true);
  expect(header()).toBeNull();
  expect(html.dataset.appearance).toBe('light');
});

/** Takes away an element that React is about to remove, as an extension of the browser may: React fails there. */
const takeAway = (selector: string) => document.querySelector(selector)?.remove();

test.each([
  ['the bell', (user: UserEvent) => press(user, bellName(1)), '.ant-badge sup'],
  [
    'the banner',
    () => act(() => void fireEvent(window, new Event('online'))),
    '[data-above-toasts]',
  ],
])('when %s breaks, the rest works, and Retry brings it back', async (_part, breakIt, selector) => {
  const { user } = await open({});
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void fireEvent(window, new Event('offline')));
  await screen.findByRole('button', { name: bellName(1) });
  isOnline.mockReturnValue(true);
  takeAway(selector);
  await breakIt(user);
  expect(await screen.findByText(t('chunk.broken'))).toBeTruthy();
  screen.getByRole('heading', { level: 1, name: t('menu.accountresetpassword') });
  expect(within(mainMenu()).getByRole('link', { name: t('menu.dashboard') })).toBeTruthy();
  expect(screen.getByRole('button', { name: t.pattern('shell.userMenu') })).toBeTruthy();
  await press(user, t('common.retry'));
  await waitFor(() => expect(screen.queryByText(t('chunk.broken'))).toBeNull());
  expect(screen.getByRole('button', { name: t.pattern('bell.name') })).toBeTruthy();
});

test('layout top: the menu stands in the header, and so do the palette, the bell and the user menu', async () => {
  await open({ layout: 'top' });
  expect(sider()).toBeNull();
  const bar = within(header() as HTMLElement);
  expect(within(mainMenu()).getByText(t('menu.neworder'))).toBeTruthy();
  expect(header()?.contains(mainMenu())).toBe(true);
  for (const key of ['palette.open', 'bell.name', 'shell.userMenu'] as const) {
    expect(bar.getByRole('button', { name: t.pattern(key) })).toBeTruthy();
  }
});

test('layout mix with splitMenus: the header has the first level, the side what belongs to it', async () => {
  await open({ layout: 'mix', splitMenus: true }, '/proxysetting/whitelist');
  const bar = within(header() as HTMLElement);
  expect(bar.getByText(t('menu.proxysetting'))).toBeTruthy();
  expect(bar.queryByText(t('menu.whitelist'))).toBeNull();
  const side = within(sider() as HTMLElement);
  expect(side.getByText(t('menu.whitelist'))).toBeTruthy();
  expect(side.queryByText(t('menu.dashboard'))).toBeNull();
});

test('fixedHeader, contentWidth and fixSiderbar: what stays as the page is scrolled, and how wide it is', async () => {
  const fixed = '.ant-pro-sider-fixed, .ant-pro-layout-header-fixed-header';
  const isWide = () => document.querySelector('.ant-pro-grid-content-wide #content') !== null;
  await open({});
  expect([sider()?.matches(fixed), isWide()]).toEqual([true, false]);
  await open({ fixSiderbar: false });
  expect(sider()?.matches(fixed)).toBe(false);
  await open({ layout: 'top', fixedHeader: true, contentWidth: 'Fixed' });
  expect([header()?.matches(fixed), isWide()]).toEqual([true, true]);
});

test('iconfontUrl: the script of the font is loaded, and draws the entries that are named after its icons', async () => {
  const { create } = PluginManager;
  const patchRoutes = ({ routes }: RouteTable) => {
    const dashboard = Object.values(routes).find(({ path }) => path === '/dashboard');
    Object.assign(dashboard ?? {}, { icon: 'icon-house' });
  };
  jest
    .spyOn(PluginManager, 'create')
    .mockImplementation(({ plugins, ...rest }) =>
      create({ ...rest, plugins: [...plugins, { apply: { patchRoutes } }] }),
    );
  await open({ iconfontUrl: '/font.js' });
  expect(document.querySelector('script[src="/font.js"]')).toBeTruthy();
  const icons = [...mainMenu().querySelectorAll('.ant-menu-item svg')];
  expect(icons[0]?.querySelector('use')?.getAttribute('xlink:href')).toBe('#icon-house');
  expect(icons[1]?.querySelector('path')).toBeTruthy();
});

test('navTheme realDark: who has not chosen starts dark, and a choice of their own wins', async () => {
  const { user } = await open({ navTheme: 'realDark' });
  expect(html.dataset.appearance).toBe('dark');
  await user.click(screen.getByRole('button', { name: t.pattern('shell.userMenu') }));
  const light = await screen.findByRole('menuitemradio', { name: t('common.theme.light') });
  const dark = screen.getByRole('menuitemradio', { name: t('common.theme.dark') });
  expect(dark.ariaChecked).toBe('true');
  const isMarked = (choice: HTMLElement) =>
    within(choice).getByText('✓').style.visibility === 'visible';
  expect([dark, light].map(isMarked)).toEqual([true, false]);
  await user.click(light);
  await waitFor(() => expect(html.dataset.appearance).toBe('light'));
  cleanup();
  await open({ navTheme: 'realDark' });
  expect(html.dataset.appearance).toBe('light');
  act(() => storeElsewhere('appearance', 'dark'));
  await waitFor(() => expect(html.dataset.appearance).toBe('dark'));
});

test('with a full storage the appearance changes all the same', async () => {
  const { user } = await open({ navTheme: 'realDark' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: t.pattern('shell.userMenu') }));
  await user.click(await screen.findByRole('menuitemradio', { name: t('common.theme.light') }));
  await waitFor(() => expect(html.dataset.appearance).toBe('light'));
});

test('colorPrimary: navigation, links and focus have it, buttons keep the colour of the brand', async () => {
  await open({ colorPrimary: '#722ED1' });
  const rules = () =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const ofClass = (name: string) =>
    new RegExp(`\\.${name}\\{[^}]*--ant-color-primary:([^;]+)`).exec(rules())?.[1];
  const menuClass = [...(mainMenu().querySelector('ul')?.classList ?? [])].find((name) =>
    name.startsWith('css-var-'),
  );
  expect(ofClass(menuClass ?? '')?.toLowerCase()).toBe('#722ed1');
  const { className } = html;
  expect(className).toMatch(/^css-var-portal/);
  expect(ofClass(className)).toBe('#faac6a');
  expect(rules()).toMatch(new RegExp(`\\.${className}\\{[^}]*--ant-color-info:#722ed1`, 'i'));
  expect(rules()).toMatch(new RegExp(`\\.${className}\\{[^}]*--ant-color-link:#531dab`, 'i'));
});

test('the menu leads to the pages that are shown in it, and to no hidden one', async () => {
  // This page's group of the menu is open.
  await open({}, '/proxysetting/addsub');
  const links = within(mainMenu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    MENU_ENTRIES.map(({ path }) => path),
  );
});

test('the palette leads to every page of the route table that needs no row, each with an icon of the menu', async () => {
  const { user } = await open({});
  await user.keyboard('{Control>}k{/Control}');
  const pages = within(await screen.findByRole('group', { name: t('palette.page') }));
  // A name that menuIcons.tsx lacks would be drawn as text.
  expect(pages.getAllByRole('option').map((one) => one.textContent)).toEqual(
    PALETTE_PAGES.map(({ text }) => t(text)),
  );
});

test.each([
  ['a Russian layout has л there', { key: 'л', code: 'KeyK' }, true],
  ['Dvorak has its K elsewhere', { key: 'k', code: 'KeyV' }, true],
  ['Dvorak has T there', { key: 't', code: 'KeyK' }, false],
  ['another key of a Russian layout', { key: 'м', code: 'KeyV' }, false],
  ['Shift with it opens Firefox’s console', { key: 'K', code: 'KeyK', shiftKey: true }, false],
  ['Alt with it is another shortcut', { key: 'k', code: 'KeyK', altKey: true }, false],
])('Ctrl+K opens the palette with any keyboard layout: %s', async (_layout, pressed, opens) => {
  await open({});
  // fireEvent returns false when the page has prevented the browser's own shortcut.
  expect(fireEvent.keyDown(document.body, { ...pressed, ctrlKey: true })).toBe(!opens);
  if (opens) expect(await screen.findByRole('listbox')).toBeTruthy();
});

test.each([
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
])('on %s the button of the palette says %s', async (platform, keys) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  await open({});
  expect(await screen.findByText(keys)).toBeTruthy();
});

const RECORDS = `${t('bell.records')}: `;
const CREDIT = `${t('bell.credit')}: `;
const FAILED = t('failure.http', { status: 502 });

describe('the bell', () => {
  const noticeTexts = () =>
    within(screen.getByRole('menu', { name: t.pattern('bell.name') }))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
  const settled = (state: WorldState) => {
    state.records = state.records.filter(({ status }) => status !== 'unpaid');
  };

  test('says that it is loading, and what could not be read, with Retry; that there is nothing only when it knows', async () => {
    const letGo = [holdBack('/order/rechargeRecord'), holdBack('/traffic/changelog')];
    const down = { answer: 'status', times: null } as const;
    const { user, heal } = await renderPage('/account/resetpassword', {
      change: settled,
      faults: [
        { call: 'order.rechargeRecord', ...down },
        { call: 'traffic.changelog', ...down },
      ],
    });
    await press(user, t.pattern('bell.name'));
    await waitFor(() => expect(noticeTexts()).toEqual([t('shell.loading')]));
    await Promise.all(letGo.map((open) => open()));
    const records = `${RECORDS}${FAILED} ${t('common.retry')}`;
    const credit = `${CREDIT}${FAILED} ${t('common.retry')}`;
    await waitFor(() => expect(noticeTexts()).toEqual([records, credit]));
    heal();
    for (const [again, left] of [
      [RECORDS, [credit]],
      [CREDIT, [t('bell.none')]],
    ] as const) {
      const item = screen.getByText((text) => text === again.trim()).closest('li');
      act(() => item?.focus());
      // antd's menu reads `keyCode`, which user-event does not set.
      fireEvent.keyDown(document.activeElement ?? window, { key: 'Enter', keyCode: 13 });
      await waitFor(() => expect(noticeTexts()).toEqual(left));
      // The focused item is gone, but with the next frame the focus is in the menu again.
      const menu = () => document.activeElement?.closest('[role=menu]')?.ariaLabel;
      await waitFor(() => expect(menu()).toMatch(t.pattern('bell.name')));
    }
    // antd's own colour of a disabled item has a contrast of 1.7 to 1.
    const { color } = screen.getByText(t('bell.none')).style;
    expect(color).toBe('var(--ant-color-text-secondary)');
    expect(screen.getByRole('button', { name: t('bell.name') })).toBeTruthy();
  });

  test('tells of rows that cannot be read beside the notices that it knows', async () => {
    let isBroken = true;
    driftAnswers('/order/rechargeRecord', (data) => (isBroken ? withBrokenRow(data) : data));
    const { user } = await renderPage('/account/resetpassword', {
      change: (state) => {
        state.records = state.records.filter(({ status }) => status === 'unpaid');
        demo().balance = 0;
      },
    });
    await press(user, t.pattern('bell.name'));
    const lack = await screen.findByRole('menuitem', {
      name: `${RECORDS}${t('unread.rows', { count: 1, rows: 1 })} ${t('common.retry')}`,
    });
    expect(noticeTexts().at(-2)).toMatch(t.pattern('bell.lowBalance'));
    isBroken = false;
    await user.click(lack);
    await waitFor(() => expect(noticeTexts().at(-1)).toMatch(t.pattern('bell.lowBalance')));
    expect(noticeTexts()).toHaveLength(2);
  });
});

test('notices that are read in another tab are not new in this one', async () => {
  const { user } = await renderPage('/account/resetpassword');
  const before = { ...localStorage };
  await user.click(await screen.findByRole('button', { name: bellName(1) }));
  await screen.findByRole('button', { name: bellName(0) });
  const read = Object.entries(localStorage).find(([key, text]) => before[key] !== text);
  if (read === undefined) throw new Error('nothing is kept of what was read');
  const [key, text] = read;
  localStorage.removeItem(key);
  await renderPage('/account/resetpassword');
  await screen.findByRole('button', { name: bellName(1) });
  storeElsewhere(key, text);
  expect(await screen.findByRole('button', { name: bellName(0) })).toBeTruthy();
});

test.each([
  ['/proxysetting/addsub', t('menu.subaccount')],
  ['/proxysetting/whitelist', t('menu.whitelist')],
])('on %s the menu shows %s and what it belongs to', async (path, entry) => {
  await open({}, path);
  const chosen = [...mainMenu().querySelectorAll('.ant-menu-item-selected')];
  expect(chosen.map((one) => one.textContent)).toEqual([entry]);
  expect(mainMenu().querySelector('.ant-menu-submenu-selected')?.textContent).toMatch(
    t.pattern('menu.proxysetting'),
  );
});

test('another page finds the styles of the one before in the document', async () => {
  const { user } = await open({});
  const before = [...document.querySelectorAll('style[data-token-hash]')];
  await user.click(within(mainMenu()).getByRole('link', { name: t('menu.whitelist') }));
  await screen.findByRole('heading', { level: 1, name: t('menu.whitelist') });
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((sheet) => !sheet.isConnected)).toEqual([]);
});

test('a customer who is named dontHaveAccess in the middle of a session has no access any more', async () => {
  const { user } = await renderPage('/dashboard');
  demo().name = 'dontHaveAccess';
  await press(user, t('dashboard.refresh'));
  await screen.findByRole('heading', { level: 1, name: t('shell.forbidden.title') });
  expect(screen.queryByRole('heading', { name: t('menu.dashboard') })).toBeNull();
  expect(within(mainMenu()).queryAllByRole('link')).toEqual([]);
});

test('another tab signs the same customer in again: that changes nothing, and what was typed stays', async () => {
  const { user } = await open({});
  await fill(user, t('account.currentPassword'), 'half-typed1');
  const asked = (await callsTo('/user/info')).length;
  signInElsewhere();
  await waitFor(async () => expect(await callsTo('/user/info')).toHaveLength(asked + 1));
  await press(user, t.pattern('shell.userMenu'));
  await screen.findByText(sentence(t('shell.greeting', { name: 'Demo Customer' })));
  const typed = screen.getByLabelText<HTMLInputElement>(t('account.currentPassword'));
  expect(typed.value).toBe('half-typed1');
  expect(document.querySelector('.ant-message-notice')).toBeNull();
});

test('a language that is chosen in another tab leaves this one as it is, until it is loaded again or chooses for itself', async () => {
  const { user } = await renderPage('/account/setting', { locale: 'ru-RU' });
  const isRussian = () => {
    expect(screen.getByRole('heading', { level: 1, name: ru('menu.accountsetting') })).toBeTruthy();
    expect(html.lang).toBe('ru-RU');
  };
  storeElsewhere('umi_locale', 'en-US');
  // The code of a dialog brings its texts in both languages.
  act(() => addMessages({ 'en-US': { 'late.text': 'Late' }, 'ru-RU': { 'late.text': 'Поздно' } }));
  isRussian();
  await press(user, ru.pattern('shell.userMenu'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Русский' }));
  await waitFor(() => expect(localStorage.getItem('umi_locale')).toBe('ru-RU'));
  isRussian();
});

test('the palette finds pages in Russian by beginnings of words, and changes appearance and language', async () => {
  const { user } = await renderPage('/dashboard', { locale: 'ru-RU' });
  const command = async (words: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement?.role).toBe('combobox'));
    await user.keyboard(`${words}{Enter}`);
  };
  await command('бел спис');
  const title = await screen.findByRole('heading', { level: 1, name: ru('menu.whitelist') });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await command('dark mode');
  await waitFor(() => expect(html.dataset.appearance).toBe('dark'));
  await command('english');
  await screen.findByRole('heading', { level: 1, name: t('menu.whitelist') });
});

test.each(['status', 'code'] as const)('a service that fails is told once: %s', async (answer) => {
  const { user, heal } = await renderPage('/dashboard', {
    faults: [
      { call: 'traffic.usage', answer, times: null },
      { call: 'traffic.changelog', answer, times: null },
      { call: 'order.rechargeRecord', answer, times: null },
    ],
  });
  const note = await screen.findByText(t.pattern('shell.outage'));
  expect(screen.getAllByRole('button', { name: t('common.retry') })).toHaveLength(1);
  expect(screen.getAllByText(t('shell.outage.part')).length).toBeGreaterThan(1);
  expect(screen.getByText(`${t('usage.changeRecord')}:`)).toBeTruthy();
  heal();
  await press(user, t('common.retry'));
  await waitFor(() => expect(note.isConnected).toBe(false));
  expect(screen.queryByText(t('shell.outage.part'))).toBeNull();
});

test('figures that cannot be renewed stay, and the banner says in the chosen language that the service fails', async () => {
  const { user, fail } = await renderPage('/dashboard');
  const left = await screen.findByText(t('shell.trafficLeft'));
  await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull());
  for (const call of ['user.info', 'traffic.usage', 'traffic.changelog'] as const)
    fail({ call, answer: 'status', times: null });
  await press(user, t('dashboard.refresh'));
  expect(await screen.findByText(t.pattern('shell.outage'))).toBeTruthy();
  expect(left.isConnected).toBe(true);
  expect(screen.queryByText(t('shell.outage.part'))).toBeNull();
  const banner = () => screen.getByText(textWithinPattern('shell.outage')).closest('[role=alert]');
  const failure = { status: 502 };
  expect(banner()?.textContent).toContain(t('failure.http', failure));
  await pickRussian(user);
  await waitFor(() => expect(banner()?.textContent).toContain(ru('failure.http', failure)));
});

test('403 says whom to ask, offers no closed page, and signing out is possible', async () => {
  demo().name = 'dontHaveAccess';
  const { user } = await renderPage('/usage');
  const title = { level: 1, name: t('shell.forbidden.title') };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  const whom = screen.getByRole('link', { name: /@/ });
  expect(whom.getAttribute('href')).toMatch(/^mailto:/);
  expect(within(mainMenu()).queryAllByRole('link')).toEqual([]);
  // A parent goes with its last child.
  expect(within(mainMenu()).queryByText(t('menu.proxysetting'))).toBeNull();
  expect(screen.queryByRole('button', { name: t.pattern('bell.name') })).toBeNull();
  await press(user, t.pattern('shell.userMenu'));
  const signOut = await screen.findByRole('menuitem', { name: t('shell.signOut') });
  const menu = screen.getByRole('menu', { name: t.pattern('shell.userMenu') });
  expect(within(menu).queryAllByRole('link')).toEqual([]);
  await user.click(signOut);
  expect(await screen.findByRole('heading', { level: 1, name: t('menu.login') })).toBeTruthy();
});

test('what became of a click is not said to nobody: after a sign-out only failures are', async () => {
  const { user } = await open({});
  await press(user, t.pattern('shell.userMenu'));
  await user.click(await screen.findByRole('menuitem', { name: t('shell.signOut') }));
  await screen.findByRole('heading', { level: 1, name: t('menu.login') });
  act(() => {
    announce('toast', { kind: 'success', text: 'it was added' });
    announce('toast', { kind: 'warning', text: 'it was added, and never matches' });
    announce('toast', { kind: 'error', text: 'it failed' });
  });
  await screen.findByText('it failed');
  expect(screen.queryAllByText(/it was added/)).toEqual([]);
});

test('no route of the main layout is open to a customer without access', async () => {
  demo().name = 'dontHaveAccess';
  await renderPage('/');
  const title = { level: 1, name: t('shell.forbidden.title') };
  await screen.findByRole('heading', title);
  const open = PORTAL_PATHS.filter((path) => {
    act(() => history.push(path));
    return history.location.pathname !== path || !screen.queryByRole('heading', title);
  });
  expect(open).toEqual([]);
});

test('a sign-in in another tab whose customer cannot be read: the page stays, and the next call asks again', async () => {
  const { user, fail } = await open({});
  await fill(user, t('account.currentPassword'), ACCOUNTS.demo.password);
  const identify = jest.spyOn(session, 'loadCurrentUser');
  fail({ call: 'user.info', answer: 'status' });
  signInElsewhere();
  const asked = act(() => identify.mock.results[0]?.value);
  await expect(asked).rejects.toThrow('user.info');
  await fill(user, t('user.newPassword'), 'another123');
  await fill(user, t('user.confirmPassword'), 'another123');
  await press(user, t('account.changePassword'));
  await waitFor(async () => expect(await callsTo('/user/changepwd')).toHaveLength(1));
  expect((await callsTo('/user/changepwd'))[0]).toMatchObject({
    old_password: ACCOUNTS.demo.password,
  });
  expect(await screen.findByText(t('account.passwordChanged'))).toBeTruthy();
});
