/**
 * A backend whose answers drift from the contract, in any way: each page survives, and names the data it lacks: the answer
 * that could not be read, or the number of rows of a list.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type CallName, parseData, pathOf } from '@/api/contract';
import { ContractError } from '@/api/contract/errors';
import { nameOf, open, PAGES, readingsOf } from '../support/jsdom/readings';
import { driftAnswers, driftRows, fill, renderPage, sentCalls } from '../support/jsdom/renderPage';
import { NONSENSE, t } from '../support/texts';
import {
  anyDrift,
  drifted,
  type Json,
  MILD_DRIFTS,
  UNKNOWN,
  withBrokenRow,
} from '../support/world/drift';
import { READING } from '../support/world/routes';

/** Returns a page's words for the missing part of an answer, once the details are open; null when nothing is missing. */
function lackOf(call: CallName, data: Json): string | null {
  try {
    const read: unknown = parseData(call, data);
    const isShort = typeof read === 'object' && read !== null && Reflect.get(read, 'unread');
    return isShort ? `${call}: data` : null;
  } catch (error) {
    if (error instanceof ContractError) return `${call}: ${error.field}`;
    throw error;
  }
}

/** Returns the page's text, with the names, values and addresses of its elements. */
function said(): string {
  const main = screen.getByRole('main');
  const fields = [
    ...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].map(({ value }) => value);
  const named = ['aria-label', 'title', 'alt', 'href'].flatMap((name) =>
    [...main.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
  );
  return [main.textContent, ...fields, ...named].join('\n');
}

/** Opens a page while answers drift: it shows no nonsense and names the data it lacks. Returns true if it lacks any. */
async function isReportedUnder(
  page: string,
  drifting: readonly CallName[],
  drift: (data: Json) => Json,
): Promise<boolean> {
  const lacks = new Map<CallName, string | null>();
  driftAnswers('/*', (data, path) => {
    const call = nameOf(path);
    if (call === undefined || !drifting.includes(call)) return data;
    const changed = drift(data);
    lacks.set(call, lackOf(call, changed));
    return changed;
  });
  await open(page);
  // The last answers may arrive a moment later.
  await waitFor(() => {
    expect(lacks.size).toBe(drifting.length);
    const details = screen.queryAllByRole('button', { name: t('unread.details'), expanded: false });
    for (const button of details) fireEvent.click(button);
    const text = said();
    expect(text).not.toMatch(NONSENSE);
    expect(text).not.toContain(t('crash.title'));
    expect([...lacks].filter(([, lack]) => lack !== null && !text.includes(lack))).toEqual([]);
  });
  return [...lacks.values()].some((lack) => lack !== null);
}

test.each(PAGES)('drift in a field of ten: $page lives and says what it lacks', async (reader) => {
  const drift = anyDrift(25, 10);
  await isReportedUnder(reader.page, await readingsOf(reader), (data) => drifted(data, drift));
});

test.each(PAGES)('an answer that cannot be read: $page lives and names it', async (reader) => {
  for (const call of await readingsOf(reader)) {
    expect([call, await isReportedUnder(reader.page, [call], () => 7)]).toEqual([call, true]);
  }
});

test.each(PAGES)('a row that cannot be read: $page lives and names its list', async (reader) => {
  expect(await isReportedUnder(reader.page, await readingsOf(reader), withBrokenRow)).toBe(true);
});

/** Removes one field from all rows of some calls. */
function takeOut(field: string, from: readonly CallName[]): void {
  for (const call of from)
    driftRows(pathOf(call), (rows) => rows.map((row) => ({ ...Object(row), [field]: null })));
}

test('usage without its number of requests is shown with its bytes, and neither the sum nor a row says a number', async () => {
  takeOut('requests', ['traffic.usage', 'traffic.details']);
  await open('/usage?tab=details&range=30d');
  // The sum above the chart, and each row.
  await waitFor(() => expect(screen.getAllByText(t('common.notKnown')).length).toBeGreaterThan(2));
  expect(screen.queryByText(t.pattern('failure.contract'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('unread.details') })).toBeNull();
  const figure = screen.getAllByText(t('usage.requests'))[0]?.closest('.ant-statistic');
  expect(figure?.textContent).toBe(`${t('usage.requests')}${t('common.notKnown')}`);
});

/** The mild drifts that do not mean the same as the exact answer: those that do are in tests/drift.test.ts. */
const MEANING_OTHERWISE = [
  'null instead of optional text',
  'money with other digits',
  'values that no list has',
] as const;

test('all that drifts mildly is shown, values that no list has unchanged; they open no action', async () => {
  driftAnswers('/*', (data) =>
    MEANING_OTHERWISE.reduce((changed, drift) => drifted(changed, MILD_DRIFTS[drift]), data),
  );
  const seen = new Map<string, string>();
  for (const page of [...READING, '/account/setting']) {
    await open(page);
    let calls = -1;
    // A part that is shown may read more.
    await waitFor(async () => {
      expect(document.querySelector('main [aria-busy=true]')).toBeNull();
      const before = calls;
      calls = (await sentCalls()).length;
      expect(calls).toBe(before);
    });
    const text = said();
    expect(text).not.toMatch(NONSENSE);
    for (const lack of ['crash.title', 'failure.contract', 'unread.details'] as const)
      expect([page, text]).not.toEqual([page, expect.stringContaining(t(lack))]);
    expect(text).not.toMatch(/\$\d+(?:\.\d)?(?!\d|[.,]\d)/);
    seen.set(page, text);
  }
  for (const [path, value] of [
    ['/neworder', UNKNOWN.status],
    ['/neworder', UNKNOWN.paid_type],
    ['/recharge', UNKNOWN.status],
    ['/usage?tab=changes&range=30d', UNKNOWN.type],
    ['/usage?tab=details&range=30d', UNKNOWN.protocol],
  ] as const) {
    expect(seen.get(path)).toContain(t('common.other', { value }));
  }
  expect(seen.get('/neworder')).not.toContain(UNKNOWN.tag);
  for (const action of ['payment.continue', 'record.buyAgain', 'record.receipt'] as const) {
    for (const path of ['/neworder', '/recharge'] as const)
      expect(seen.get(path)).not.toContain(t(action));
  }
  expect(seen.get('/residential')?.toLowerCase()).not.toContain(UNKNOWN.protocol);
});

test('rows that cannot be read are told beside a sum and a search that may miss one of them', async () => {
  driftAnswers('/*', withBrokenRow);
  await renderPage('/usage?tab=changes&range=30d');
  await waitFor(() => expect(said()).toContain(t('unread.sum')));
  expect(said()).not.toContain(t('usage.addsUp'));
  const { user } = await renderPage('/proxysetting/whitelist');
  const notes = () => screen.queryAllByText(t.pattern('unread.search'));
  await waitFor(() => expect(notes()).toHaveLength(1));
  await fill(user, t('whitelist.search'), '198.51');
  await waitFor(() => expect(notes()).toHaveLength(2));
  // The first note stands where many entries are added, and is about the whole list; the last one is the table's.
  expect(screen.getAllByRole('button', { name: t('common.reload') }).length).toBeGreaterThan(0);
  const details = screen.getAllByRole('button', { name: t('unread.details') }).at(-1);
  if (!details) throw new Error('no note has details');
  await user.click(details);
  within(screen.getByRole('main')).getByText('auth.whiteipget: data.list.0.id');
});
