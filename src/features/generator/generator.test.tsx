import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { TOKEN_MASK } from '@/ui/page/copy/Secret';
import {
  callsTo,
  choose,
  dateAnswers,
  demo,
  driftAnswers,
  driftGateways,
  expectFieldError,
  expectPicked,
  fileSavedBy,
  fill,
  holdBack,
  openTab,
  pick,
  pickItem,
  press,
  renderPage,
  sentence,
  storeElsewhere,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { withBrokenRow } from '../../../tests/support/world/drift';

/** Opens the generator at an address, and waits until the places have loaded. */
async function open(search = '') {
  const page = await renderPage(`/residential${search}`);
  await screen.findByRole('button', { name: t('residential.generate') });
  // The places' field shows their stock once it is known.
  await waitFor(() => expect(document.querySelector('.ant-select-loading')).toBeNull());
  return page;
}

const SUB = 'scraperteam01';
const NOBODY = 'nosuchaccount1';
const COUNTRY = t('residential.country');
const STATE = t('residential.state');
const CITY = t('residential.city');
const ACCOUNT = t('residential.account');
const PRESET = t('presets.preset');
const GATEWAY = t('residential.gateway');
const NAME = t('presets.name');
const UPDATE = { name: t('presets.update') };

/** Stores presets of the demo customer in this browser. */
const keepPresets = (list: readonly { name: string; query: string }[], defaultName = '') =>
  localStorage.setItem(
    `presets:${demo().id}`,
    JSON.stringify({ list, defaultName: defaultName || null }),
  );
const ASIA = { name: 'Asia', query: 'country=JP' };

const field = (name: string) => screen.getByRole('combobox', { name });
/** Texts of a field's open list, in order. */
const shownOptions = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent?.trim());

/** Opens a list, types into it, and returns the options that are left. */
async function look(name: string, typed = '') {
  fireEvent.mouseDown(field(name));
  fireEvent.change(field(name), { target: { value: typed } });
  await waitFor(() => expect(document.querySelector('.ant-select-item-option')).toBeTruthy());
  return shownOptions();
}

/** Waits until a field shows a text. */
const shows = (name: string, text: RegExp) =>
  waitFor(() => {
    const shown = field(name).closest('.ant-select')?.textContent ?? '';
    // The clear icon's text is not part of the value.
    expect(shown.replace(/×$/, '').trim()).toMatch(text);
  });

describe('the country', () => {
  test('favourites stand first, then what was chosen before; kept in this browser, by customer', async () => {
    const { user } = await open();
    await choose(user, COUNTRY, /^Japan/, 'Japan');
    await press(user, t('place.favourite', { country: 'Japan' }));
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await choose(user, COUNTRY, /^Chile/, 'Chile');
    cleanup();
    await open();
    expect(JSON.parse(localStorage.getItem(`countries:${demo().id}`) ?? '')).toEqual({
      favourites: ['JP'],
      recent: ['CL', 'BR', 'JP'],
    });
    expect((await look(COUNTRY)).slice(0, 4)).toEqual([
      expect.stringMatching(/^Japan ·/),
      expect.stringMatching(/^Chile ·/),
      expect.stringMatching(/^Brazil ·/),
      expect.stringMatching(/^United States ·/),
    ]);
    // Screen readers read the meaning of the icons with the option, and a tooltip shows it.
    const readOut = screen.getAllByRole('option').map((one) => one.getAttribute('aria-label'));
    expect(readOut[0]).toMatch(new RegExp(`^Japan · .+, ${t('place.isFavourite')}$`));
    expect(readOut[1]).toMatch(new RegExp(`^Chile · .+, ${t('place.isRecent')}$`));
    const star = document.querySelector('.ant-select-item-option .anticon-star');
    await user.hover(star as Element);
    expect((await screen.findByRole('tooltip')).textContent).toBe(t('place.isFavourite'));
  });

  test('what is not in stock is said and cannot be chosen; an address that names it makes no lines', async () => {
    const { user } = await open();
    expect(await look(COUNTRY, 'Antarctica')).toEqual([`Antarctica · ${t('place.none')}`]);
    const option = document.querySelector('.ant-select-item-option');
    expect(option?.classList).toContain('ant-select-item-option-disabled');
    expect(option?.querySelector('img')?.getAttribute('src')).toBe('/client/flags/AQ.svg');
    cleanup();
    await open('?country=AQ');
    expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
    await openTab(user, t('residential.tab.api'));
    const buttons = [t('residential.generate'), t('residential.generateApi')].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    const disabled = () => buttons.map((button) => button.disabled);
    expect(disabled()).toEqual([true, true]);
    expect(screen.getByText(t('place.noneHere'))).toBeTruthy();
    expect(screen.getByText(t('residential.apiNoneHere'))).toBeTruthy();
    expect(screen.getByText(t('residential.emptySoldOut'))).toBeTruthy();
    await user.type(screen.getByLabelText(t('residential.quantity')), '{Enter}');
    expect(screen.getByText(t('residential.emptyTitle'))).toBeTruthy();
    // Lines of whitelist mode carry no place, its API link does.
    await pick(user, t('residential.auth.whitelist'));
    await waitFor(() => expect(disabled()).toEqual([false, true]));
    await pick(user, t('residential.auth.password'));
    await choose(user, COUNTRY, /^Japan/, 'Japan');
    await waitFor(() => expect(disabled()).toEqual([false, false]));
    expect(screen.getByText(t('residential.emptyText'))).toBeTruthy();
  });

  test('whitelist mode: a place without stock, beside the API link, stops no lines, which carry none', async () => {
    const { user } = await open('?country=AQ&auth=whitelist&rotation=sticky');
    await openTab(user, t('residential.tab.api'));
    expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
    expect(screen.queryByText(t('place.noneHere'))).toBeNull();
    await fill(user, t('residential.minutes'), '0');
    await press(user, t('residential.generate'));
    expect(await screen.findByText(t.pattern('residential.made', { count: 10 }))).toBeTruthy();
    expect(screen.getByRole('tab', { name: t('residential.tab.list') }).ariaSelected).toBe('true');
    await openTab(user, t('residential.tab.api'));
    await fill(user, t('residential.quantity'), '0');
    await press(user, t('residential.generate'));
    expect(document.activeElement).toBe(screen.getByLabelText(t('residential.quantity')));
  });

  test('whitelist mode makes lines while the stock, which they do not need, is loading', async () => {
    holdBack('/dynamic/stock');
    const { user } = await renderPage('/residential?country=US&auth=whitelist');
    await user.click(await screen.findByRole('button', { name: t('residential.generate') }));
    expect(await screen.findByText(t.pattern('residential.made', { count: 10 }))).toBeTruthy();
  });

  test.each([
    [CITY, 'Fresno', '?country=US&state=california', '&city=fresno'],
    [STATE, 'Wales', '?country=GB', '&state=wales'],
  ])('a place without stock says so, and is no choice: %s', async (kind, name, around, place) => {
    await open(around);
    await waitFor(async () => expect(await look(kind, name)).toHaveLength(1));
    expect(shownOptions()).toEqual([`${name} · ${t('place.none')}`]);
    const option = document.querySelector('.ant-select-item-option');
    expect(option?.classList).toContain('ant-select-item-option-disabled');
    cleanup();
    await open(`${around}${place}`);
    expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
    const generate = { name: t('residential.generate') };
    expect(screen.getByRole('button', generate)).toHaveProperty('disabled', true);
  });

  test('no sum over stock is told while some of its rows cannot be read', async () => {
    for (const path of ['/dynamic/stock', '/dynamic/citys']) driftAnswers(path, withBrokenRow);
    await open();
    await screen.findByText(t.pattern('unread.rows'));
    expect(screen.queryByText(t.pattern('place.sum'))).toBeNull();
    cleanup();
    await open('?country=US');
    await waitFor(async () => expect(await look(STATE, 'Texas')).toEqual(['Texas']));
    expect(document.querySelector('.ant-select-item-option-disabled')).toBeNull();
  });

  test('a city is cleared where its country lists none any more', async () => {
    driftAnswers('/dynamic/citys', () => []);
    const { user } = await open('?country=US&city=gotham');
    expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
    expect(screen.queryByText(t('residential.noPlaces'))).toBeNull();
    const clear = field(CITY).closest('.ant-select')?.querySelector('.ant-select-clear');
    await user.click(clear as Element);
    expect(await screen.findAllByText(t('residential.noPlaces'))).toHaveLength(2);
    const generate = { name: t('residential.generate') };
    expect(screen.getByRole('button', generate)).toHaveProperty('disabled', false);
  });

  test('the closest match of what is typed stands first, by any name that a country has', async () => {
    await open();
    expect((await look(COUNTRY, 'голландия'))[0]).toMatch(/^Netherlands ·/);
  });
});

test('a state code with spaces is chosen and goes into the username exactly, and the address brings it back', async () => {
  driftAnswers('/dynamic/citys', () => {
    const place = { state: 'New South Wales', city: 'Sydney', city_code: "Côte d'Azur", ips: 5 };
    return [{ ...place, state_code: 'New South Wales' }];
  });
  window.history.replaceState(null, '', '?country=AU');
  await open('?country=AU');
  await waitFor(async () => expect(await look(STATE, 'New South')).toHaveLength(1));
  fireEvent.click(document.querySelector('.ant-select-item-option') as Element);
  expect(await screen.findByText('-st-New South Wales')).toBeTruthy();
  await waitFor(() => expect(history.location.search).toContain('state=New+South+Wales'));
  cleanup();
  await open(history.location.search);
  expect(await screen.findByText('-st-New South Wales')).toBeTruthy();
});

describe('the credentials', () => {
  test('the chosen account’s username and password: masked, to show, and the username that the settings make', async () => {
    const { user } = await open('?country=DE&rotation=sticky');
    const main = demo();
    const sub = worldState().subAccounts.find((one) => one.username === 'scraperteam01');
    if (!sub) throw new Error('the mock has no such sub-account');
    const credentials = within(await screen.findByRole('region', { name: t('credentials.title') }));
    expect(credentials.getByText('gate.example.net:7000')).toBeTruthy();
    expect(credentials.queryByText(main.proxyPassword)).toBeNull();
    const show = () => {
      const name = `${t('common.show')}: ${t('credentials.password')}`;
      return user.click(credentials.getByRole('button', { name }));
    };
    await show();
    expect(credentials.getByText(main.proxyPassword)).toBeTruthy();
    const full = () => credentials.getByText(/^\w+-zone-resi-region-de-session-/).textContent;
    const first = full();
    const length = t.pattern('residential.length', { length: 67, max: 100 });
    expect(first).toHaveLength(67);
    expect(credentials.getByText(length)).toBeTruthy();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    for (const name of [
      t('credentials.server'),
      t('credentials.account'),
      t('credentials.password'),
      t('credentials.username'),
    ]) {
      await user.click(credentials.getByRole('button', { name: `${t('common.copy')}: ${name}` }));
    }
    expect(copied.mock.calls.flat()).toEqual([
      'gate.example.net:7000',
      main.proxyUsername,
      main.proxyPassword,
      first,
    ]);
    expect(first).toMatch(
      new RegExp(`^${main.proxyUsername}-zone-resi-region-de-session-[a-z0-9]{12}-sessTime-10$`),
    );
    await press(user, t('residential.generate'));
    expect(full()).not.toBe(first);
    await choose(user, ACCOUNT, /^scraperteam01/, 'scraperteam01');
    await waitFor(() => expect(full()).toMatch(/^scraperteam01-/));
    // The shown password belonged to the other account, so Show has to be pressed again.
    expect(credentials.queryByText(sub.password)).toBeNull();
    await show();
    expect(credentials.getByText(sub.password)).toBeTruthy();
  });

  test('each part of the username is explained by the keyboard, too', async () => {
    await open('?country=DE');
    const parts = within(await screen.findByRole('list', { name: t('residential.username') }));
    const country = { name: t.pattern('residential.segment.region') };
    act(() => parts.getByRole('button', country).focus());
    const explained = t('residential.explain.region');
    expect((await screen.findByRole('tooltip')).textContent).toBe(explained);
    expect(parts.getByRole('button', { ...country, description: explained })).toBeTruthy();
  });

  test('whitelist mode: what lines cannot carry is disabled with its reason, except beside the API link', async () => {
    const { user } = await open('?country=DE&rotation=sticky');
    const disabled = () =>
      [
        field(COUNTRY),
        field(STATE),
        field(ACCOUNT),
        screen.getByRole('radio', { name: t('residential.rotation.sticky') }),
      ].map((one) => (one as HTMLInputElement).disabled);
    expect(disabled()).toEqual([false, false, false, false]);
    await pick(user, t('residential.auth.whitelist'));
    const sticky = screen.getByRole('radio', { name: t('residential.rotation.sticky') });
    const reason = t('credentials.why.lines');
    await waitFor(() => expect(disabled()).toEqual([true, true, true, true]));
    // Country, state, city, and the session's minutes, whose reason is the rotation's, too.
    expect(screen.getAllByText(reason)).toHaveLength(4);
    // Neither rotation is shown as chosen.
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(screen.getByText(t('residential.emptyWhitelist'))).toBeTruthy();
    const rotation = sticky.closest('[role=radiogroup]')?.getAttribute('aria-describedby');
    expect(document.getElementById(rotation ?? '')?.textContent).toBe(reason);
    expect(screen.getByText(t('residential.accountWhy'))).toBeTruthy();
    const credentials = within(screen.getByRole('region', { name: t('credentials.title') }));
    expect(credentials.getByText('gate.example.net:7100')).toBeTruthy();
    expect(credentials.queryByText(t('credentials.password'))).toBeNull();
    const needsLogin = t('credentials.why.needsLogin');
    expect(await look(t('residential.format'))).toEqual([
      'HOST:PORT',
      `HOST:PORT@USER:PASS · ${needsLogin}`,
      `USER:PASS:HOST:PORT · ${needsLogin}`,
      `USER:PASS@HOST:PORT · ${needsLogin}`,
      'URL: protocol://HOST:PORT',
      'JSON',
      'CSV',
    ]);
    await press(user, t('credentials.forApiLink'));
    expect(disabled()).toEqual([false, false, true, false]);
    expectPicked(t('residential.rotation.sticky'));
    await shows(COUNTRY, /^Germany/);
    // Without its sheet antd's English words are a part of the name.
    const tab = screen.getByRole('tab', { name: t.pattern('residential.tab.api') });
    expect([tab.ariaSelected, document.activeElement]).toEqual(['true', tab]);
    expect(screen.getByRole('button', { name: t('residential.generateApi') })).toBeTruthy();
    await press(user, t('residential.generate'));
    expect(disabled()).toEqual([true, true, true, true]);
    await screen.findByText(t.pattern('residential.made', { count: 10 }));
    await press(user, t('credentials.forApiLink'));
    await choose(user, COUNTRY, /^Japan/, 'Japan');
    await shows(COUNTRY, /^Japan/);
    const stale = sentence(t.pattern('residential.stale', { account: 'democustomer01' }));
    expect(screen.queryByText(stale)).toBeNull();
    await choose(user, t('residential.format'), /^JSON$/, 'JSON');
    expect(await screen.findByText(stale)).toBeTruthy();
  });
});

test('the page refuses a wrong quantity, and makes and saves the lines', async () => {
  const query = '?country=US&rotation=sticky';
  // The page reads the address bar before changing it, and the test's history does not set it.
  window.history.replaceState(null, '', query);
  const { user } = await renderPage(`/residential${query}`);
  expect(await screen.findByText(t('residential.emptyTitle'))).toBeTruthy();
  await fill(user, t('residential.quantity'), '0');
  await press(user, t('residential.generate'));
  await expectFieldError(
    t('residential.quantity'),
    t('residential.quantityWrong', { max: 1_000_000 }),
  );
  expect(screen.getByText(t('residential.emptyTitle'))).toBeTruthy();
  expectPicked(t('residential.rotation.sticky'));
  const minutes = { name: t('residential.minutes') };
  const hint = t('residential.minutesHint', { min: 1, max: 1440 });
  expect(screen.getByRole('textbox', { ...minutes, description: hint })).toBeTruthy();
  await fill(user, t('residential.quantity'), '3');
  await press(user, t('residential.generate'));
  expect(await screen.findByText(t.pattern('residential.made', { count: 3 }))).toBeTruthy();
  const file = await fileSavedBy(() => press(user, t('residential.download')));
  const lines = file.text.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines).size).toBe(3);
  for (const line of lines)
    expect(line).toContain(`:${demo().proxyUsername}-zone-resi-region-us-session-`);
});

test('a device whose clock is three hours ahead: a list is named by the service’s time', async () => {
  const hour = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(11, 13);
  dateAnswers(-3 * 3600);
  const before = hour();
  const { user } = await open();
  await press(user, t('residential.generate'));
  await screen.findByText(t.pattern('residential.made', { count: 10 }));
  const file = await fileSavedBy(() => press(user, t('residential.download')));
  // The hour may end while the list is made.
  expect([before, hour()]).toContain(/-(\d\d)\d\d-10\.txt$/.exec(file.name)?.[1]);
});

describe('the account', () => {
  test('one that does not exist gets no lines, no API link and no other account instead', async () => {
    const { user } = await renderPage(`/residential?account=${NOBODY}`);
    await expectFieldError(ACCOUNT, t.pattern('residential.account.missing', { name: NOBODY }));
    expect(field(ACCOUNT).closest('.ant-select')?.textContent).toContain(NOBODY);
    await press(user, t('residential.generate'));
    expect(document.activeElement).toBe(field(ACCOUNT));
    // The part below the settings is drawn after them.
    expect(await screen.findByText(t('residential.emptyTitle'))).toBeTruthy();
    expect(screen.getByText(t('residential.accountFirst'))).toBeTruthy();
    expect(screen.queryByText(t('residential.emptyText'))).toBeNull();
    for (const name of [t('residential.download'), t('common.copy')]) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    const apiLink = { name: t('residential.generateApi') };
    await user.click(screen.getByRole('tab', { name: t('residential.tab.api') }));
    expect(screen.queryByRole('button', apiLink)).toBeNull();
    expect(screen.queryByText(/democustomer01-zone/)).toBeNull();
    await choose(user, ACCOUNT, new RegExp(`^${SUB}`), SUB);
    await waitFor(() => expect(field(ACCOUNT).getAttribute('aria-invalid')).toBe('false'));
    expect(await screen.findByRole('button', apiLink)).toBeTruthy();
    await press(user, t('residential.generate'));
    await screen.findByText(t.pattern('residential.made', { count: 10 }));
    // jsdom has no layout, so no line of the list is drawn; the downloaded file has them.
    const file = await fileSavedBy(() => press(user, t('residential.download')));
    expect(file.text).toMatch(/^gate.*:scraperteam01-zone-resi/);
    // Another address names an account that does not exist, so the other account's list disappears.
    expect(screen.queryByText(t('residential.emptyTitle'))).toBeNull();
    act(() => history.push(`/residential?account=${NOBODY}`));
    expect(await screen.findByText(t('residential.emptyTitle'))).toBeTruthy();
  });

  test('a list stays when another account is chosen, and a warning names the account that it was made for', async () => {
    const { user } = await open();
    await press(user, t('residential.generate'));
    await screen.findByText(t.pattern('residential.made', { count: 10 }));
    await choose(user, ACCOUNT, new RegExp(`^${SUB}`), SUB);
    const stale = sentence(t.pattern('residential.stale', { account: 'democustomer01' }));
    const warning = (await screen.findByText(stale)).closest('.ant-alert-warning');
    expect(warning).toBeTruthy();
    const file = await fileSavedBy(() => press(user, t('residential.download')));
    expect(file.text).toMatch(/:democustomer01-zone-resi/);
    await press(user, t('residential.generate'));
    await waitFor(() => expect(warning?.isConnected).toBe(false));
  });

  test('after a change of its password no line has the old one, however slowly the accounts are read again', async () => {
    const { user } = await open(`?account=${SUB}`);
    const { id } = worldState().subAccounts.find((one) => one.username === SUB) ?? {};
    act(() => history.push(`/proxysetting/editsub?id=${id}&username=${SUB}`));
    await screen.findByLabelText(t('user.newPassword'));
    await fill(user, t('user.newPassword'), 'letters123');
    await press(user, t('subaccount.savePassword'));
    await screen.findByText(t('subaccount.passwordSaved'));
    const letGo = holdBack('/auth/sublist');
    act(() => history.push(`/residential?account=${SUB}&format=url`));
    const generate = await screen.findByRole('button', { name: t('residential.generate') });
    expect(generate).toHaveProperty('disabled', true);
    await letGo();
    await waitFor(() => expect(generate).toHaveProperty('disabled', false));
    await press(user, t('residential.generate'));
    await screen.findByText(t.pattern('residential.made', { count: 10 }));
    const file = await fileSavedBy(() => press(user, t('residential.download')));
    expect(file.text).toContain(':letters123@');
  });

  test('one that is looked up is no reason to choose another, or to press Generate', async () => {
    const letGo = holdBack('/auth/sublist');
    const { user } = await renderPage(`/residential?account=${SUB}`);
    for (const tab of ['list', 'test', 'code', 'tools', 'api'] as const) {
      const name = t(`residential.tab.${tab}`);
      await user.click(await screen.findByRole('tab', { name }));
      const panel = within(screen.getByRole('tabpanel', { name }));
      const waiting = sentence(t('residential.account.waiting', { name: SUB }));
      expect(await panel.findByText(waiting)).toBeTruthy();
    }
    for (const wrong of ['residential.accountFirst', 'residential.emptyText'] as const)
      expect(screen.queryByText(t(wrong))).toBeNull();
    await letGo();
    expect(await screen.findByText(t('residential.emptyText'))).toBeTruthy();
  });

  test('one is not guessed while the sub-accounts cannot be read', async () => {
    const { user, heal } = await renderPage(`/residential?account=${SUB}`, {
      faults: [{ call: 'auth.sublist', answer: 'status', times: null }],
    });
    const apiLink = { name: t('residential.generateApi') };
    await screen.findByText(sentence(t.pattern('residential.account.unread', { name: SUB })));
    for (const tab of ['residential.tab.list', 'residential.tab.api'] as const) {
      await user.click(await screen.findByRole('tab', { name: t(tab) }));
      const panel = within(screen.getByRole('tabpanel', { name: t(tab) }));
      expect(await panel.findByText(t('residential.accountFirst'))).toBeTruthy();
    }
    expect(screen.queryByRole('button', apiLink)).toBeNull();
    heal();
    await press(user, t('common.retry'));
    expect(await screen.findByRole('button', apiLink)).toBeTruthy();
    expect(field(ACCOUNT).closest('.ant-select')?.textContent).toContain(SUB);
  });
});

describe('the quantity', () => {
  const quantity = () => screen.getByLabelText<HTMLInputElement>(t('residential.quantity'));
  const type = (value: string) => fireEvent.change(quantity(), { target: { value } });

  test('a number that is deleted before the page has caught up stays deleted', async () => {
    const { user } = await open();
    act(() => {
      type('25');
      type('');
    });
    expect(quantity().value).toBe('');
    type('5');
    expect(quantity().value).toBe('5');
    await press(user, t('residential.generate'));
    expect(await screen.findByText(t.pattern('residential.made', { count: 5 }))).toBeTruthy();
  });

  test('a preset with the same quantity as the page replaces an invalid text in the field', async () => {
    keepPresets([ASIA]);
    const { user } = await open('?country=DE');
    type('');
    await choose(user, PRESET, /^Asia/, 'Asia');
    await shows(COUNTRY, /^Japan/);
    expect(quantity().value).toBe('10');
  });
});

test('Cancel of long work gives the focus back to what began it', async () => {
  const { user } = await open('?quantity=1000000');
  await press(user, t('residential.generate'));
  await screen.findByText(t.pattern('residential.made', { count: 1_000_000 }));
  const download = screen.getByRole('button', { name: t('residential.download') });
  await user.click(download);
  const cancel = await screen.findByRole('button', { name: t('common.cancel') });
  cancel.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(download));
  expect(screen.queryByRole('button', { name: t('common.cancel') })).toBeNull();
});

describe('the API link', () => {
  test('without a token its tab says what is missing', async () => {
    demo().apiToken = '';
    const { user } = await open();
    await openTab(user, t('residential.tab.api'));
    expect(await screen.findByText(t('residential.apiNotKnown'))).toBeTruthy();
  });

  test('a gateway’s address with a percent sign is shown as it is, and the token in it is masked', async () => {
    const base = 'https://api.example.net/100%zz';
    driftGateways(() => ({ api_base: base }));
    const { user } = await open();
    await openTab(user, t('residential.tab.api'));
    await press(user, t('residential.generateApi'));
    const card = within(screen.getByRole('region', { name: t('residential.apiLink') }));
    const shown = `${base}/generate?token=${TOKEN_MASK}&num=10`;
    expect(await card.findByText((text) => text.startsWith(shown))).toBeTruthy();
  });

  test('a link that returns once the place has stock leaves the focus where it is', async () => {
    keepPresets([{ name: 'Ice', query: 'country=AQ' }]);
    const { user } = await open('?country=JP');
    const card = () => within(screen.getByRole('region', { name: t('residential.apiLink') }));
    await openTab(user, t('residential.tab.api'));
    await press(user, t('residential.generateApi'));
    expect(document.activeElement?.textContent).toContain(t('residential.qr'));
    await choose(user, PRESET, /^Ice/, 'Ice');
    const generate = { name: t('residential.generateApi') };
    await waitFor(() =>
      expect(card().getByRole('button', generate)).toHaveProperty('disabled', true),
    );
    act(() => field(COUNTRY).focus());
    await choose(user, COUNTRY, /^Germany/, 'Germany');
    expect(await card().findByRole('button', { name: t('residential.qr') })).toBeTruthy();
    expect(document.activeElement).toBe(field(COUNTRY));
  });
});

describe('presets', () => {
  const save = async (user: UserEvent, name: string) => {
    await press(user, t('presets.saveAs'));
    const dialog = within(await screen.findByRole('dialog', { name: t('presets.saveTitle') }));
    await user.type(dialog.getByLabelText(NAME), name);
    await user.click(dialog.getByRole('button', { name: t('presets.save') }));
    return dialog;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const more = async (user: UserEvent, preset: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `${t('common.more')}: ${preset}` }));
    await pickItem(user, action);
  };

  test('settings are saved under a name, changed, renamed, made the default and deleted', async () => {
    const { user } = await open('?country=DE');
    const { id, proxyPassword, apiToken } = demo();
    await save(user, 'Shop');
    await gone();
    await shows(PRESET, /^Shop$/);
    await choose(user, COUNTRY, /^Japan/, 'Japan');
    await press(user, t('presets.update'));
    expect(screen.getByRole('button', UPDATE)).toHaveProperty('disabled', true);

    const dialog = await save(user, 'shop ');
    await expectFieldError(NAME, t('presets.taken'));
    expect(document.activeElement).toBe(dialog.getByLabelText(NAME));
    await user.clear(dialog.getByLabelText(NAME));
    await user.type(dialog.getByLabelText(NAME), 'Ads{Enter}');
    await gone();

    await more(user, 'Ads', t('presets.rename'));
    const rename = within(await screen.findByRole('dialog', { name: t('presets.renameTitle') }));
    await user.clear(rename.getByLabelText(NAME));
    await user.type(rename.getByLabelText(NAME), 'News {Enter}');
    await gone();
    await more(user, 'News', t('presets.makeDefault'));
    expect(JSON.parse(localStorage.getItem(`presets:${id}`) ?? '')).toEqual({
      list: [
        { name: 'Shop', query: 'country=JP' },
        { name: 'News', query: 'country=JP' },
      ],
      defaultName: 'News',
    });
    for (const secret of [proxyPassword, apiToken]) {
      expect(JSON.stringify({ ...localStorage })).not.toContain(secret);
    }
    await more(user, 'News', t('presets.delete'));
    const ask = within(await screen.findByRole('dialog', { name: t('presets.deleteTitle') }));
    await user.click(ask.getByRole('button', { name: t('presets.delete') }));
    await gone();
    await shows(PRESET, /^Shop$/);
  });

  test('a choice can be cleared only where that changes something', async () => {
    keepPresets([ASIA]);
    const { user } = await open('?country=JP');
    const clear = () => field(PRESET).closest('.ant-select')?.querySelector('.ant-select-clear');
    await shows(PRESET, /^Asia$/);
    expect(clear()).toBeNull();
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await choose(user, PRESET, /^Asia/, 'Asia');
    await choose(user, COUNTRY, /^Chile/, 'Chile');
    await shows(PRESET, /^Asia$/);
    await user.click(clear() as Element);
    await shows(PRESET, new RegExp(`^${t('presets.choose')}$`));
    await shows(COUNTRY, /^Chile/);
  });

  test('the default preset stays chosen while its settings are changed, and can be chosen again', async () => {
    keepPresets([ASIA], 'Asia');
    const { user } = await open();
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await shows(COUNTRY, /^Brazil/);
    await shows(PRESET, /^Asia$/);
    expect(screen.getByRole('button', UPDATE)).toHaveProperty('disabled', false);
    await choose(user, PRESET, /^Asia/, 'Asia');
    await shows(COUNTRY, /^Japan/);
  });

  test('without parameters the page begins with the default preset, else with what was used last', async () => {
    const { user } = await open('?country=DE');
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await shows(COUNTRY, /^Brazil/);
    cleanup();
    await open();
    await shows(COUNTRY, /^Brazil/);
    cleanup();
    await open('?country=FR');
    await shows(COUNTRY, /^France/);
    cleanup();
    const query = 'country=JP&rotation=sticky&minutes=30';
    keepPresets([{ name: 'Asia', query }], 'Asia');
    await open();
    await shows(COUNTRY, /^Japan/);
    await shows(PRESET, /^Asia$/);
    expect((screen.getByLabelText(t('residential.minutes')) as HTMLInputElement).value).toBe('30');
  });

  test('settings that were all set back to where they began stay so after a reload, whatever the default preset says', async () => {
    keepPresets([ASIA], 'Asia');
    const { user } = await open();
    await shows(COUNTRY, /^Japan/);
    const clear = field(COUNTRY).closest('.ant-select')?.querySelector('.ant-select-clear');
    await user.click(clear as Element);
    await shows(COUNTRY, /^Any country$/);
    const { search } = history.location;
    cleanup();
    await open(search);
    await shows(COUNTRY, /^Any country$/);
  });

  test('settings of a link that were used are what was used last', async () => {
    const { user } = await open('?country=FR');
    await press(user, t('residential.generate'));
    await screen.findByText(t.pattern('residential.made', { count: 10 }));
    cleanup();
    await open();
    await shows(COUNTRY, /^France/);
  });

  test('a click on the page’s own menu entry keeps the settings, or applies the default preset', async () => {
    const { id } = demo();
    const { user } = await open('?country=DE');
    const entry = screen.getByRole('link', { name: t('menu.residential') });
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await shows(COUNTRY, /^Brazil/);
    await user.click(entry);
    await shows(COUNTRY, /^Brazil/);
    storeElsewhere(`presets:${id}`, JSON.stringify({ list: [ASIA], defaultName: 'Asia' }));
    await user.click(entry);
    await shows(COUNTRY, /^Japan/);
  });

  test('another protocol keeps the way to sign in that is shown', async () => {
    driftGateways(() => ({ protocols: ['http', 'socks5'], whitelist_port: null }));
    const { user } = await open('?auth=whitelist');
    await choose(user, t('residential.protocol'), 'SOCKS5');
    await waitFor(() => expect(history.location.search).toBe('?protocol=socks5'));
  });

  test('a preset whose protocol is not offered now is kept as it is', async () => {
    driftGateways(() => ({ protocols: ['http'] }));
    keepPresets([{ name: 'Socks', query: 'protocol=socks5' }]);
    const { user } = await open('?country=DE');
    await choose(user, PRESET, /^Socks/, 'Socks');
    await shows(COUNTRY, /^Any country$/);
    expect(screen.getByRole('button', UPDATE)).toHaveProperty('disabled', true);
    await choose(user, COUNTRY, /^Japan/, 'Japan');
    await press(user, t('residential.generate'));
    const last = localStorage.getItem(`lastProxySettings:${demo().id}`);
    expect([history.location.search, last]).toEqual([
      '?country=JP&protocol=socks5',
      '"country=JP&protocol=socks5"',
    ]);
  });

  const stored = (...names: readonly string[]) =>
    JSON.stringify({
      list: names.map((name) => ({ name, query: 'country=JP' })),
      defaultName: null,
    });
  const namesOf = (id: string) =>
    (
      JSON.parse(localStorage.getItem(`presets:${id}`) ?? '{"list":[]}') as {
        list: { name: string }[];
      }
    ).list.map(({ name }) => name);

  test('what another tab saves is there at once, and what this one saves then takes none of it away', async () => {
    const { id } = demo();
    const { user } = await open('?country=DE');
    expect(screen.queryByLabelText(PRESET)).toBeNull();
    storeElsewhere(`presets:${id}`, stored('Asia', 'News'));
    await choose(user, PRESET, /^Asia/, 'Asia');
    await shows(COUNTRY, /^Japan/);
    await choose(user, COUNTRY, /^Brazil/, 'Brazil');
    await shows(COUNTRY, /^Brazil/);
    await save(user, 'Rio');
    await gone();
    expect(namesOf(id)).toEqual(['Asia', 'News', 'Rio']);
    // Another tab deletes the chosen preset: the settings here stay.
    storeElsewhere(`presets:${id}`, stored('News'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `${t('common.more')}: Rio` })).toBeNull(),
    );
    await shows(COUNTRY, /^Brazil/);
  });

  test('a browser whose storage is full keeps the preset for this page and says so, until there is room', async () => {
    const { user } = await open('?country=DE');
    const lost = t('presets.lost');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await save(user, 'Shop');
    await gone();
    await shows(PRESET, /^Shop$/);
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(screen.queryByText(sentence(t('presets.saved', { name: 'Shop' })))).toBeNull();
    await more(user, 'Shop', t('presets.makeDefault'));
    expect(await screen.findByText(lost)).toBeTruthy();
    full.mockRestore();
    await more(user, 'Shop', t('presets.noDefault'));
    await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
    expect(namesOf(demo().id)).toEqual(['Shop']);
  });

  test('when a list is too long for that field, the dialog says so and how to get the list', async () => {
    const { user } = await open('?country=DE&quantity=50000');
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await press(user, t('residential.generate'));
    await screen.findByText(t.pattern('residential.made', { count: 50_000 }));
    await press(user, t('common.copy'));
    const dialog = within(await screen.findByRole('dialog', { name: t('common.copyByHand') }));
    expect(await dialog.findByText(t('common.copyTooLong'))).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    jest.restoreAllMocks();
  });

  test('the address of the settings is copied, to share them', async () => {
    const { user } = await open('?country=DE&format=json');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press(user, t('presets.copyLink'));
    expect(copied.mock.calls).toEqual([
      [`${window.location.origin}/client/residential?country=DE&format=json`],
    ]);
    cleanup();
    copied.mockClear();
    // Without a query the page would start with the reader's own settings.
    const { user: again } = await open('?protocol=http');
    await press(again, t('presets.copyLink'));
    expect(copied.mock.calls).toEqual([
      [`${window.location.origin}/client/residential?protocol=http`],
    ]);
  });
});

test('whitelist mode leaves out a gateway without a port for it, and a password brings that back', async () => {
  const plain = { id: 'plain', name: 'Plain', whitelist_port: null };
  driftGateways((index) => (index === 0 ? plain : {}));
  const { user } = await open('?auth=whitelist&gateway=plain');
  await shows(GATEWAY, /^North America gateway$/);
  expect(await look(GATEWAY)).not.toContainEqual(expect.stringContaining('Plain'));
  await user.click(screen.getByRole('radio', { name: t('residential.auth.password') }));
  await shows(GATEWAY, /^Plain$/);
});

test('without any gateway for it, whitelist mode cannot be chosen, and the page says so', async () => {
  driftGateways(() => ({ whitelist_port: null }));
  await open('?auth=whitelist');
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([
    choice(t('residential.auth.password')).checked,
    choice(t('residential.auth.whitelist')).disabled,
  ]).toEqual([true, true]);
  expect(screen.getByText(t('credentials.why.noWhitelist', { protocol: 'HTTP' }))).toBeTruthy();
});

test('when the gateways, read again, are none, the settings and the list stay and the page says so; Retry ends that', async () => {
  const { user, fail, heal } = await open();
  await fill(user, t('residential.quantity'), '3');
  await press(user, t('residential.generate'));
  const lines = await screen.findByRole('region', { name: t('residential.lines') });
  const without = { call: 'dynamic.gateways', answer: 'wrong-shape', times: null } as const;
  fail({ ...without, data: [] });
  // A page's data is read anew when the network is back.
  for (const event of ['offline', 'online']) fireEvent(window, new Event(event));
  expect(await screen.findByText(t('residential.gatewaysGone'))).toBeTruthy();
  const isKept = () => {
    expect(screen.getByRole('region', { name: t('residential.lines') })).toBe(lines);
    expect(screen.getByLabelText<HTMLInputElement>(t('residential.quantity')).value).toBe('3');
  };
  isKept();
  // A gateway without protocols serves nobody.
  heal();
  fail({ ...without, data: [{ id: 'idle', host: 'gw.example', port: 8000, protocols: [] }] });
  await press(user, t('common.retry'));
  await waitFor(async () => expect(await callsTo('/dynamic/gateways')).toHaveLength(3));
  expect(await screen.findByText(t('residential.gatewaysGone'))).toBeTruthy();
  isKept();
  heal();
  await press(user, t('common.retry'));
  await waitFor(() => expect(screen.queryByText(t('residential.gatewaysGone'))).toBeNull());
  isKept();
});
