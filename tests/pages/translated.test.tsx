/**
 * A page that the browser translates says the same as the plain one. Each play is a page with its main steps; after each step the
 * words of both are compared. A text that stands beside others in its element stays as it was first, or breaks the page.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LINE_FORMATS } from '@/features/generator/rules/line/proxyLine';
import { brand } from '../../config/brand';
import { followLink } from '../support/jsdom/followLink';
import {
  choose,
  fill,
  LIMIT,
  paidFor,
  pick,
  pickItem,
  press,
  renderPage,
  returnToTab,
  skipTime,
  startAnew,
  worldState,
} from '../support/jsdom/renderPage';
import { pageWords, startTranslator } from '../support/jsdom/translator';
import { ru, t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const SUB = 'scraperteam01';

type Step = (user: UserEvent) => unknown;
interface Play {
  readonly page: string;
  readonly session?: boolean;
  readonly steps: readonly Step[];
}

/** Types over what a field holds, which is not empty meanwhile: what is said of it changes where it stands. */
const type = (label: string | RegExp, text: string) => async (user: UserEvent) => {
  if (text === '') return fill(user, label, text);
  await user.click(await screen.findByLabelText(label));
  await user.keyboard('{Control>}a{/Control}');
  await user.paste(text);
};
const click = (name: string | RegExp) => (user: UserEvent) => press(user, name);
const first = (name: RegExp) => async (user: UserEvent) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
};
const option = (label: string, name: string | RegExp) => (user: UserEvent) =>
  choose(user, label, name);
/** Only a part of the list is drawn, so its name is typed. */
const country = (name: string) => (user: UserEvent) =>
  user.type(screen.getByRole('combobox', { name: t('residential.country') }), `${name}{Enter}`);
const item = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('menuitem', { name }));
const radio = (name: string | RegExp) => (user: UserEvent) => pick(user, name);
const tab = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('tab', { name }));
const leave = (user: UserEvent) => user.keyboard('{Escape}');

const quantity = (gb: string) => type(t('order.quantity'), gb);

/**
 * Changes to Russian and back: every text of the page changes where it stands. By clicks alone, which leave open what is open, as when
 * the texts of a chosen language arrive late.
 */
const LANGUAGES: readonly Step[] = (
  [
    ['Русский', t],
    ['English', ru],
  ] as const
).map(([language, texts]) => async () => {
  const before = screen.queryByRole('button', { name: language });
  if (before) {
    fireEvent.click(before);
    return;
  }
  if (!screen.queryByRole('menuitemradio', { name: language }))
    fireEvent.click(await screen.findByRole('button', { name: texts.pattern('shell.userMenu') }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: language }));
});

/** Goes to the hosted payment page, and back without having paid. */
const payByCrypto = async (user: UserEvent) => {
  await press(user, t('recharge.pay'));
  await waitFor(() => expect(paidFor()).not.toBe(''));
  await renderPage('/recharge');
  // Until it is back, the tab asks nothing about the payment.
  await returnToTab();
  await screen.findByRole('button', { name: t.pattern('payment.hide') });
};

const PLAYS: readonly Play[] = [
  {
    page: '/account/resetpassword',
    steps: [
      click(t.pattern('bell.name')),
      ...LANGUAGES,
      leave,
      click(t.pattern('shell.userMenu')),
      leave,
      type(t('user.newPassword'), 'short'),
      type(t('user.newPassword'), 'long-enough1'),
      type(t('user.confirmPassword'), 'another'),
      click(t('account.changePassword')),
      click(t('user.sendLink')),
    ],
  },
  {
    page: '/neworder',
    steps: [
      radio(t('order.custom')),
      ...['17', '300', '2', '0', '8'].map(quantity),
      radio(t.pattern('order.payWay.balance')),
      quantity('5000'),
      quantity('6'),
      type(t('order.coupon'), 'EXPIRED'),
      click(t('order.apply')),
      type(t('order.coupon'), 'SAVE10'),
      click(t('order.apply')),
      click(t('order.couponRemove')),
      click(t('order.payNow')),
      click(t('record.buyAgain')),
      first(new RegExp(`^${t('record.receipt')}: `)),
      ...LANGUAGES,
      leave,
    ],
  },
  {
    page: '/recharge',
    steps: [
      ...['5', '100', 'x', '2500.50'].map((amount) => type(t('recharge.amount'), amount)),
      payByCrypto,
      click(t.pattern('payment.hide')),
    ],
  },
  {
    page: '/residential?account=scraperteam01',
    steps: [
      country('Germany'),
      country('Japan'),
      radio(t('residential.rotation.sticky')),
      click(t('residential.generate')),
      type(t('residential.quantity'), '20'),
      click(t('residential.generate')),
      radio(t('residential.auth.whitelist')),
      click(t('credentials.forApiLink')),
      click(t('residential.generateApi')),
      radio(t('residential.auth.password')),
      option(t('residential.account'), t.pattern('residential.mainAccount')),
    ],
  },
  {
    page: '/residential?country=US&rotation=sticky',
    steps: [tab(t('residential.tab.code')), ...LANGUAGES, tab(t('residential.tab.tools'))],
  },
  {
    page: '/residential#faq',
    steps: [
      ...['sess', 'sessT', 'quux', 'country'].map((words) =>
        type(t('residential.helpSearch'), words),
      ),
      type(t('residential.helpSearch'), ''),
      ...LANGUAGES,
      tab(t('common.apiDocument')),
      leave,
      tab(t('residential.tab.test')),
      type(t('residential.errorPaste'), 'curl: (56) CONNECT tunnel failed, response 407'),
      type(t('residential.errorPaste'), 'curl: (56) CONNECT tunnel failed, response 402'),
      click(t('presets.saveAs')),
    ],
  },
  {
    page: '/proxysetting/subaccount',
    steps: [
      type(t('subaccount.search'), 'nobody-of-this-name'),
      type(t('subaccount.search'), ''),
      click(`${t('subaccount.allocate')}: ${SUB}`),
      ...['1', '999999', '2'].map((amount) => type(t('subaccount.amount'), amount)),
      ...LANGUAGES,
      (user) =>
        user.click(
          within(screen.getByRole('dialog')).getByRole('button', {
            name: t('subaccount.allocate'),
          }),
        ),
      click(`${t('common.more')}: ${SUB}`),
      (user) => pickItem(user, t('subaccount.delete')),
      type(t('subaccount.typeName', { name: SUB }), 'scraper'),
      leave,
      click(`${t('common.more')}: ${SUB}`),
      (user) => pickItem(user, t('subaccount.handover')),
      ...LANGUAGES,
      leave,
      (user) => user.click(screen.getByRole('checkbox', { name: t('subaccount.selectAll') })),
      click(new RegExp(`^${t('subaccount.moveSelected', { count: 0 })} \\(`)),
      ...LANGUAGES,
      leave,
      click(t('subaccount.import')),
      ...['username\nabc', `username\nnewaccount0001\n${SUB}`].map((rows) =>
        type(t('subaccount.import.text'), rows),
      ),
      click(t('subaccount.import.sendSome', { count: 1, of: 2 })),
    ],
  },
  {
    page: '/proxysetting/addsub',
    steps: [
      click(t('subaccount.add')),
      ...['abc', 'nightshift0001'].map((name) => type(t('subaccount.username'), name)),
      ...['abc', 'letters123'].map((password) => type(t('subaccount.password'), password)),
      ...['x', '3'].map((limit) => type(t('subaccount.limit'), limit)),
    ],
  },
  {
    page: '/proxysetting/subaccount?search=scraper',
    steps: [
      click(`${t('common.more')}: ${SUB}`),
      async (user) => user.click(await screen.findByRole('link', { name: t('subaccount.edit') })),
      ...['abc', 'letters123'].map((password) => type(t('user.newPassword'), password)),
    ],
  },
  {
    page: '/proxysetting/whitelist',
    steps: [
      click(t('whitelist.add')),
      type(t('whitelist.ip'), '300.1.1.1'),
      click(t('whitelist.add')),
      type(t('whitelist.ip'), '198.51.100.77'),
      click(t('whitelist.add')),
      ...['192.0.2.1 first\nnonsense', '192.0.2.1'].map((rows) =>
        type(t('whitelist.bulkLabel'), rows),
      ),
      click(t('whitelist.bulkAdd')),
      first(new RegExp(`^${t('whitelist.delete')}: `)),
      click(t.pattern('whitelist.undo')),
      type(t('whitelist.search'), '9.9.9'),
    ],
  },
  {
    page: '/usage',
    steps: [
      option(t('usage.account'), SUB),
      radio(t('usage.range.24h')),
      (user) => user.click(screen.getByTitle('2')),
      tab(t('usage.changeRecord')),
      option(t('usage.type'), t('usage.type.order')),
      option(t('usage.type'), t('usage.type.trial')),
    ],
  },
  {
    page: '/dashboard',
    steps: [
      option(t('usage.account'), SUB),
      click(t('dashboard.refresh')),
      (user) => user.keyboard('{Control>}k{/Control}'),
      type(t('palette.search'), 'rech'),
      ...LANGUAGES,
      type(t('palette.search'), 'quux'),
    ],
  },
  {
    page: '/account/setting',
    steps: [
      click(t.pattern('shell.userMenu')),
      item(t('common.report')),
      click(new RegExp(`^${t('report.exchanges')}: `)),
      first(new RegExp(`^${t('report.leaveOut')}: `)),
      leave,
      click(t.pattern('common.show')),
      click(t('account.regenerate')),
      click(t('account.regenerateConfirm')),
    ],
  },
  {
    page: '/user/login',
    session: false,
    steps: [
      click(t('user.signIn')),
      type(t('user.email'), 'nobody@example.com'),
      type(t('user.password'), 'wrong12345'),
      click(t('user.signIn')),
    ],
  },
  {
    page: '/user/register',
    session: false,
    steps: [
      ...['short', 'long-enough1'].map((password) => type(t('user.password'), password)),
      type(t('user.confirmPassword'), 'another'),
      click(t('user.createAction')),
    ],
  },
  {
    page: '/user/emailtoreset',
    session: false,
    steps: [
      click(t('user.sendLink')),
      type(t('user.email'), 'demo@example.com'),
      click(t('user.sendLink')),
    ],
  },
  {
    page: '/user/resetpassword?token=sometoken',
    session: false,
    steps: [
      ...['short', 'long-enough1'].map((password) => type(t('user.newPassword'), password)),
      type(t('user.confirmPassword'), 'another'),
      click(t('user.setPassword')),
    ],
  },
  { page: '/nowhere', steps: [] },
];

test('each page is played', () => {
  const pathsOf = (pages: readonly string[]) => pages.map((page) => page.replace(/[?#].*/, ''));
  const played = pathsOf(PLAYS.map(({ page }) => page));
  expect(played).toEqual(expect.arrayContaining(pathsOf([...PUBLIC, ...SIGNED_IN])));
});

const open = ({ page, session = true }: Play) =>
  page.includes('?token=') ? followLink(`/client${page}`) : renderPage(page, { session });

/**
 * The words count once they have stayed the same for this long, in seconds of the process: the page's clocks stand still. Longer than
 * a field rests before it searches (0.3 s), by as much as a slow machine takes to draw what follows.
 */
const STEADY = 0.8;
const LOOK_MS = 100;
/** The last one: a badge's number that rolls on to the next one, and shows both for a second. */
const BUSY =
  '.ant-skeleton, .ant-spin-spinning, .ant-btn-loading, [aria-busy=true], .ant-scroll-number-only-unit:nth-child(2)';
const ASKING = [t, ru].map((texts) => texts('payment.status.asking'));

/** Waits until nothing is loading and the words stay the same. */
async function settledWords(): Promise<string> {
  let before = '';
  let since = process.uptime();
  await waitFor(
    () => {
      const now = pageWords();
      const busy = document.querySelector(BUSY);
      const isAsking = ASKING.some((text) => now.includes(text));
      if (now !== before || busy !== null || isAsking) since = process.uptime();
      before = now;
      if (process.uptime() - since < STEADY)
        throw new Error(`the page still changes: ${busy?.className}`);
    },
    { interval: LOOK_MS, timeout: LIMIT / 2, onTimeout: (error) => error },
  );
  return before;
}

/** Lists the names, addresses, IDs and codes that were translated although a program or support must get them as they are. */
function translatedNames(): string[] {
  const { users, subAccounts, whitelist, records } = worldState();
  const words = [
    ...users.flatMap(({ email, proxyUsername }) => [email, proxyUsername]),
    ...subAccounts.map(({ username }) => username),
    ...whitelist.map(({ ip }) => ip),
    ...records.map(({ id }) => id),
  ];
  const names = new Set<string>([brand.name, ...LINE_FORMATS]);
  // antd's copies of a choice and of its options for screen readers are drawn nowhere, and cannot be marked.
  const translated = [...document.querySelectorAll('font > font')].filter(
    (font) =>
      !font.closest('.ant-select-dropdown [role=listbox], [aria-live=polite][style*="opacity: 0"]'),
  );
  return translated
    .filter(({ textContent: text }) => names.has(text) || words.some((one) => text.includes(one)))
    .map((font) => font.parentElement?.parentElement?.outerHTML ?? '');
}

test.each(PLAYS)(
  '$page says the same while the browser translates it',
  async (play) => {
    const all = [...play.steps, ...LANGUAGES];
    // Texts that count by the time of day stay the same.
    skipTime(0);
    const { user } = await open(play);
    const plain = [await settledWords()];
    for (const step of all) {
      await step(user);
      plain.push(await settledWords());
    }

    await startAnew();
    const stop = startTranslator();
    try {
      const again = await open(play);
      for (const [at, words] of plain.entries()) {
        await all[at - 1]?.(again.user);
        // A difference is drawn once, not at every look.
        await waitFor(() => expect(pageWords() === words).toBe(true), {
          onTimeout: (error) => error,
        }).catch(() => undefined);
        expect(`After step ${at}\n${pageWords()}`).toBe(`After step ${at}\n${words}`);
        expect(translatedNames()).toEqual([]);
      }
    } finally {
      stop();
    }
  },
  3 * LIMIT,
);
