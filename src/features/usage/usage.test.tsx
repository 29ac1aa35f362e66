import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { GB } from '../../../mock/world/state';
import { rowsOfCsv } from '../../../tests/support/csv';
import {
  callsTo,
  choose,
  consume,
  dateAnswers,
  demo,
  fill,
  isPicked,
  LIMIT,
  type Locale,
  press,
  renderPage,
  retry,
  rows,
  savedFiles,
  says,
} from '../../../tests/support/renderPage';

const SUB = 'scraperteam01';
const NOBODY = 'nosuchaccount1';

const WORDS = {
  'en-US': {
    failed: /^The server failed with status 502/,
    usage: 'Usage',
    changes: 'Traffic Change Record',
    details: 'Traffic Usage Detail',
    agree: 'The record and the usage agree.',
    noChanges: 'No changes in this range',
    noUsage: 'No traffic in this range',
    addUp: /^All rows add up to/,
    columns: ['Hour (UTC)', 'Account', 'Country', 'Protocol', 'Traffic, MB', 'Requests'],
    type: 'Type',
    order: 'Order',
    export: 'Export CSV',
    account: 'Account',
    noAccount: new RegExp(`There is no account ${NOBODY} now`),
    residential: 'Residential proxies',
    country: 'Country',
    generate: 'Generate',
    download: 'Download',
    copy: 'Copy',
    quantity: 'Quantity',
    quantityWrong: /Whole number|whole number/,
    none: 'No list yet',
    lines: '3 lines',
    sticky: 'Sticky IP',
    noSub: `There is no sub-account ${NOBODY}.`,
    apiLink: 'Generate API link',
  },
  'ru-RU': {
    failed: /^Ошибка сервера, код 502/,
    usage: 'Расход трафика',
    changes: 'Изменения трафика',
    details: 'Детализация расхода',
    agree: 'Изменения трафика и расход сходятся.',
    noChanges: 'За этот период изменений нет',
    noUsage: 'За этот период трафика нет',
    addUp: /^Сумма всех строк/,
    columns: ['Час (UTC)', 'Аккаунт', 'Страна', 'Протокол', 'Трафик, МБ', 'Запросы'],
    type: 'Тип',
    order: 'Заказ',
    export: 'Экспорт CSV',
    account: 'Аккаунт',
    noAccount: new RegExp(`Аккаунта ${NOBODY} сейчас нет`),
    residential: 'Резидентные прокси',
    country: 'Страна',
    generate: 'Сгенерировать',
    download: 'Скачать',
    copy: 'Копировать',
    quantity: 'Количество',
    quantityWrong: /Целое число от 1 до/,
    none: 'Списка пока нет',
    lines: '3 строки',
    sticky: 'Закреплённый IP',
    noSub: `Субаккаунта ${NOBODY} нет. Выберите другой аккаунт.`,
    apiLink: 'Создать API-ссылку',
  },
} as const;

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'Usage: the record fails with Retry, agrees with the usage, is narrowed and exported',
    async () => {
      const { user, state, heal } = await renderPage('/usage?tab=changes&range=30d', {
        locale,
        faults: [{ call: 'traffic.changelog', answer: 'status', times: 9 }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.usage);
      await waitFor(() => expect(screen.getAllByText(words.failed).length).toBeGreaterThan(0));
      expect(screen.queryByText(words.agree)).toBeNull();
      heal();
      // There is one Retry for the statement and one for the table.
      for (const button of screen.getAllByRole('button', { name: /^(Retry|Повторить)$/ })) {
        await user.click(button);
      }
      await waitFor(() => expect(screen.queryByText(words.failed)).toBeNull());
      expect(await screen.findByText(words.agree)).toBeTruthy();
      await screen.findByRole('table', { name: words.changes });
      await choose(user, words.type, words.order);
      await waitFor(async () =>
        expect((await callsTo('/traffic/changelog')).at(-1)).toMatchObject({ type: 'order' }),
      );
      await waitFor(() =>
        expect(new Set(rows(words.changes).map(([, type]) => type))).toEqual(
          new Set([words.order]),
        ),
      );
      await press(user, words.export);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      const [file] = await savedFiles();
      expect(file?.name).toMatch(/^traffic-changes-.*\.csv$/);
      const [head = [], ...lines] = rowsOfCsv(file?.text ?? '');
      expect(head).toContain(
        words.changes === WORDS['en-US'].changes ? 'Change, MB' : 'Изменение, МБ',
      );
      const type = head.indexOf(words.type);
      expect(new Set(lines.map((cells) => cells[type]))).toEqual(new Set([words.order]));
      expect(state.changes.length).toBeGreaterThan(0);
    },
    LIMIT,
  );

  test(
    'Usage in detail: rows and shares that add up, and all of them in the export; without traffic each place says so',
    async () => {
      const { user, state } = await renderPage('/usage?tab=details&range=7d', { locale });
      await screen.findByRole('table', { name: words.details });
      const tabs = screen.getAllByRole('tab');
      expect(tabs[1]).toBe(screen.getByRole('tab', { name: words.details }));
      expect(tabs[1]?.ariaSelected).toBe('true');
      expect(await screen.findByText(words.addUp)).toBeTruthy();
      expect(rows(words.details).some(([, account]) => account === SUB)).toBe(true);
      await press(user, words.export);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      const [file] = await savedFiles();
      expect(file?.name).toMatch(/^traffic-usage-.*\.csv$/);
      const [head, ...lines] = rowsOfCsv(file?.text ?? '');
      expect(head).toEqual(words.columns);
      expect(lines.length).toBeGreaterThanOrEqual(rows(words.details).length);

      state.usage = [];
      await renderPage('/usage?tab=details&range=7d', { locale });
      // One text is in the card of the shares, one in the table.
      await waitFor(() => expect(screen.getAllByText(words.noUsage)).toHaveLength(2));
      expect(screen.queryByText(words.addUp)).toBeNull();
    },
    LIMIT,
  );

  test(
    'Usage opens on the detail with its chart',
    async () => {
      await renderPage('/usage', { locale });
      expect(await screen.findByRole('table', { name: words.details })).toBeTruthy();
      expect(screen.getByRole('tab', { name: words.details }).ariaSelected).toBe('true');
    },
    LIMIT,
  );

  test(
    'Usage without anything says so; an account that does not exist is said to be none',
    async () => {
      await renderPage('/usage?tab=changes', {
        locale,
        change: (world) => {
          world.changes = [];
        },
      });
      expect(await screen.findByText(words.noChanges)).toBeTruthy();
      const { user } = await renderPage(`/usage?tab=details&account=${NOBODY}`, { locale });
      expect(await screen.findByText(words.noAccount)).toBeTruthy();
      const account = () => screen.getByRole('combobox', { name: words.account });
      expect(account().getAttribute('aria-invalid')).toBe('true');
      await choose(user, words.account, SUB);
      await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('false'));
    },
    LIMIT,
  );

  test(
    'Residential proxies: it fails with Retry, refuses a wrong quantity, and makes and saves the lines',
    async () => {
      const query = '?country=US&rotation=sticky';
      // The page reads the address bar before changing it, and the test's history does not set it.
      window.history.replaceState(null, '', query);
      const { user } = await renderPage(`/residential${query}`, {
        locale,
        faults: [{ call: 'dynamic.gateways', answer: 'status' }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.residential);
      await retry(user, words.failed);
      expect(await screen.findByText(words.none)).toBeTruthy();
      await fill(user, words.quantity, '0');
      await press(user, words.generate);
      await says(words.quantity, words.quantityWrong);
      expect(screen.getByText(words.none)).toBeTruthy();
      isPicked(words.sticky);
      await fill(user, words.quantity, '3');
      await press(user, words.generate);
      expect(await screen.findByText(words.lines)).toBeTruthy();
      await press(user, words.download);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      const lines = (await savedFiles())[0]?.text.trim().split('\n') ?? [];
      expect(lines).toHaveLength(3);
      expect(new Set(lines).size).toBe(3);
      for (const line of lines)
        expect(line).toContain(`:${demo().proxyUsername}-zone-resi-region-us-session-`);
    },
    LIMIT,
  );

  test(
    'Residential proxies: an account that does not exist gets no lines, no API link and no other account instead',
    async () => {
      const { user } = await renderPage(`/residential?account=${NOBODY}`, { locale });
      await says(words.account, words.noSub);
      const account = () => screen.getByRole('combobox', { name: words.account });
      expect(account().closest('.ant-select')?.textContent).toContain(NOBODY);
      await press(user, words.generate);
      expect(document.activeElement).toBe(account());
      // The part below the settings is drawn after them.
      expect(await screen.findByText(words.none)).toBeTruthy();
      expect(screen.queryByRole('button', { name: words.download })).toBeNull();
      expect(screen.queryByRole('button', { name: words.copy })).toBeNull();
      expect(screen.queryByRole('button', { name: words.apiLink })).toBeNull();
      expect(screen.queryByText(/democustomer01-zone/)).toBeNull();
      await choose(user, words.account, SUB);
      await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('false'));
      expect(await screen.findByRole('button', { name: words.apiLink })).toBeTruthy();
      await press(user, words.generate);
      // jsdom has no layout, so no line of the list is drawn; the downloaded file has them.
      await press(user, words.download);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      expect((await savedFiles())[0]?.text).toMatch(/^gate.*:scraperteam01-zone-resi/);
      // Another address names an account that does not exist, so the other account's list disappears.
      expect(screen.queryByText(words.none)).toBeNull();
      act(() => history.push(`/residential?account=${NOBODY}`));
      expect(await screen.findByText(words.none)).toBeTruthy();
    },
    LIMIT,
  );
});

test(
  'a device whose clock is two days behind: the last credit is looked for until the service’s today',
  async () => {
    const behind = 2 * 86_400;
    dateAnswers(behind);
    await renderPage('/dashboard');
    await screen.findByText(/after the last credit/);
    const today = new Date(Date.now() + behind * 1000).toISOString().slice(0, 10);
    expect((await callsTo('/traffic/changelog')).map(({ end }) => end)).toContain(today);
  },
  LIMIT,
);

test(
  'Residential proxies: an account is not guessed while the sub-accounts cannot be read',
  async () => {
    const { user, heal } = await renderPage(`/residential?account=${SUB}`, {
      faults: [{ call: 'auth.sublist', answer: 'status', times: null }],
    });
    const apiLink = { name: WORDS['en-US'].apiLink };
    expect(
      await screen.findByText(`it is not known whether ${SUB} is one of them`, { exact: false }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', apiLink)).toBeNull();
    heal();
    await press(user, 'Retry');
    expect(await screen.findByRole('button', apiLink)).toBeTruthy();
    const account = screen.getByRole('combobox', { name: 'Account' });
    expect(account.closest('.ant-select')?.textContent).toContain(SUB);
  },
  LIMIT,
);

test(
  'the record and the usage do not differ because they were read at different times',
  async () => {
    const { agree, changes } = WORDS['en-US'];
    const { user } = await renderPage('/usage?tab=changes');
    const goTo = async (name: string) => {
      const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
      await user.click(menu.getByRole('link', { name }));
      await screen.findByRole('heading', { level: 1, name });
    };
    expect(await screen.findByText(agree)).toBeTruthy();
    consume(2 * GB);
    // Another page reads the traffic left again, while the usage is still cached.
    await user.click(screen.getByRole('menuitem', { name: /^Proxy settings/ }));
    await goTo('Sub-accounts');
    await press(user, `Allocate: ${SUB}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^At most/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const before = (await callsTo('/traffic/usage')).length;
    await goTo('Usage');
    await user.click(screen.getByRole('tab', { name: changes }));
    await waitFor(async () =>
      expect((await callsTo('/traffic/usage')).length).toBeGreaterThan(before),
    );
    expect(await screen.findByText(agree)).toBeTruthy();
    expect(screen.queryByText(/The record and the usage differ/)).toBeNull();
  },
  LIMIT,
);
