import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  driftRows,
  fact,
  factValues,
  holdBack,
  pickItem,
  press,
  renderPage,
  retry,
  sentCalls,
  type WorldState,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';

const SUB = 'scraperteam01';
const LIST = '/proxysetting/subaccount';
const LOGIN = `${SUB}-zone-resi`;
const MASK = '••••••••';

const TITLE = t('handover.title', { name: SUB });
const SHOW = `${t('common.show')}: ${t('handover.password')}`;
const LABELS = [
  t('handover.gateway'),
  t('handover.protocol'),
  t('handover.host'),
  t('handover.port'),
  t('handover.username'),
  t('handover.password'),
  t('handover.line'),
  t('handover.sample'),
];

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

describe('the handover card', () => {
  const open = async (user: UserEvent) => {
    await press(user, `${t('common.more')}: ${SUB}`);
    await pickItem(user, t('subaccount.handover'));
    return screen.findByRole('dialog', { name: TITLE });
  };
  /** Expects no button to copy or print. */
  const offersNone = (dialog: HTMLElement) => {
    for (const button of [t('handover.copy'), t('record.print')]) {
      expect(within(dialog).queryByRole('button', { name: button })).toBeNull();
    }
  };

  test('fails with Retry, masks the password until it is shown, and is copied and printed in full', async () => {
    const { user, state } = await renderPage(LIST, {
      faults: [{ call: 'dynamic.gateways', answer: 'status' }],
    });
    const password = passwordIn(state);
    const dialog = await open(user);
    await within(dialog).findByText(t.pattern('failure.http', { status: 502 }));
    offersNone(dialog);
    await retry(user, t.pattern('failure.http', { status: 502 }));
    await within(dialog).findByText(t('handover.secret'));
    expect(within(dialog).getByText(t('handover.others'))).toBeTruthy();
    expect(within(dialog).queryByText(t('handover.noTraffic'))).toBeNull();
    // The primary button is the last one, as in every dialog.
    expect(within(dialog).getAllByRole('button').at(-1)?.className).toContain('ant-btn-primary');
    const labels = dialog.querySelectorAll('.ant-descriptions-item-label');
    expect([...labels].map(({ textContent }) => textContent)).toEqual(LABELS);
    expect(factValues(dialog).slice(1)).toEqual(['HTTP', ...shownWith(MASK)]);
    // A browser that translates the page leaves it alone.
    expect(within(dialog).getByText('HTTP').translate).toBe(false);
    expect(dialog.innerHTML).not.toContain(password);

    await user.click(within(dialog).getByRole('button', { name: SHOW }));
    expect(fact(dialog, t.pattern('handover.password'))).toBe(password);

    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: t('handover.copy') }));
    await within(dialog).findByText(t('common.copied'), { selector: '[role=status]' });
    const [gateway = '', protocol = ''] = factValues(dialog);
    const values = [gateway, protocol, ...shownWith(password).slice(0, -1)];
    expect(copied.mock.calls).toEqual([
      [
        [
          TITLE,
          '',
          ...values.map((value, at) => `${LABELS[at]}: ${value}`),
          '',
          `${LABELS.at(-1)}:`,
          sampleWith(password),
        ].join('\n'),
      ],
    ]);

    let paper: string[] = [];
    const printed = jest.spyOn(window, 'print').mockImplementation(() => {
      paper = factValues(dialog);
      expect(within(dialog).queryByText(t('handover.others'))).toBeNull();
    });
    await user.click(within(dialog).getByRole('button', { name: t('record.print') }));
    expect(printed).toHaveBeenCalledTimes(1);
    expect(paper).toEqual([gateway, protocol, ...shownWith(password)]);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() =>
      expect(factValues(dialog)).toEqual([gateway, protocol, ...shownWith(MASK)]),
    );

    expect(window.location.href).not.toContain(password);
    const sent = await sentCalls();
    expect(sent.filter((call) => JSON.stringify(call).includes(password))).toEqual([]);
    await user.click(within(dialog).getByText(t('common.close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('warns of an account without traffic, which cannot be used yet; the warning is neither printed nor copied', async () => {
    const { user, state } = await renderPage(LIST);
    for (const sub of state.subAccounts) sub.lots = [];
    const dialog = await open(user);
    expect(await within(dialog).findByText(t('handover.noTraffic'))).toBeTruthy();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: t('handover.copy') }));
    await within(dialog).findByText(t('common.copied'), { selector: '[role=status]' });
    expect(copied.mock.calls.join()).not.toContain(t('handover.noTraffic'));
    const printed = jest.spyOn(window, 'print').mockImplementation(() => {
      expect(within(dialog).queryByText(t('handover.noTraffic'))).toBeNull();
    });
    await user.click(within(dialog).getByRole('button', { name: t('record.print') }));
    expect(printed).toHaveBeenCalledTimes(1);
  });

  test('shows no password that was read before it was opened: it waits for the new one, or says why with Retry', async () => {
    const { user, state, fail } = await renderPage(LIST);
    const close = async (dialog: HTMLElement) => {
      await user.click(within(dialog).getByText(t('common.close')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const shows = async (dialog: HTMLElement, password: string) => {
      await user.click(await within(dialog).findByRole('button', { name: SHOW }));
      expect(fact(dialog, t.pattern('handover.password'))).toBe(password);
    };
    const first = await open(user);
    await shows(first, passwordIn(state));
    await close(first);

    for (const sub of state.subAccounts) sub.password = 'changed-elsewhere1';
    const letGo = holdBack('/auth/sublist');
    const second = await open(user);
    expect(within(second).queryByText(t('handover.secret'))).toBeNull();
    offersNone(second);
    await letGo();
    await shows(second, 'changed-elsewhere1');
    await close(second);

    for (const sub of state.subAccounts) sub.password = 'changed-elsewhere2';
    fail({ call: 'auth.sublist', answer: 'status' });
    const third = await open(user);
    await within(third).findByText(t.pattern('failure.http', { status: 502 }));
    offersNone(third);
    await retry(user, t.pattern('failure.http', { status: 502 }));
    await shows(third, 'changed-elsewhere2');
  });

  test('there is none where the password cannot be read, no gateway is on offer, or the sub-account is gone', async () => {
    let lacking = '';
    driftRows('/auth/sublist', (rows) =>
      lacking === 'password' ? rows.map((row) => ({ ...Object(row), password: '' })) : rows,
    );
    driftRows('/dynamic/gateways', (rows) => (lacking === 'gateway' ? [] : rows));
    const says = async (text: string | RegExp) => {
      const { user } = await renderPage(LIST);
      await screen.findByText(SUB);
      return async () => {
        const dialog = await open(user);
        expect(await within(dialog).findByText(text)).toBeTruthy();
        offersNone(dialog);
      };
    };
    const unreadable = await says(t('handover.unreadable'));
    lacking = 'password';
    await unreadable();
    lacking = 'gateway';
    await (await says(t('handover.noGateway')))();
    lacking = '';
    const gone = await says(t('subaccount.gone'));
    const state = worldState();
    state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
    await gone();
  });
});
