import type { Page } from '@playwright/test';
import { API_BASE, type CallName, pathOf } from '../../src/api/contract';
import { eitherText, textWithinPattern } from '../support/eitherText';
import { type ReplacementAnswer, replaceAnswers } from '../support/playwright/answers';
import { type Backend, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAnswered } from '../support/playwright/rest';
import { NONSENSE, t, type Values } from '../support/texts';
import { ROWS, type Row } from './table';

/** Longer than the time-out of a call (15 s). */
const PAST_THE_TIMEOUT = 16_000;
/** Longer than a toast (3 s). */
const PAST_A_TOAST = 4_000;
const SHOWN_WITHIN = 10_000;
const JSON_TYPE = 'application/json';
const html = '<html><body><h1>Internal Server Error</h1></body></html>';

interface Fault {
  readonly name: string;
  readonly answer: ReplacementAnswer;
  readonly says: RegExp;
}

type Failure = 'http' | 'json' | 'contract' | 'network' | 'timeout';
/** Matches the message of a failed call, of one that changes something too, in either language. */
const failureText = (failure: Failure, values?: Values) =>
  new RegExp(
    ([`failure.${failure}`, `failure.${failure}Changing`] as const)
      .map((key) => eitherText(key, values))
      .join('|'),
  );

const REFUSED = 'a code that is not 0';
const FAULTS: readonly Fault[] = [
  {
    name: '500 with HTML',
    answer: { status: 500, contentType: 'text/html', body: html },
    says: failureText('http', { status: 500 }),
  },
  {
    name: 'invalid JSON',
    answer: { contentType: JSON_TYPE, body: '{"code":0,' },
    says: failureText('json'),
  },
  {
    name: 'wrong shape',
    answer: { contentType: JSON_TYPE, body: '{"code":"0","msg":"","data":7}' },
    says: failureText('contract'),
  },
  {
    name: REFUSED,
    answer: {
      contentType: JSON_TYPE,
      body: JSON.stringify({ code: 30001, msg: t('server.tooManyRequests'), data: null }),
    },
    says: textWithinPattern('server.tooManyRequests'),
  },
  {
    name: 'a dropped connection',
    answer: 'reset',
    says: failureText('network'),
  },
  {
    name: 'silence past the time-out',
    answer: 'silence',
    says: failureText('timeout'),
  },
];

/** Longest time for a row, in ms. */
const A_ROW = 60_000;
/** Time that a page gets before the clock is moved once more, in ms. */
const A_LOOK = 500;
/** An address of the same origin where the portal is not. */
const NOWHERE = '/__mock/state';
const urlOf = (call: CallName) => new RegExp(`${API_BASE}${pathOf(call)}(\\?|$)`);

/** The page on which a call is made, and the control of the call's answers. */
interface Stage {
  readonly page: Page;
  readonly row: Row;
  /** The page's path. */
  readonly path: string;
  /** Sets the answer to the call from now on. */
  answer(given: ReplacementAnswer): void;
  /** Lets every call reach the server again. */
  end(): Promise<void>;
}

async function setUp(page: Page, backend: Backend, row: Row): Promise<Stage> {
  await row.before?.(page);
  let answer: ReplacementAnswer = 'pass';
  const end = await replaceAnswers(
    page,
    { pattern: `*${API_BASE}${pathOf(row.call)}*`, matches: urlOf(row.call) },
    () => answer,
  );
  return {
    page,
    row,
    path: typeof row.path === 'string' ? row.path : row.path(backend),
    answer: (given) => {
      answer = given;
    },
    end,
  };
}

/** Makes the call in a new document: by the customer's action there, or by opening it. */
async function callAnew(
  { page, row, path, answer }: Stage,
  given: ReplacementAnswer,
): Promise<void> {
  // Leaves the former page first, so that its last calls do not get the answer meant for this one.
  await page.goto(NOWHERE);
  if (!row.act) {
    answer(given);
    await asking(page, row, () => page.goto(path));
    return;
  }
  answer('pass');
  await page.goto(path);
  answer(given);
  await asking(page, row, () => row.act?.(page));
}

/** Makes the call once more on the page where it has failed: by the same click, or by Retry. */
async function callAgain({ page, row, answer }: Stage, given: ReplacementAnswer): Promise<void> {
  answer(given);
  const again = row.again ?? row.act ?? (() => retryButtons(page).first().click());
  await asking(page, row, () => again(page));
}

/** Does something that makes the call, and waits until the call is sent. */
async function asking(page: Page, { call }: Row, act: () => unknown): Promise<void> {
  const asked = page.waitForRequest((request) => urlOf(call).test(request.url()));
  await act();
  await asked;
}

const retryButtons = (page: Page) => page.getByRole('button', { name: t('common.retry') });

async function isUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(NONSENSE);
}

/** Checks the message of a failure in its place, with the typed text still there. */
async function isAcknowledged({ page, row }: Stage, fault: Fault): Promise<void> {
  const isRefused = fault.name === REFUSED;
  const message = page
    .getByText(row.says ?? (isRefused ? fault.says : (row.lost ?? fault.says)))
    .first();
  const isSilent = fault.answer === 'silence';
  // Where every failure has the same text, the message before still stands there.
  if (!isSilent) await waitUntilAnswered(page);
  // The toast of the call before may have the same words, and would end in the very moment in which this one begins.
  else await page.clock.fastForward(PAST_A_TOAST);
  await expect(async () => {
    // Another part of a page may send the call once more after the clock was moved: the clock moves on for that one too.
    if (isSilent) await page.clock.fastForward(PAST_THE_TIMEOUT);
    await expect(message).toBeVisible({ timeout: isSilent ? A_LOOK : SHOWN_WITHIN });
  }).toPass({ timeout: SHOWN_WITHIN });
  if (row.lost && !isRefused) await expect(page.getByText(fault.says)).toHaveCount(0);
  await isUsable(page);
  await row.typed?.(page);
}

/** Checks the way on: Retry reads again, in place, wherever something failed, until nothing does. */
async function recovers(stage: Stage): Promise<void> {
  const { page } = stage;
  // Before the clock moves: a part that reads every few seconds may recover by itself.
  await callAgain(stage, 'pass');
  await expect(async () => {
    // Other parts of the page may still wait for calls made during the silence.
    await page.clock.fastForward(PAST_THE_TIMEOUT);
    const buttons = retryButtons(page);
    if ((await buttons.count()) > 0) await buttons.first().click({ timeout: A_LOOK });
    await waitUntilAnswered(page);
    await expect(buttons).toHaveCount(0, { timeout: A_LOOK });
  }).toPass({ intervals: [0] });
}

/** Tests a call in every way. That code 10013 ends the session: src/services/services.test.tsx. */
async function fails(stage: Stage): Promise<void> {
  const { row } = stage;
  let isOpen = false;
  for (const fault of FAULTS) {
    // Any code but 0 ends the session then (spec §7): src/features/auth/session/session.test.tsx.
    if (row.call === 'user.info' && fault.name === REFUSED) continue;
    await test.step(fault.name, async () => {
      await (isOpen ? callAgain : callAnew)(stage, fault.answer);
      await isAcknowledged(stage, fault);
      // A failure with the same message as the one before needs a page of its own.
      isOpen = !row.says;
    });
  }
  if (isOpen && !row.act) await test.step('recovers', () => recovers(stage));
}

const subjects = new Set(ROWS.map(({ subject }) => subject));
for (const subject of subjects) {
  const rows = ROWS.filter((row) => row.subject === subject);
  const names = rows.map(({ call }) => call).join(', ');
  test(`in every way, on one page, fail: ${names}`, async ({ page, backend, requireNoise }) => {
    test.setTimeout(A_ROW * (rows.length + 1));
    await page.clock.install();
    if (!rows.some(({ anonymous }) => anonymous)) await startSignedIn(page, backend);
    for (const row of rows) {
      await test.step(row.call, async () => {
        const path = API_BASE + pathOf(row.call);
        requireNoise(failedLoad(path, 500), failedLoad(path, 'ERR_CONNECTION_RESET'));
        const stage = await setUp(page, backend, row);
        await fails(stage);
        await stage.end();
      });
    }
  });
}
