import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import { usd } from '../../../../mock/world/money';
import { totalOf } from '../../../../mock/world/state';
import {
  callsTo,
  demo,
  exportAs,
  factValues,
  fileSavedBy,
  fill,
  paidFor,
  press,
  renderPage,
  returnToTab,
} from '../../../../tests/support/jsdom/renderPage';
import { t, textsOf } from '../../../../tests/support/texts';
import { rowsOfCsv } from '../../../../tests/support/world/csv';

/** Amounts as each language writes them. */
const WRITTEN = {
  'en-US': { paid: 2017, pasted: ['1,000.50', '$1,000.50'], balance: (usd: string) => `$${usd}` },
  'ru-RU': {
    // The sum differs from the English one: the purchase of the earlier test is this customer's too.
    paid: 3333,
    pasted: ['1 000,50', '1\u00a0000,50', '1000,5'],
    balance: (usd: string) => `${usd.replace('.', ',')} $`,
  },
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

const amount = () => screen.getByLabelText<HTMLInputElement>(t('recharge.amount'));

test('only a number can be typed, and less than 20 USD is refused on the field', async () => {
  const { user, state } = await renderPage('/recharge');
  const isRefused = (why: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(why),
    );
  const before = state.records.length;
  expect(screen.getByText(t('recharge.nothingTyped'))).toBeTruthy();
  await user.type(amount(), '+-*/eE19');
  expect(amount().value).toBe('19');
  expect(screen.queryByText(t('recharge.nothingTyped'))).toBeNull();
  await user.keyboard('{Enter}');
  await isRefused(t('recharge.minimum', { amount: '$20.00' }));
  expect(document.activeElement).toBe(amount());
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  await user.clear(amount());
  await user.keyboard('{Enter}');
  await isRefused(t('common.required'));
  expect(state.records).toHaveLength(before);
});

test('a quick amount fills the field, ends what was said of the one that was refused, and survives a reload', async () => {
  const { user } = await renderPage('/recharge');
  const refused = t('number.refused', { signs: '-' });
  await user.click(amount());
  await user.paste('20-30');
  await screen.findByText(refused);
  expect(amount().value).toBe('');
  await press(user, /\$500\.00/);
  expect(screen.queryByText(refused)).toBeNull();
  await waitFor(() => expect(figures()).toEqual([50_000, 1_500, 51_500]));
  await renderPage('/recharge');
  await waitFor(() => expect(amount().value).toBe('500'));
});

test('the amount of a link is used once: what is typed after it survives a reload', async () => {
  const { user } = await renderPage('/recharge?amount=50.00&back=neworder');
  await waitFor(() => expect(amount().value).toBe('50'));
  await waitFor(() => expect(history.location.search).not.toContain('amount'));
  expect(history.location.search).toContain('back=neworder');
  await fill(user, t('recharge.amount'), '80');
  await renderPage('/recharge?back=neworder');
  expect(amount().value).toBe('80');
});

test.each(SUPPORTED_LOCALES)('an amount in %s has an exact fee and total', async (locale) => {
  const t = textsOf(locale);
  const { paid, pasted, balance } = WRITTEN[locale];
  const { user, state } = await renderPage('/recharge', {
    locale,
    change: (world) => {
      world.records = [];
    },
  });
  expect(await screen.findAllByText(balance(usd(demo().balance)))).toBeTruthy();
  expect(await screen.findByText(t('record.empty.recharge'))).toBeTruthy();
  expect(screen.getByText(t('record.emptyText.recharge'))).toBeTruthy();
  for (const text of pasted) {
    await fill(user, t('recharge.amount'), text);
    await waitFor(() => expect(figures()[0]).toBe(100_050));
  }
  const point = locale === 'ru-RU' ? ',' : '.';
  for (const cents of [2017, 99_999_999]) {
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
  // Until then the tab asks nothing about the payment.
  await returnToTab();
  const card = await screen.findByRole('article', { name: new RegExp(made?.id ?? '') });
  expect(await within(card).findByText(t('payment.status.check'))).toBeTruthy();
});

test('the record says that its amounts are with the fee, on a phone too: that of the form is without', async () => {
  const { state } = await renderPage('/recharge');
  const table = await screen.findByRole('table', { name: t('recharge.record') });
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row-key]')];
  const shown = rows.map((row) =>
    // A card shows the titles of its facts alone.
    centsOf(
      row.querySelector(`[data-label="${t('record.amountWithFee')}"][data-in-card="fact"]`)
        ?.textContent ?? '',
    ),
  );
  const records = rows.map((row) => state.records.find(({ id }) => id === row.dataset.rowKey));
  expect(shown).toEqual(records.map((one) => one && totalOf(one)));
  expect(shown.length).toBeGreaterThan(1);
});

test('the export holds every recharge, no order, and nothing that orders alone have', async () => {
  const { user, state } = await renderPage('/recharge');
  await screen.findByRole('table', { name: t('recharge.record') });
  const own = state.records.filter((one) => one.type === 'recharge' && one.userId === demo().id);
  const file = await fileSavedBy(() => exportAs(user));
  const [head = [], ...lines] = rowsOfCsv(file.text);
  for (const ofOrders of ['record.quantity', 'order.timeLimit', 'record.coupon'] as const)
    expect(head).not.toContain(t(ofOrders));
  const ids = lines.map((line) => line[head.indexOf(t('record.id'))]);
  expect(ids.sort()).toEqual(own.map(({ id }) => id).sort());
});
