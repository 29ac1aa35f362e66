/** Every reading that a page makes fails in every way, found by opening the page: a new reading needs nothing here. */
import { screen, waitFor, within } from '@testing-library/react';
import { type CallName, calls, pathOf } from '@/api/contract';
import { PAGES, readingsOf } from '../support/jsdom/readings';
import { callsTo, renderPage } from '../support/jsdom/renderPage';
import { passTimeouts } from '../support/jsdom/timeouts';
import { NONSENSE, t } from '../support/texts';
import { FAILURES, type Failure } from '../support/world/failures';

/** Ends the session by any code but 0 (spec §7): src/features/auth/session/session.test.tsx. */
const WHO = 'user.info';
/** Is asked again by itself, without a Retry: failedChanges.test.tsx. */
const FOLLOWING = 'recharge.checkPay';

const RETRY = { name: t('common.retry') };
/** The notes in a place, which have a Retry: a toast has none. */
const notesOf = ({ says }: Failure) =>
  screen
    .queryAllByRole('alert')
    .filter((note) => says.test(note.textContent) && within(note).queryByRole('button', RETRY));
const says = (failure: Failure) =>
  waitFor(() => expect([failure.name, notesOf(failure)]).not.toEqual([failure.name, []]));
const retryButtons = () => screen.queryAllByRole('button', RETRY);

/** Opens a page while a call fails, and presses Retry in its place once for each further failure. Then all comes back. */
async function failInEveryWay(page: string, call: CallName): Promise<void> {
  const [first, ...others] = FAILURES.filter(
    ({ fault }) => call !== WHO || fault.answer !== 'code',
  ) as [Failure, ...Failure[]];
  const lasting = { call, times: null };
  const { user, fail, heal } = await renderPage(page, { faults: [{ ...first.fault, ...lasting }] });
  await says(first);
  const asked = async () => (await callsTo(pathOf(call))).length;
  let before = first;
  for (const failure of others) {
    heal();
    fail({ ...failure.fault, ...lasting });
    const times = await asked();
    const [note] = notesOf(before);
    if (!note) throw new Error(`no note says ${before.name}`);
    await user.click(within(note).getByRole('button', RETRY));
    await waitFor(async () => expect(await asked()).toBeGreaterThan(times));
    if (failure.fault.answer === 'hang') await passTimeouts();
    await says(failure);
    before = failure;
  }
  expect(document.body.textContent).not.toMatch(NONSENSE);
  heal();
  // A part that asks the same call for something else has a Retry of its own, and may wait for the first part.
  await waitFor(async () => {
    for (const button of retryButtons()) await user.click(button);
    // While a place is read again it has no Retry either.
    expect([...retryButtons(), ...screen.queryAllByText(t('shell.loading'))]).toEqual([]);
  });
  screen.getByRole('heading', { level: 1 });
}

test.each(PAGES)(
  'a reading that fails in any way is said in its place, and Retry brings it back: $page',
  async (reader) => {
    for (const call of await readingsOf(reader)) await failInEveryWay(reader.page, call);
  },
);

test('a customer who cannot be read in any way is said instead of the page, and Retry goes on', async () => {
  await failInEveryWay('/account/resetpassword', WHO);
});

test('each reading of the contract is found on a page', async () => {
  const found = new Set<CallName>([WHO, FOLLOWING]);
  for (const page of PAGES) for (const call of await readingsOf(page)) found.add(call);
  const readings = (Object.keys(calls) as CallName[]).filter((call) => !calls[call].changes);
  expect([...found].sort()).toEqual(readings.sort());
});
