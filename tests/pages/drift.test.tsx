/**
 * A whole world that has drifted from the contract: every page of a signed-in customer survives, in a tab that stays open, and
 * says which data it lacks. `lacking.test.tsx` tests each page by itself.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import {
  demo,
  driftAnswers,
  fill,
  LIMIT,
  renderPage,
  sentCalls,
  worldState,
} from '../support/jsdom/renderPage';
import { textsOf } from '../support/texts';
import {
  drifted,
  type Json,
  MILD_DRIFTS,
  UNKNOWN,
  withBrokenRow,
  withExtraFields,
} from '../support/world/drift';

const PAGES = [
  '/dashboard',
  '/neworder',
  '/residential',
  '/proxysetting/subaccount',
  '/proxysetting/whitelist',
  '/usage?tab=changes&range=30d',
  '/usage?tab=details&range=30d',
  '/recharge',
  '/account/setting',
] as const;
type PagePath = (typeof PAGES)[number];

/** Texts that no customer should ever read. */
const NONSENSE = /undefined|NaN|\[object Object\]|Invalid Date|Something went wrong on this page/;
const UNREADABLE = textsOf('en-US').pattern('failure.contract');
const ROWS_MISSING = /\d+ of \d+\srows? couldn’t be read/;

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
    expect(screen.queryAllByText(/^Loading/)).toEqual([]);
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    const before = calls;
    calls = (await sentCalls()).length;
    expect(calls).toBe(before);
  });
  const text = said();
  expect(text).not.toMatch(NONSENSE);
  return text;
}

/**
 * Opens the signed-in pages under a drift of every answer, one after the other in the same tab, and returns their texts by path.
 */
async function walk(change: (data: Json) => Json): Promise<ReadonlyMap<PagePath, string>> {
  driftAnswers((_path, data) => change(data));
  const seen = new Map<PagePath, string>();
  for (const path of PAGES) {
    if (seen.size === 0) await renderPage(path);
    else {
      const before = document.querySelector('h1');
      act(() => history.push(path));
      if (path !== '/usage?tab=details&range=30d')
        await waitFor(() => expect(before?.isConnected).toBe(false));
      await screen.findByRole('heading', { level: 1 });
    }
    seen.set(path, await contentOf());
  }
  return seen;
}

function lacksNothing(seen: ReadonlyMap<PagePath, string>): void {
  for (const [path, text] of seen) {
    expect([path, text]).not.toEqual([path, expect.stringMatching(UNREADABLE)]);
    expect([path, text]).not.toEqual([path, expect.stringMatching(ROWS_MISSING)]);
  }
}

// tests/drift.test.ts checks, call by call, that each of these means the same as the exact answer.
test(
  'every page lives with numbers and money written otherwise, times in milliseconds and what is null left out, and lacks nothing',
  async () => {
    const drifts = [
      'what is null left out',
      'times in milliseconds',
      'whole numbers as text',
      'money as numbers',
      'yes and no as 1 and 0',
    ] as const;
    const seen = await walk((data) =>
      drifts.reduce((changed, drift) => drifted(changed, MILD_DRIFTS[drift]), data),
    );
    lacksNothing(seen);
    const own = worldState().records.filter(
      ({ userId, type }) => userId === demo().id && type === 'order',
    );
    const newest = Math.max(...own.map(({ createdAt }) => createdAt));
    expect(seen.get('/neworder')).toContain(`${new Date(newest * 1000).getUTCFullYear()}`);
  },
  LIMIT,
);

test(
  'every page lives with null texts, other digits and fields that nobody knows',
  async () => {
    const seen = await walk((data) =>
      withExtraFields(
        drifted(
          drifted(data, MILD_DRIFTS['null instead of optional text']),
          MILD_DRIFTS['money with other digits'],
        ),
      ),
    );
    lacksNothing(seen);
    for (const text of seen.values()) expect(text).not.toMatch(/\$\d+(?:\.\d)?(?!\d|[.,]\d)/);
  },
  LIMIT,
);

test(
  'values that no list has are shown as they came and open no action',
  async () => {
    const seen = await walk((data) => drifted(data, MILD_DRIFTS['values that no list has']));
    for (const text of seen.values()) expect(text).not.toMatch(UNREADABLE);
    expect(seen.get('/neworder')).toContain(`Other: ${UNKNOWN.status}`);
    expect(seen.get('/neworder')).toContain(`Other: ${UNKNOWN.paid_type}`);
    expect(seen.get('/neworder')).not.toContain(UNKNOWN.tag);
    expect(seen.get('/recharge')).toContain(`Other: ${UNKNOWN.status}`);
    expect(seen.get('/usage?tab=changes&range=30d')).toContain(`Other: ${UNKNOWN.type}`);
    expect(seen.get('/usage?tab=details&range=30d')).toContain(`Other: ${UNKNOWN.protocol}`);
    for (const path of ['/neworder', '/recharge'] as const) {
      expect(seen.get(path)).not.toMatch(/Continue payment|Buy again|Receipt/);
    }
    expect(seen.get('/residential')).not.toMatch(/quic/i);
  },
  LIMIT,
);

test(
  'rows that cannot be read are told on every page, and that a search may miss one of them',
  async () => {
    const seen = await walk(withBrokenRow);
    for (const [path, text] of seen) {
      expect(text).not.toMatch(UNREADABLE);
      if (path !== '/account/setting')
        expect([path, text]).toEqual([path, expect.stringMatching(ROWS_MISSING)]);
    }
    expect(seen.get('/usage?tab=changes&range=30d')).toContain('not complete');
    expect(seen.get('/usage?tab=changes&range=30d')).not.toMatch(/agree|add up/);
    const { user } = await renderPage('/proxysetting/whitelist');
    const isAmong = () => said().match(/What you’re looking for may be among them\./g);
    await waitFor(() => expect(isAmong()).toHaveLength(1));
    await fill(user, textsOf('en-US')('whitelist.search'), '198.51');
    await waitFor(() => expect(isAmong()).toHaveLength(2));
    // The first note stands where many entries are added, and is about the whole list; the last one is the table's.
    const details = screen.getAllByRole('button', { name: 'Details for support' }).at(-1);
    if (!details) throw new Error('no note has details');
    await user.click(details);
    expect(
      within(screen.getByRole('main')).getByText('auth.whiteipget: data.list.0.id'),
    ).toBeTruthy();
  },
  LIMIT,
);
