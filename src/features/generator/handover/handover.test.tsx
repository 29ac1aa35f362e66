import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Json, rowsOf, withRows } from '../../../../tests/support/drift';
import {
  driftAnswers,
  fact,
  factValues,
  LIMIT,
  type Locale,
  pickItem,
  press,
  renderPage,
  retry,
  sentCalls,
  type WorldState,
  worldState,
} from '../../../../tests/support/renderPage';

const SUB = 'scraperteam01';
const LIST = '/proxysetting/subaccount';
const LOGIN = `${SUB}-zone-resi`;
const MASK = '••••••••';

const WORDS = {
  'en-US': {
    more: 'More',
    item: 'Handover card',
    title: `Handover card: ${SUB}`,
    failed: /^The server failed with status 502/,
    labels: ['Gateway', 'Protocol', 'Host', 'Port', 'Username', 'Password', 'Proxy line', 'cURL'],
    secret: /^This card contains the password/,
    others: /^The card has the gateway and the protocol/,
    show: 'Show: Password',
    copy: 'Copy card',
    copied: 'Copied',
    print: 'Print',
    close: 'Close',
    gone: 'This sub-account no longer exists',
    unreadable: /perhaps because its password is missing/,
    noGateway: /^No gateway is available/,
  },
  'ru-RU': {
    more: 'Ещё',
    item: 'Карточка доступа',
    title: `Карточка доступа: ${SUB}`,
    failed: /^Ошибка сервера, код 502/,
    labels: ['Шлюз', 'Протокол', 'Хост', 'Порт', 'Логин', 'Пароль', 'Строка прокси', 'cURL'],
    secret: /^В карточке есть пароль/,
    others: /^В карточке указаны шлюз и протокол/,
    show: 'Показать: Пароль',
    copy: 'Копировать карточку',
    copied: 'Скопировано',
    print: 'Печать',
    close: 'Закрыть',
    gone: 'Этого субаккаунта больше нет',
    unreadable: /возможно, в них нет пароля/,
    noGateway: /^Сейчас нет доступных шлюзов/,
  },
} as const;

function passwordIn({ subAccounts }: WorldState): string {
  const sub = subAccounts.find(({ username }) => username === SUB);
  if (sub === undefined) throw new Error(`no ${SUB}`);
  return sub.password;
}

const sampleWith = (password: string): string =>
  [
    "curl --proxy 'http://gate.example.net:7000' \\",
    `  --proxy-user '${LOGIN}:${password}' \\`,
    "  'https://example.com/'",
  ].join('\n');
/** The card's values from the host on. */
const shownWith = (password: string): string[] => [
  'gate.example.net',
  '7000',
  LOGIN,
  password,
  `gate.example.net:7000:${LOGIN}:${password}`,
  sampleWith(password),
];

describe.each(Object.entries(WORDS))('the handover card, %s', (name, words) => {
  const locale = name as Locale;
  const open = async (user: UserEvent) => {
    await press(user, `${words.more}: ${SUB}`);
    await pickItem(user, words.item);
    return screen.findByRole('dialog', { name: words.title });
  };
  /** Expects no button to copy or print. */
  const offersNone = (dialog: HTMLElement) => {
    for (const button of [words.copy, words.print]) {
      expect(within(dialog).queryByRole('button', { name: button })).toBeNull();
    }
  };

  test(
    'fails with Retry, masks the password until it is shown, and is copied and printed in full',
    async () => {
      const { user, state } = await renderPage(LIST, {
        locale,
        faults: [{ call: 'dynamic.gateways', answer: 'status' }],
      });
      const password = passwordIn(state);
      const dialog = await open(user);
      await within(dialog).findByText(words.failed);
      offersNone(dialog);
      await retry(user, words.failed);
      await within(dialog).findByText(words.secret);
      expect(within(dialog).getByText(words.others)).toBeTruthy();
      const labels = dialog.querySelectorAll('.ant-descriptions-item-label');
      expect([...labels].map(({ textContent }) => textContent)).toEqual(words.labels);
      expect(factValues(dialog).slice(1)).toEqual(['HTTP', ...shownWith(MASK)]);
      expect(dialog.innerHTML).not.toContain(password);

      await user.click(within(dialog).getByRole('button', { name: words.show }));
      const [, , , , , passwordLabel] = words.labels;
      expect(fact(dialog, new RegExp(`^${passwordLabel}`))).toBe(password);

      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(within(dialog).getByRole('button', { name: words.copy }));
      await within(dialog).findByRole('button', { name: words.copied });
      const [gateway = '', protocol = ''] = factValues(dialog);
      const values = [gateway, protocol, ...shownWith(password).slice(0, -1)];
      expect(copied.mock.calls).toEqual([
        [
          [
            words.title,
            '',
            ...values.map((value, at) => `${words.labels[at]}: ${value}`),
            '',
            `${words.labels.at(-1)}:`,
            sampleWith(password),
          ].join('\n'),
        ],
      ]);

      let paper: string[] = [];
      const printed = jest.spyOn(window, 'print').mockImplementation(() => {
        paper = factValues(dialog);
        expect(within(dialog).queryByText(words.others)).toBeNull();
      });
      await user.click(within(dialog).getByRole('button', { name: words.print }));
      expect(printed).toHaveBeenCalledTimes(1);
      expect(paper).toEqual([gateway, protocol, ...shownWith(password)]);
      fireEvent(window, new Event('afterprint'));
      await waitFor(() =>
        expect(factValues(dialog)).toEqual([gateway, protocol, ...shownWith(MASK)]),
      );

      expect(window.location.href).not.toContain(password);
      const sent = await sentCalls();
      expect(sent.filter((call) => JSON.stringify(call).includes(password))).toEqual([]);
      await user.click(within(dialog).getByText(words.close));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    LIMIT,
  );

  test(
    'there is none where the password cannot be read, no gateway is on offer, or the sub-account is gone',
    async () => {
      let lacking = '';
      driftAnswers((path, data) => {
        if (path !== lacking) return data;
        const isGateways = path === '/dynamic/gateways';
        const withoutPassword = (row: Json) => ({ ...(row as object), password: '' });
        return withRows(data, isGateways ? [] : (rowsOf(data) ?? []).map(withoutPassword));
      });
      const says = async (text: string | RegExp) => {
        const { user } = await renderPage(LIST, { locale });
        await screen.findByText(SUB);
        return async () => {
          const dialog = await open(user);
          expect(await within(dialog).findByText(text)).toBeTruthy();
          offersNone(dialog);
        };
      };
      const unreadable = await says(words.unreadable);
      lacking = '/auth/sublist';
      await unreadable();
      lacking = '/dynamic/gateways';
      await (await says(words.noGateway))();
      lacking = '';
      const gone = await says(words.gone);
      const state = worldState();
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await gone();
    },
    LIMIT,
  );
});
