import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import {
  callsTo,
  choose,
  fill,
  limitRows,
  press,
  renderPage,
  rows,
  type WorldState,
} from '../support/jsdom/renderPage';
import { t, textsOf } from '../support/texts';

const SUB = 'scraperteam01';

/** Fills the whitelist with two pages of entries, and one more. */
function manyEntries(world: WorldState) {
  const [entry] = world.whitelist;
  if (entry === undefined) throw new Error('the seed lists no address');
  world.whitelist = Array.from({ length: 41 }, (_, index) => ({
    ...entry,
    id: `w${index}`,
    ip: `192.0.2.${index + 1}`,
  }));
}

/** antd's own names. */
const ARROWS = {
  'en-US': ['Previous Page', 'Next Page'],
  'ru-RU': ['Назад', 'Вперед'],
};

const shownPage = () => document.querySelector('.ant-pagination-item-active')?.textContent;

describe('a list opens as its address says', () => {
  test('its search stands in the field and in the call; another search begins at the first page', async () => {
    const { user } = await renderPage(`/proxysetting/subaccount?search=${SUB}&page=1&size=50`);
    await waitFor(() => expect(rows(t('menu.subaccount'))).toHaveLength(1));
    const search = screen.getByRole('searchbox') as HTMLInputElement;
    expect(search.value).toBe(SUB);
    expect(await callsTo('/auth/sublist')).toContainEqual({
      page: '1',
      page_size: '50',
      keyword: SUB,
    });
    await fill(user, t('subaccount.search'), 'nobody');
    await waitFor(() => expect(rows(t('menu.subaccount'))).toHaveLength(0));
    expect((await callsTo('/auth/sublist')).at(-1)).toEqual({
      page: '1',
      page_size: '50',
      keyword: 'nobody',
    });
  });

  test('a page that the list does not have is its last one, also when its last row has gone', async () => {
    const { user, state } = await renderPage('/proxysetting/whitelist?page=77', {
      change: manyEntries,
    });
    await waitFor(() => expect(shownPage()).toBe('3'));
    await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(1));
    // Somebody else deletes two entries and adds one: the list is read again.
    state.whitelist.splice(0, 2);
    await fill(user, t('whitelist.ip'), '203.0.113.77');
    await press(user, t('whitelist.add'));
    await waitFor(() => expect(shownPage()).toBe('2'));
    await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(20));
  });

  test('a later page whose only row is being deleted does not claim that the list is empty, and gives way to the last page', async () => {
    const { user } = await renderPage('/proxysetting/whitelist?page=3', { change: manyEntries });
    await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(1));
    const [[ip = ''] = []] = rows(t('menu.whitelist'));
    await press(user, `${t('whitelist.delete')}: ${ip}`);
    expect(
      await screen.findByRole('button', { name: `${t('whitelist.undo')}: ${ip}` }),
    ).toBeTruthy();
    expect(rows(t('menu.whitelist'))).toEqual([]);
    expect(screen.queryByText(t('whitelist.empty'))).toBeNull();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(shownPage()).toBe('2'));
    await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(20));
  });

  test('its status and its days are asked for, and nothing that an address cannot mean', async () => {
    const { user } = await renderPage(
      '/recharge?status=paid&dates=custom&start=2026-03-01&end=2026-01-01&page=zero&size=0',
    );
    await screen.findByRole('table', { name: t('recharge.record') });
    // Every page reads the records of the last days, of any status.
    expect((await callsTo('/order/rechargeRecord')).filter((one) => 'status' in one)).toEqual([
      {
        type: 'recharge',
        status: 'paid',
        start: '2026-01-01',
        end: '2026-03-01',
        page: '1',
        page_size: '20',
      },
    ]);
    await screen.findByText(t('list.nothingFound'));
    await choose(user, t('record.dates'), t('record.dates.all'));
    await waitFor(async () =>
      expect((await callsTo('/order/rechargeRecord')).at(-1)).toEqual({
        type: 'recharge',
        status: 'paid',
        page: '1',
        page_size: '20',
      }),
    );
    const table = screen.getByRole('table', { name: t('recharge.record') });
    const statuses = () =>
      [...table.querySelectorAll<HTMLElement>('[data-status]')].map((one) => one.dataset.status);
    await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['paid'])));
  });
});

test('a backend that gives fewer rows a page than the smallest choice leaves none out of reach', async () => {
  limitRows(5);
  const { user } = await renderPage('/proxysetting/whitelist', {
    change: (world) => {
      manyEntries(world);
      world.whitelist.splice(14);
    },
  });
  const ips = () => rows(t('menu.whitelist')).map(([ip]) => ip);
  const isShown = (page: number, count: number) =>
    waitFor(() => {
      expect(shownPage()).toBe(String(page));
      expect(ips()).toHaveLength(count);
    });
  await isShown(1, 5);
  const seen = new Set(ips());
  // A middle page is left in both directions.
  for (const [page, count] of [
    [2, 5],
    [3, 4],
    [2, 5],
    [1, 5],
  ] as const) {
    const item = document.querySelector(`.ant-pagination-item-${page}`);
    await user.click(item as HTMLElement);
    await isShown(page, count);
    for (const ip of ips()) seen.add(ip);
  }
  expect(seen.size).toBe(14);
});

test.each(SUPPORTED_LOCALES)(
  'the arrows of a list are named in %s, and its page is marked as the present one',
  async (locale) => {
    const texts = textsOf(locale);
    await renderPage('/proxysetting/whitelist', { locale, change: manyEntries });
    const table = await screen.findByRole('table', { name: texts('menu.whitelist') });
    const pages = table.closest('.ant-table-wrapper')?.querySelector('.ant-pagination');
    const arrows = within(pages as HTMLElement).getAllByRole('button');
    expect(arrows.map((arrow) => arrow.ariaLabel)).toEqual(ARROWS[locale]);
    expect(pages?.querySelector('[aria-current=page]')?.textContent).toBe('1');
  },
);
