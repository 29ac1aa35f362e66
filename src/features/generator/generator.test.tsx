import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import {
  demo,
  driftAnswers,
  expectFieldError,
  LIMIT,
  pickItem,
  renderPage,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../tests/support/texts';
import { rowsOf, withRows } from '../../../tests/support/world/drift';

const t = textsOf('en-US');

/** Opens the generator at an address, and waits until the places have loaded. */
async function open(search = '') {
  const page = await renderPage(`/residential${search}`);
  await screen.findByRole('button', { name: 'Generate' });
  await screen.findByRole('radio', { name: 'Oceania' });
  return page;
}

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

async function choose(name: string, option: string) {
  await look(name, option);
  const found = [...document.querySelectorAll('.ant-select-item-option')].find((one) =>
    one.textContent?.includes(option),
  );
  if (!found) throw new Error(`${name} has no ${option}`);
  fireEvent.click(found);
}

/** Waits until a field shows a text. */
const shows = (name: string, text: RegExp) =>
  waitFor(() => {
    const shown = field(name).closest('.ant-select')?.textContent ?? '';
    // The clear icon's text is not part of the value.
    expect(shown.replace(/×$/, '').trim()).toMatch(text);
  });

describe('the country', () => {
  test(
    'favourites come first, then what was chosen before; kept in this browser, by customer',
    async () => {
      const { user } = await open();
      await choose('Country', 'Japan');
      await user.click(
        await screen.findByRole('button', { name: t('place.favourite', { country: 'Japan' }) }),
      );
      await choose('Country', 'Brazil');
      await choose('Country', 'Chile');
      cleanup();
      await open();
      expect(JSON.parse(localStorage.getItem(`countries:${demo().id}`) ?? '')).toEqual({
        favourites: ['JP'],
        recent: ['CL', 'BR', 'JP'],
      });
      expect((await look('Country')).slice(0, 4)).toEqual([
        expect.stringMatching(/^Japan ·/),
        expect.stringMatching(/^Chile ·/),
        expect.stringMatching(/^Brazil ·/),
        expect.stringMatching(/^United States ·/),
      ]);
      // Screen readers read the meaning of the icons with the option, and a tooltip shows it.
      const readOut = screen.getAllByRole('option').map((one) => one.getAttribute('aria-label'));
      expect(readOut[0]).toMatch(/^Japan · .+, Favorite$/);
      expect(readOut[1]).toMatch(/^Chile · .+, Recent$/);
      const star = document.querySelector('.ant-select-item-option .anticon-star');
      await user.hover(star as Element);
      expect((await screen.findByRole('tooltip')).textContent).toBe(t('place.isFavourite'));
    },
    LIMIT,
  );

  test(
    'what is not in stock is said and cannot be chosen; an address that names it makes no lines',
    async () => {
      const { user } = await open();
      expect(await look('Country', 'Antarctica')).toEqual([`Antarctica · ${t('place.none')}`]);
      const option = document.querySelector('.ant-select-item-option');
      expect(option?.classList).toContain('ant-select-item-option-disabled');
      expect(option?.querySelector('img')?.getAttribute('src')).toBe('/client/flags/AQ.svg');
      cleanup();
      await open('?country=AQ');
      expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
      // The card of the API link is drawn after the settings.
      await screen.findByText('Generate API link');
      const buttons = ['Generate', 'Generate API link'].map((name) =>
        screen.getByRole<HTMLButtonElement>('button', { name }),
      );
      const disabled = () => buttons.map((button) => button.disabled);
      expect(disabled()).toEqual([true, true]);
      expect(screen.getAllByText(t('place.noneHere'))).toHaveLength(2);
      await user.type(screen.getByLabelText('Quantity'), '{Enter}');
      expect(screen.getByText('No list yet')).toBeTruthy();
      // Lines of whitelist mode carry no place, its API link does.
      await user.click(screen.getByRole('radio', { name: 'Whitelist' }));
      await waitFor(() => expect(disabled()).toEqual([false, true]));
      await user.click(screen.getByRole('radio', { name: 'Password' }));
      await choose('Country', 'Japan');
      await waitFor(() => expect(disabled()).toEqual([false, false]));
    },
    LIMIT,
  );

  test.each([
    ['City', 'Fresno', '?country=US&state=california', '&city=fresno'],
    ['State', 'Wales', '?country=GB', '&state=wales'],
  ])(
    'a place without stock is said and cannot be chosen; an address that names it says so in the field: %s',
    async (kind, name, around, place) => {
      await open(around);
      await waitFor(async () => expect(await look(kind, name)).toHaveLength(1));
      expect(shownOptions()).toEqual([`${name} · ${t('place.none')}`]);
      const option = document.querySelector('.ant-select-item-option');
      expect(option?.classList).toContain('ant-select-item-option-disabled');
      cleanup();
      await open(`${around}${place}`);
      expect(await screen.findByText(t('place.noneProblem'))).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'the closest match of what is typed stands first',
    async () => {
      await open();
      const firsts: [string, string | undefined][] = [];
      const typed = ['ger', 'us', 'usa', 'uk', 'america', 'голландия', 'герм', 'niger', 'korea'];
      for (const text of typed) {
        const [first] = await look('Country', text);
        firsts.push([text, first?.replace(/ · .*/, '')]);
      }
      expect(firsts).toEqual([
        ['ger', 'Germany'],
        ['us', 'United States'],
        ['usa', 'United States'],
        ['uk', 'United Kingdom'],
        ['america', 'United States'],
        ['голландия', 'Netherlands'],
        ['герм', 'Germany'],
        ['niger', 'Niger'],
        ['korea', 'South Korea'],
      ]);
    },
    LIMIT,
  );

  test(
    'a place is found without its accents',
    async () => {
      await open('?country=FR');
      await waitFor(async () => expect(await look('City', 'saint-etienne')).toHaveLength(1));
      expect(shownOptions()).toEqual([
        expect.stringMatching(/^Saint-Étienne, Auvergne-Rhône-Alpes ·/),
      ]);
    },
    LIMIT,
  );

  test(
    'a continent leaves its countries, but never hides the chosen one',
    async () => {
      const { user } = await open('?country=JP');
      await user.click(screen.getByRole('radio', { name: 'Oceania' }));
      await shows('Country', /^Japan/);
      const shown = await look('Country');
      expect(shown.slice(0, 3)).toEqual([
        expect.stringMatching(/^Japan ·/),
        expect.stringMatching(/^Australia ·/),
        expect.stringMatching(/^Papua New Guinea ·/),
      ]);
      fireEvent.change(field('Country'), { target: { value: 'Germany' } });
      await waitFor(() => expect(shownOptions()).toEqual([]));
    },
    LIMIT,
  );
});

test(
  'a state code with spaces is chosen and goes into the username exactly, and the address brings it back',
  async () => {
    driftAnswers((path, data) => {
      if (path !== '/dynamic/citys') return data;
      const place = { state: 'New South Wales', city: 'Sydney', city_code: "Côte d'Azur", ips: 5 };
      return [{ ...place, state_code: 'New South Wales' }];
    });
    window.history.replaceState(null, '', '?country=AU');
    await open('?country=AU');
    await waitFor(async () => expect(await look('State', 'New South')).toHaveLength(1));
    fireEvent.click(document.querySelector('.ant-select-item-option') as Element);
    expect(await screen.findByText('-st-New South Wales')).toBeTruthy();
    await waitFor(() => expect(history.location.search).toContain('state=New+South+Wales'));
    cleanup();
    await open(history.location.search);
    expect(await screen.findByText('-st-New South Wales')).toBeTruthy();
  },
  LIMIT,
);

describe('the credentials', () => {
  test(
    'the chosen account’s username and password: masked, to show, and the username that the settings make',
    async () => {
      const { user } = await open('?country=DE&rotation=sticky');
      const main = demo();
      const sub = worldState().subAccounts.find((one) => one.username === 'scraperteam01');
      if (!sub) throw new Error('the mock has no such sub-account');
      const credentials = within(screen.getByRole('region', { name: t('credentials.title') }));
      expect(credentials.getByText('gate.example.net:7000')).toBeTruthy();
      expect(credentials.queryByText(main.proxyPassword)).toBeNull();
      await user.click(credentials.getByRole('button', { name: 'Show: Proxy password' }));
      expect(credentials.getByText(main.proxyPassword)).toBeTruthy();
      const full = () => credentials.getByText(/^\w+-zone-resi-region-de-session-/).textContent;
      const first = full();
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      for (const name of ['Server', 'Proxy username', 'Proxy password', 'Full username']) {
        await user.click(credentials.getByRole('button', { name: `Copy: ${name}` }));
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
      await user.click(credentials.getByRole('button', { name: 'New session' }));
      expect(full()).not.toBe(first);
      await choose('Account', 'scraperteam01');
      await waitFor(() => expect(full()).toMatch(/^scraperteam01-/));
      // The shown password belonged to the other account, so Show has to be pressed again.
      expect(credentials.queryByText(sub.password)).toBeNull();
      await user.click(credentials.getByRole('button', { name: 'Show: Proxy password' }));
      expect(credentials.getByText(sub.password)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'whitelist mode: what lines cannot carry is disabled with its reason, until it is set for the API link',
    async () => {
      const { user } = await open('?country=DE');
      const disabled = () =>
        [
          field('Country'),
          field('State'),
          field('Account'),
          screen.getByRole('radio', { name: 'Sticky IP' }),
        ].map((one) => (one as HTMLInputElement).disabled);
      expect(disabled()).toEqual([false, false, false, false]);
      await user.click(screen.getByRole('radio', { name: 'Whitelist' }));
      await screen.findByText(t('credentials.why.rotation'));
      expect(disabled()).toEqual([true, true, true, true]);
      expect(screen.getAllByText(t('credentials.why.place'))).toHaveLength(3);
      expect(screen.getByText(t('residential.accountWhy'))).toBeTruthy();
      const credentials = within(screen.getByRole('region', { name: t('credentials.title') }));
      expect(credentials.getByText('gate.example.net:7100')).toBeTruthy();
      expect(credentials.queryByText('Proxy password')).toBeNull();
      expect(await look('Format')).toEqual([
        'HOST:PORT',
        'HOST:PORT@USER:PASS · needs a password',
        'USER:PASS:HOST:PORT · needs a password',
        'USER:PASS@HOST:PORT · needs a password',
        'protocol://HOST:PORT',
        'JSON',
        'CSV',
      ]);
      await user.click(screen.getByRole('button', { name: 'Set them for the API link' }));
      expect(disabled()).toEqual([false, false, true, false]);
      await shows('Country', /^Germany/);
      await user.click(screen.getByRole('button', { name: 'Go to the API link' }));
      expect(document.activeElement?.textContent).toBe('Generate API link');
      await user.click(screen.getByRole('button', { name: 'Lines only' }));
      expect(disabled()).toEqual([true, true, true, true]);
    },
    LIMIT,
  );
});

describe('the quantity', () => {
  const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
  const type = (value: string) => fireEvent.change(quantity(), { target: { value } });

  test(
    'what is taken back before the page has followed stays taken back',
    async () => {
      const { user } = await open();
      act(() => {
        type('25');
        type('');
      });
      expect(quantity().value).toBe('');
      type('5');
      expect(quantity().value).toBe('5');
      await user.click(screen.getByRole('button', { name: 'Generate' }));
      expect(await screen.findByText(/^5 lines$/)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'a preset with the number that the page has takes the place of what is no number',
    async () => {
      const presets = { list: [{ name: 'Asia', query: 'country=JP' }], defaultName: null };
      localStorage.setItem(`presets:${demo().id}`, JSON.stringify(presets));
      await open('?country=DE');
      type('');
      await choose('Preset', 'Asia');
      await shows('Country', /^Japan/);
      expect(quantity().value).toBe('10');
    },
    LIMIT,
  );
});

test(
  'Cancel of long work gives the focus back to what began it',
  async () => {
    const { user } = await open('?quantity=1000000');
    const generate = screen.getByRole('button', { name: 'Generate' });
    await user.click(generate);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(generate));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
  LIMIT,
);

describe('the API link', () => {
  test(
    'without a token the way to it leads to what is missing',
    async () => {
      demo().apiToken = '';
      const { user } = await open();
      await user.click(screen.getByRole('radio', { name: 'Whitelist' }));
      await user.click(await screen.findByRole('button', { name: 'Set them for the API link' }));
      await user.click(screen.getByRole('button', { name: 'Go to the API link' }));
      const card = screen.getByRole('region', { name: 'API link' });
      expect(document.activeElement?.contains(card)).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
    },
    LIMIT,
  );

  test(
    'a link that comes back with its stock leaves the focus where it is',
    async () => {
      const presets = { list: [{ name: 'Ice', query: 'country=AQ' }], defaultName: null };
      localStorage.setItem(`presets:${demo().id}`, JSON.stringify(presets));
      const { user } = await open('?country=JP');
      const card = () => within(screen.getByRole('region', { name: 'API link' }));
      await user.click(await screen.findByRole('button', { name: 'Generate API link' }));
      expect(document.activeElement?.textContent).toMatch(/QR code/);
      await choose('Preset', 'Ice');
      await waitFor(() =>
        expect(card().getByRole('button', { name: 'Generate API link' })).toHaveProperty(
          'disabled',
          true,
        ),
      );
      act(() => field('Country').focus());
      await choose('Country', 'Germany');
      expect(await card().findByRole('button', { name: 'QR code' })).toBeTruthy();
      expect(document.activeElement).toBe(field('Country'));
    },
    LIMIT,
  );
});

describe('presets', () => {
  const save = async (user: UserEvent, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Save as preset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as preset' }));
    await user.type(dialog.getByLabelText('Name'), name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return dialog;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const more = async (user: UserEvent, preset: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `More: ${preset}` }));
    await pickItem(user, action);
  };

  test(
    'settings are saved under a name, changed, renamed, made the default and deleted',
    async () => {
      const { user } = await open('?country=DE');
      const { id, proxyPassword, apiToken } = demo();
      await save(user, 'Shop');
      await gone();
      await shows('Preset', /^Shop$/);
      await choose('Country', 'Japan');
      await user.click(await screen.findByRole('button', { name: 'Save changes' }));
      expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();

      const dialog = await save(user, 'shop ');
      await expectFieldError('Name', 'A preset with this name already exists');
      expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
      await user.clear(dialog.getByLabelText('Name'));
      await user.type(dialog.getByLabelText('Name'), 'Ads{Enter}');
      await gone();

      await more(user, 'Ads', 'Rename');
      const rename = within(await screen.findByRole('dialog', { name: 'Rename preset' }));
      await user.clear(rename.getByLabelText('Name'));
      await user.type(rename.getByLabelText('Name'), 'News{Enter}');
      await gone();
      await more(user, 'News', 'Make default');
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
      await more(user, 'News', 'Delete');
      const ask = within(await screen.findByRole('dialog', { name: 'Delete preset' }));
      await user.click(ask.getByRole('button', { name: 'Delete' }));
      await gone();
      await shows('Preset', /^Shop$/);
    },
    LIMIT,
  );

  test(
    'without parameters the page begins with the default preset, else with what was used last',
    async () => {
      const { id } = demo();
      await open('?country=DE');
      await choose('Country', 'Brazil');
      await shows('Country', /^Brazil/);
      cleanup();
      await open();
      await shows('Country', /^Brazil/);
      cleanup();
      await open('?country=FR');
      await shows('Country', /^France/);
      cleanup();
      const list = [{ name: 'Asia', query: 'country=JP&rotation=sticky&minutes=30' }];
      localStorage.setItem(`presets:${id}`, JSON.stringify({ list, defaultName: 'Asia' }));
      await open();
      await shows('Country', /^Japan/);
      await shows('Preset', /^Asia$/);
      expect((screen.getByLabelText('Session minutes') as HTMLInputElement).value).toBe('30');
    },
    LIMIT,
  );

  test(
    'settings that came with a link and were used are what was used last',
    async () => {
      const { user } = await open('?country=FR');
      await user.click(screen.getByRole('button', { name: 'Generate' }));
      await screen.findByText(/^10 lines$/);
      cleanup();
      await open();
      await shows('Country', /^France/);
    },
    LIMIT,
  );

  test(
    'the page’s own entry of the menu takes no settings away',
    async () => {
      const { id } = demo();
      const { user } = await open('?country=DE');
      const entry = screen.getByRole('link', { name: 'Residential proxies' });
      await choose('Country', 'Brazil');
      await shows('Country', /^Brazil/);
      await user.click(entry);
      await shows('Country', /^Brazil/);
      const list = [{ name: 'Asia', query: 'country=JP' }];
      inAnotherTab(`presets:${id}`, JSON.stringify({ list, defaultName: 'Asia' }));
      await user.click(entry);
      await shows('Country', /^Japan/);
    },
    LIMIT,
  );

  const stored = (...names: readonly string[]) =>
    JSON.stringify({
      list: names.map((name) => ({ name, query: 'country=JP' })),
      defaultName: null,
    });
  /** Simulates another tab of this browser that stores something. */
  const inAnotherTab = (key: string, value: string) => {
    localStorage.setItem(key, value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });
  };
  const namesOf = (id: string) =>
    (
      JSON.parse(localStorage.getItem(`presets:${id}`) ?? '{"list":[]}') as {
        list: { name: string }[];
      }
    ).list.map(({ name }) => name);

  test(
    'what another tab saves is there at once, and what this one saves then takes none of it away',
    async () => {
      const { id } = demo();
      const { user } = await open('?country=DE');
      expect(screen.queryByLabelText('Preset')).toBeNull();
      inAnotherTab(`presets:${id}`, stored('Asia', 'News'));
      await choose('Preset', 'Asia');
      await shows('Country', /^Japan/);
      await choose('Country', 'Brazil');
      await shows('Country', /^Brazil/);
      await save(user, 'Rio');
      await gone();
      expect(namesOf(id)).toEqual(['Asia', 'News', 'Rio']);
      // Another tab deletes the chosen preset: the settings here stay.
      inAnotherTab(`presets:${id}`, stored('News'));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'More: Rio' })).toBeNull());
      await shows('Country', /^Brazil/);
    },
    LIMIT,
  );

  test(
    'presets of another customer of this browser are neither shown nor touched',
    async () => {
      localStorage.setItem('presets:U-other', stored('Secret plan'));
      const { user } = await open('?country=DE');
      expect(screen.queryByLabelText('Preset')).toBeNull();
      await save(user, 'Mine');
      await gone();
      inAnotherTab('presets:U-other', stored('Secret plan', 'Second plan'));
      await shows('Preset', /^Mine$/);
      expect(document.body.textContent).not.toContain('plan');
      expect([namesOf('U-other'), namesOf(demo().id)]).toEqual([
        ['Secret plan', 'Second plan'],
        ['Mine'],
      ]);
    },
    LIMIT,
  );

  test(
    'a browser whose storage is full keeps the preset for this page and says so, until there is room',
    async () => {
      const { user } = await open('?country=DE');
      const lost = /^This browser does not store data/;
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await save(user, 'Shop');
      await gone();
      await shows('Preset', /^Shop$/);
      expect(await screen.findByText(lost)).toBeTruthy();
      expect(screen.queryByText('Saved as “Shop”')).toBeNull();
      await more(user, 'Shop', 'Make default');
      expect(await screen.findByText(lost)).toBeTruthy();
      full.mockRestore();
      await more(user, 'Shop', 'Stop using as default');
      await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
      expect(namesOf(demo().id)).toEqual(['Shop']);
    },
    LIMIT,
  );

  test(
    'where the browser copies in no way, the whole text stands in a field, selected',
    async () => {
      const { user } = await open('?country=DE&format=json');
      // As on a page without https. jsdom has no command for copying either.
      jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      const text: HTMLTextAreaElement = await screen.findByLabelText(t('common.copyText'));
      expect(text.value).toBe(
        `${window.location.origin}/client/residential?country=DE&format=json`,
      );
      await waitFor(() => expect(document.activeElement).toBe(text));
      expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
      jest.restoreAllMocks();
    },
    LIMIT,
  );

  test(
    'the address of the settings is copied, to share them',
    async () => {
      const { user } = await open('?country=DE&format=json');
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      expect(copied.mock.calls).toEqual([
        [`${window.location.origin}/client/residential?country=DE&format=json`],
      ]);
      cleanup();
      copied.mockClear();
      // Without a query the page would start with the reader's own settings.
      const { user: again } = await open('?protocol=http');
      await again.click(screen.getByRole('button', { name: 'Copy link' }));
      expect(copied.mock.calls).toEqual([
        [`${window.location.origin}/client/residential?protocol=http`],
      ]);
    },
    LIMIT,
  );
});

test(
  'a gateway without a port for the whitelist offers a password only, and says why',
  async () => {
    driftAnswers((path, data) => {
      const rows = path === '/dynamic/gateways' ? rowsOf(data) : null;
      if (rows === null) return data;
      const [first, ...others] = rows;
      return withRows(data, [
        { ...Object(first), id: 'plain', name: 'Plain', whitelist_port: null },
        ...others,
      ]);
    });
    const openIt = async (search: string) => {
      await renderPage(`/residential${search}`);
      await screen.findByRole('radio', { name: 'Whitelist' });
    };
    await openIt('?auth=whitelist&gateway=plain');
    const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([way('Password').checked, way('Whitelist').disabled]).toEqual([true, true]);
    expect(screen.getByText(/^This gateway has no whitelist mode/)).toBeTruthy();
    expect(await look('Gateway')).toContainEqual(expect.stringMatching(/^Plain \(.*:\d+\)$/));
    cleanup();
    // No gateway is named: one with whitelist mode is used, and the other one cannot be chosen.
    await openIt('?auth=whitelist');
    expect([way('Whitelist').checked, way('Whitelist').disabled]).toEqual([true, false]);
    expect(screen.queryByText(/^This gateway has no whitelist mode/)).toBeNull();
    expect(await look('Gateway')).toContain('Plain · no whitelist mode');
    expect(document.querySelector('.ant-select-item-option-disabled')?.textContent).toContain(
      'Plain',
    );
  },
  LIMIT,
);
