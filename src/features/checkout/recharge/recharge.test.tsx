import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { usd } from '../../../../mock/world/money';
import { totalOf } from '../../../../mock/world/state';
import {
  callsTo,
  choose,
  demo,
  factValues,
  fill,
  LIMIT,
  paidFor,
  press,
  renderPage,
  retry,
  savedFiles,
} from '../../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../../tests/support/texts';
import { rowsOfCsv } from '../../../../tests/support/world/csv';

/** What the languages write differently. */
const WRITTEN = {
  'en-US': { paid: 2017, pasted: ['1,000.50', '$1,000.50'] },
  // The sum differs from the English one: the purchase of the earlier test is this customer's too.
  'ru-RU': { paid: 3333, pasted: ['1 000,50', '1\u00a0000,50', '1000,5'] },
} as const;

/** Returns the amount, its fee of 3 % (half up) and the sum of both, in whole cents. */
function oracle(cents: number): number[] {
  const fee = Math.floor((cents * 3 + 50) / 100);
  return [cents, fee, cents + fee];
}

/** Reads the cents of a shown amount, in either language. */
function centsOf(shown: string): number {
  const [whole = '', part = ''] = shown.replace(/[^\d.,]/g, '').split(/[.,](?=\d\d$)/);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part);
}

const figures = () => factValues(document.querySelector('form') as HTMLElement).map(centsOf);

describe.each(['en-US', 'ru-RU'] as const)('%s', (locale) => {
  const t = textsOf(locale);
  const { paid, pasted } = WRITTEN[locale];
  const money = (text: string) => (locale === 'en-US' ? `$${text}` : `${text.replace('.', ',')} $`);
  const open = (options = {}, path = '/recharge') => renderPage(path, { locale, ...options });
  const amount = () => screen.getByLabelText(t('recharge.amount')) as HTMLInputElement;

  test(
    'signs and e are blocked, less than 20 USD is refused on the field, quick amounts fill it, a draft is kept, and what is pasted is understood',
    async () => {
      const { user, state, heal } = await open({
        faults: [{ call: 'order.rechargeRecord', answer: 'status', times: null }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('menu.recharge'));
      expect(await screen.findAllByText(money(usd(demo().balance)))).toBeTruthy();
      await screen.findAllByText(t.pattern('failure.http'));
      heal();
      await retry(user, t.pattern('failure.http'));
      await screen.findByRole('table', { name: t('recharge.record') });

      const before = state.records.length;
      await user.type(amount(), '+-*/eE19');
      expect(amount().value).toBe('19');
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(
          t('recharge.minimum'),
        ),
      );
      expect(document.activeElement).toBe(amount());
      expect(amount().getAttribute('aria-invalid')).toBe('true');
      await user.clear(amount());
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(
          t('common.required'),
        ),
      );
      expect(state.records).toHaveLength(before);
      for (const text of pasted) {
        await fill(user, t('recharge.amount'), text);
        await waitFor(() => expect(figures()[0]).toBe(100_050));
      }
      await user.click(amount());
      await user.paste('-');
      await screen.findByText(t('number.refused', { signs: '-' }));
      await press(user, new RegExp(money('200.00').replaceAll('$', '\\$').replace(' ', '\\s')));
      // The refusal was about the earlier amount.
      expect(screen.queryByText(t('number.refused', { signs: '-' }))).toBeNull();
      await waitFor(() => expect(figures()).toEqual([20_000, 600, 20_600]));
      // The draft survives a reload.
      await open();
      await waitFor(() => expect(amount().value).toBe('200'));
    },
    LIMIT,
  );

  test(
    'the amount of a link is used once: what is typed after it survives a reload',
    async () => {
      const { user } = await open({}, '/recharge?amount=50.00&back=neworder');
      await waitFor(() => expect(amount().value).toBe('50'));
      await waitFor(() => expect(history.location.search).not.toContain('amount'));
      expect(history.location.search).toContain('back=neworder');
      await fill(user, t('recharge.amount'), '80');
      await open({}, '/recharge?back=neworder');
      expect(amount().value).toBe('80');
    },
    LIMIT,
  );

  test(
    'the fee and the total stand there before paying, exact to the cent, and are what is charged',
    async () => {
      const { user, state } = await open({
        change: (world: { records: unknown[] }) => {
          world.records = [];
        },
      });
      expect(await screen.findByText(t('record.empty.recharge'))).toBeTruthy();
      const point = locale === 'ru-RU' ? ',' : '.';
      for (const cents of [2000, 2017, 2050, 3333, 9999, 10_050, 123_456, 99_999_999]) {
        await fill(user, t('recharge.amount'), (cents / 100).toFixed(2).replace('.', point));
        await waitFor(() => expect(figures()).toEqual(oracle(cents)));
      }
      const due = (paid / 100).toFixed(2);
      await fill(user, t('recharge.amount'), due.replace('.', point));
      await press(user, t('recharge.pay'));
      await waitFor(() => expect(paidFor()).not.toBe(''));
      const [made] = state.records;
      expect(state.records).toHaveLength(1);
      expect(paidFor()).toBe(made?.id);
      expect(made && totalOf(made)).toBe(oracle(paid)[2]);
      expect(state.charges).toEqual([]);
      expect((await callsTo('/recharge/cryptomusPay')).map((one) => one.amount)).toEqual([due]);
      const card = await screen.findByRole('article', { name: new RegExp(made?.id ?? '') });
      expect(await within(card).findByText(t('payment.status.check'))).toBeTruthy();
    },
    LIMIT,
  );
});

test(
  'the export holds every recharge of the filter, and its amounts add up',
  async () => {
    const { user, state } = await renderPage('/recharge');
    await screen.findByRole('table', { name: 'Recharge Record' });
    const exported = async () => {
      const before = (await savedFiles()).length;
      await press(user, 'Export CSV');
      await waitFor(async () => expect(await savedFiles()).toHaveLength(before + 1));
      return rowsOfCsv((await savedFiles()).at(-1)?.text ?? '');
    };
    const all = state.records.filter(
      ({ type, userId }) => type === 'recharge' && userId === demo().id,
    );
    const [head = [], ...lines] = await exported();
    expect(lines).toHaveLength(all.length);
    const at = (title: RegExp) => head.findIndex((one) => title.test(one));
    const [id, net, fee] = [at(/^ID/), at(/before fee/i), at(/^Processing fee/)];
    const [total, status] = [at(/^Amount$/), at(/^Status/)];
    for (const line of lines) {
      const record = all.find((one) => one.id === line[id]);
      const cents = (cell: number) => centsOf(line[cell] ?? '');
      expect(cents(net) + cents(fee)).toBe(cents(total));
      expect(cents(total)).toBe(record && totalOf(record));
      expect(line[status]?.toLowerCase()).toBe(record?.status);
    }
    await choose(user, 'Status', 'Paid');
    const paid = all.filter((one) => one.status === 'paid');
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-status]')].map((one) => one.dataset.status);
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(['paid'])));
    expect(await exported()).toHaveLength(paid.length + 1);
  },
  LIMIT,
);
