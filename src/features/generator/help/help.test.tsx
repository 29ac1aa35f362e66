/** The help of the proxy generator and its error decoder, as a customer uses them. */

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import jsQR from 'jsqr';
import {
  demo,
  LIMIT,
  type Locale,
  pick,
  renderPage,
  sentCalls,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../../tests/support/texts';
import { API, apiId, FAQ, questionId } from './contents';

const t = textsOf('en-US');

const SECRET = 'hunter2secret';

async function open({
  search = '',
  hash = '',
  locale = 'en-US',
}: {
  search?: string;
  hash?: string;
  locale?: Locale;
} = {}): Promise<UserEvent> {
  const { user } = await renderPage(`/residential${search}${hash}`, { locale });
  return user;
}

const pageText = () => document.body.textContent ?? '';
const region = (name: string) => screen.findByRole('region', { name });
const errorText = () => screen.findByLabelText('Error text');

test(
  'an address with a # opens the answer that it names and takes the focus there',
  async () => {
    const user = await open({ hash: '#faq-403' });
    const question = await screen.findByRole('button', { name: /^Why do I get 403/ });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(question.ariaExpanded).toBe('true');
    // antd's header reacts to Enter only, but a button must react to Space, too.
    await user.keyboard(' ');
    expect(question.ariaExpanded).toBe('false');
  },
  LIMIT,
);

test(
  'a setting that changes leaves the # in the address, and the focus where it is',
  async () => {
    const user = await open({ hash: '#faq-403' });
    const question = await screen.findByRole('button', { name: /^Why do I get 403/ });
    await waitFor(() => expect(document.activeElement).toBe(question));
    await pick(user, 'Sticky IP');
    await waitFor(() => expect(history.location.search).toContain('rotation=sticky'));
    expect(history.location.hash).toBe('#faq-403');
    expect(document.activeElement).not.toBe(question);
  },
  LIMIT,
);

test(
  'an address with a # is followed in the settings that were used last, too',
  async () => {
    const { id } = demo();
    const list = [{ name: 'Asia', query: 'country=JP' }];
    localStorage.setItem(`presets:${id}`, JSON.stringify({ list, defaultName: 'Asia' }));
    await open({ hash: '#faq-403' });
    const question = await screen.findByRole('button', { name: /^Why do I get 403/ });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect((await screen.findAllByText('Japan')).length).toBeGreaterThan(0);
  },
  LIMIT,
);

test(
  'the links of the page lead into the help, one after the other, and the settings stay',
  async () => {
    const user = await open({ search: '?country=DE' });
    const card = await region('API link');
    const link = within(card).getByRole('link', { name: 'Parameters and errors' });
    const leads = async (find: () => Promise<HTMLElement>) => {
      const place = await find();
      await waitFor(() => expect(document.activeElement).toBe(place));
    };
    const parameters = () => screen.findByRole('heading', { level: 3, name: 'Parameters' });
    await user.click(link);
    await leads(parameters);
    await user.click(await errorText());
    await user.paste('407');
    await user.click(await screen.findByRole('link', { name: 'More about this in the FAQ' }));
    await leads(() => screen.findByRole('button', { name: /^What does “407/ }));
    await user.click(link);
    await leads(parameters);
    expect(screen.getAllByText('Germany').length).toBeGreaterThan(0);
  },
  LIMIT,
);

test(
  'a link to an answer or a heading is copied, without the settings',
  async () => {
    const user = await open({ search: '?country=DE' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const help = await region('FAQ and API document');
    const names = ['Why do I get 403?', 'How much is a GB?'];
    for (const name of names) {
      await user.click(
        await within(help).findByRole('button', {
          name: new RegExp(`^Copy a link to: ${name.slice(0, 12)}`),
        }),
      );
    }
    const page = `${window.location.origin}/client/residential`;
    expect(copied.mock.calls.flat()).toEqual([`${page}#faq-403`, `${page}#faq-gb`]);
  },
  LIMIT,
);

test(
  'an address with a # of the API document opens its tab at the heading',
  async () => {
    await open({ hash: '#api-sessTime' });
    const heading = await screen.findByRole('heading', { level: 4, name: 'sessTime' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const tab = screen.getByRole('tab', { name: 'API document' });
    expect(tab.ariaSelected).toBe('true');
    cleanup();

    await open({ hash: '#api' });
    const opened = await screen.findByRole('tab', { name: 'API document' });
    await waitFor(() => expect(document.activeElement).toBe(opened));
  },
  LIMIT,
);

test(
  'one search looks in questions and in the API document, and marks what it found',
  async () => {
    const user = await open();
    const help = await region('FAQ and API document');
    const search = await within(help).findByRole('searchbox');
    await within(help).findByRole('tab', { name: 'FAQ' });
    await user.type(search, 'sessTime');
    expect(within(help).getByRole('heading', { level: 3, name: 'API document' })).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'regenerate');
    expect(await within(help).findByText(/^\d+ results$/)).toBeTruthy();
    expect(within(help).getByRole('heading', { level: 3, name: 'FAQ' })).toBeTruthy();
    expect(help.querySelectorAll('mark').length).toBeGreaterThan(2);
    await user.clear(search);
    await user.type(search, 'quux');
    expect(await within(help).findByText('Nothing found')).toBeTruthy();
    await user.clear(search);
    expect(within(help).getByRole('tab', { name: 'FAQ' })).toBeTruthy();
  },
  LIMIT,
);

test(
  'a pasted error is read, and nothing of it leaves the page',
  async () => {
    const user = await open({ search: '?country=US' });
    const field = await errorText();
    await user.click(field);
    await user.paste(
      `ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')) http://me:${SECRET}@gate:7000`,
    );
    const answer = await screen.findByRole('heading', { name: t('credentials.t') });
    expect(answer).toBeTruthy();
    expect(pageText()).toContain(
      t('residential.errorWords', { words: 'Tunnel connection failed: 407' }),
    );
    expect(pageText()).toContain(t('residential.errorLogin'));
    expect(pageText()).toMatch(/The account democustomer01 has .*GB left/);
    await user.clear(field);
    await user.paste('net::ERR_TUNNEL_CONNECTION_FAILED');
    expect(await screen.findByRole('heading', { name: t('tunnel.t') })).toBeTruthy();
    const places = [window.location.href, ...Object.values({ ...localStorage })];
    const session = Object.values({ ...sessionStorage });
    const sent = (await sentCalls()).map((call) => JSON.stringify(call));
    expect([...places, ...session, ...sent].filter((text) => text.includes(SECRET))).toEqual([]);
  },
  LIMIT,
);

/** Finds the line of a finding, with its button or link. */
const finding = async (text: RegExp) => within(await screen.findByText(text).then(lineOf));
const lineOf = (text: HTMLElement) => text.closest('li') ?? text;

test(
  'an error names what of this account explains it, and leads to the page that mends it',
  async () => {
    const { lots } = demo();
    demo().lots = [];
    const user = await open({ search: '?auth=whitelist' });
    const field = await errorText();
    await user.click(field);
    await user.paste('curl: (56) CONNECT tunnel failed, response 402');
    const empty = await finding(/^The main account democustomer01 has no traffic left\./);
    expect(empty.getByRole('link', { name: 'Buy traffic' })).toBeTruthy();
    demo().lots = lots;
    cleanup();

    worldState().whitelist = [];
    await open({ search: '?auth=whitelist' });
    await user.click(await errorText());
    await user.paste('403');
    const unlisted = await finding(t.pattern('residential.found.listEmpty'));
    expect(unlisted.getByRole('link', { name: 'Open the whitelist' })).toBeTruthy();
    expect(pageText()).toContain(t('who.unclear'));
  },
  LIMIT,
);

test(
  'a place without stock is named, and a wider one is one click away',
  async () => {
    const user = await open({ search: '?country=US&state=california&city=fresno' });
    const decoder = await region('Test it');
    fireEvent.mouseDown(await within(decoder).findByRole('combobox', { name: 'Error' }));
    fireEvent.click(await screen.findByText(t('noStock.t')));
    expect(await within(decoder).findByText(t('residential.found.partEmpty'))).toBeTruthy();
    await user.click(within(decoder).getByRole('button', { name: 'Use the whole country' }));
    expect(await within(decoder).findByText(/^[\d,]+ IPs are available/)).toBeTruthy();
    cleanup();

    const again = await open({ search: '?country=AQ' });
    await again.click(await errorText());
    await again.paste('404');
    expect(await screen.findByText(t('residential.found.countryEmpty'))).toBeTruthy();
    await again.click(screen.getByRole('button', { name: 'Use any country' }));
    expect(await screen.findByText(/^No country is chosen above/)).toBeTruthy();
    cleanup();

    // In whitelist mode the link to the API carries the place.
    const whitelisted = await open({ search: '?country=AQ&auth=whitelist' });
    await whitelisted.click(await errorText());
    await whitelisted.paste('404');
    expect(await screen.findByText(t('residential.found.countryEmpty'))).toBeTruthy();
  },
  LIMIT,
);

test(
  'a password that breaks the format is named, and the URL form is one click away',
  async () => {
    demo().proxyPassword = 'p@ss:word';
    const user = await open();
    const breaks = /characters that break the chosen format/;
    await user.click(await errorText());
    await user.paste("curl: (5) Unsupported proxy syntax in 'http://x'");
    expect(await screen.findByText(breaks)).toBeTruthy();
    await user.click(
      await screen.findByRole('button', { name: t('residential.mend.breakingSigns') }),
    );
    await waitFor(() => expect(screen.queryByText(breaks)).toBeNull());
    expect(await screen.findByRole('heading', { name: t('address.t') })).toBeTruthy();
  },
  LIMIT,
);

test(
  'the command for each shell hides the password until it is asked for',
  async () => {
    const user = await open({ search: '?country=DE' });
    const card = await region('Test it');
    await within(card).findByRole('tab', { name: 'bash' });
    const { proxyPassword } = demo();
    expect(card.textContent).not.toContain(proxyPassword);
    expect(card.textContent).toMatch(/curl -x 'http:.*-region-de.*•/);
    await user.click(within(card).getByRole('tab', { name: 'PowerShell' }));
    const show = await within(card).findByRole('button', { name: 'Show: Command for PowerShell' });
    await user.click(show);
    expect(card.textContent).toContain(`curl.exe -x`);
    expect(card.textContent).toContain(proxyPassword);
    expect(card.textContent).toMatch(/Its country is Germany/);

    // Another account is chosen, so its password is hidden until Show is pressed again.
    const sub = worldState().subAccounts.find((one) => one.username === 'scraperteam01');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Account' }));
    fireEvent.click(await screen.findByText(/^scraperteam01/, { selector: '.ant-select-item *' }));
    await waitFor(() => expect(card.textContent).toMatch(/scraperteam01-zone/));
    expect(card.textContent).not.toContain(sub?.password ?? '');
  },
  LIMIT,
);

test.each([
  ['?country=DE', [/Its country is Germany\./, t.pattern('residential.expectRandomize')]],
  [
    '?rotation=sticky&minutes=30',
    [/isn’t yours\.$/, t.pattern('residential.expectSticky', { minutes: 30 })],
  ],
  ['?country=DE&auth=whitelist', [/isn’t yours\.$/, t.pattern('residential.expectWhitelist')]],
] as const)(
  'what to expect of the command: %s',
  async (search, said) => {
    await open({ search });
    const card = await region('Test it');
    const list = (await within(card).findByText(/the IP that the site saw/)).closest('ul');
    const lines = [...(list?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
    expect(lines).toEqual([
      ...said.map((words) => expect.stringMatching(words)),
      t('residential.expectBilled', { account: demo().proxyUsername }),
    ]);
  },
  LIMIT,
);

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

test(
  'the QR code of the API link comes when it is asked for, and the link says how to get a new token',
  async () => {
    const user = await open();
    const card = await region('API link');
    expect(within(card).getByRole('link', { name: 'Regenerate the token' })).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Generate API link' }));
    expect(within(card).queryByRole('img', { name: /^QR code/ })).toBeNull();
    const button = within(card).getByRole('button', { name: 'QR code' });
    await user.click(button);
    const code = await within(card).findByRole('img', { name: /^QR code/ });
    const picture = code.matches('svg') ? code : code.querySelector('svg');
    await user.click(within(card).getByRole('button', { name: 'Show: API link' }));
    const link = within(card).getByText(/^https?:.*token=/).textContent;
    expect(link).toContain(demo().apiToken);
    expect(readCode(picture as Element)).toBe(link);
    await user.click(button);
    expect(within(card).queryByRole('img', { name: /^QR code/ })).toBeNull();
  },
  LIMIT,
);

test(
  'in Russian the help and the errors are Russian',
  async () => {
    const user = await open({ hash: '#faq-gb', locale: 'ru-RU' });
    const question = await screen.findByRole('button', { name: /^Сколько это\s— 1\sГБ\?$/ });
    await waitFor(() => expect(document.activeElement).toBe(question));
    await user.click(await screen.findByLabelText('Текст ошибки'));
    await user.paste('connection refused');
    expect(await screen.findByRole('heading', { name: /там никто не отвечает/ })).toBeTruthy();
  },
  LIMIT,
);

test('every name that an address can have is there once', () => {
  const names = [
    ...Object.entries(FAQ)
      .flatMap(([group, questions]) => [group, ...questions])
      .map((name) => questionId(name as 'gb')),
    ...Object.entries(API)
      .flatMap(([section, items]) => [section, ...items])
      .map((name) => apiId(name as 'num')),
  ];
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});
