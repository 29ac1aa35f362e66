/**
 * A whole world that has drifted from the contract: every page of a signed-in customer survives, in a tab that stays open, and
 * says which data it lacks. `lacking.test.tsx` tests each page by itself.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { driftAnswers, fill, renderPage, sentCalls } from '../support/jsdom/renderPage';
import { NONSENSE, t } from '../support/texts';
import { drifted, type Json, MILD_DRIFTS, UNKNOWN, withBrokenRow } from '../support/world/drift';
import { READING } from '../support/world/routes';

const PAGES = [...READING, '/account/setting'];
/** Returns the part of an address that names its page. */
const pathOf = (page: string) => page.split('?')[0];

const UNREADABLE = t.pattern('failure.contract');
/** Finds how many rows of a list could not be read, whatever the numbers. */
const ROWS_MISSING = new RegExp(
  [1, 2]
    .map((rows) => t.pattern('unread.rows', { count: 1, rows }).source.replace(/\d/g, '\\d+'))
    .join('|'),
);

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

/** Waits until the page has read all its data, and returns its text. */
async function contentOf(): Promise<string> {
  let calls = -1;
  // A part that is shown may read more.
  await waitFor(async () => {
    expect(screen.queryAllByText(t('shell.loading'))).toEqual([]);
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    const before = calls;
    calls = (await sentCalls()).length;
    expect(calls).toBe(before);
  });
  const text = said();
  expect(text).not.toMatch(NONSENSE);
  expect(text).not.toContain(t('crash.title'));
  return text;
}

/**
 * Opens the signed-in pages under a drift of every answer, one after the other in the same tab, and returns their texts by path.
 */
async function walk(change: (data: Json) => Json): Promise<ReadonlyMap<string, string>> {
  driftAnswers((_path, data) => change(data));
  const seen = new Map<string, string>();
  for (const [index, path] of PAGES.entries()) {
    if (seen.size === 0) await renderPage(path);
    else {
      const before = document.querySelector('h1');
      act(() => history.push(path));
      if (pathOf(path) !== pathOf(PAGES[index - 1] ?? ''))
        await waitFor(() => expect(before?.isConnected).toBe(false));
      await screen.findByRole('heading', { level: 1 });
    }
    seen.set(path, await contentOf());
  }
  return seen;
}

/** The mild drifts that do not mean the same as the exact answer: those that do are in tests/drift.test.ts. */
const MEANING_OTHERWISE = [
  'null instead of optional text',
  'money with other digits',
  'values that no list has',
] as const;

test('all that drifts mildly is shown, values that no list has unchanged; they open no action', async () => {
  const seen = await walk((data) =>
    MEANING_OTHERWISE.reduce((changed, drift) => drifted(changed, MILD_DRIFTS[drift]), data),
  );
  for (const [path, text] of seen) {
    for (const lack of [UNREADABLE, ROWS_MISSING])
      expect([path, text]).not.toEqual([path, expect.stringMatching(lack)]);
    expect(text).not.toMatch(/\$\d+(?:\.\d)?(?!\d|[.,]\d)/);
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

// That every page tells of them is in lacking.test.tsx.
test('rows that cannot be read are told beside a sum and a search that may miss one of them', async () => {
  driftAnswers((_path, data) => withBrokenRow(data));
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
