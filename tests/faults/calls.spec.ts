import type { Page } from '@playwright/test';
import { API_BASE, type CallName, pathOf } from '../../src/api/contract';
import { eitherText, textPattern, textWithinPattern } from '../support/eitherText';
import { type ReplacementAnswer, replaceAnswers } from '../support/playwright/answers';
import {
  type Backend,
  DEMO,
  expect,
  startSignedIn,
  storeSession,
  test,
} from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAnswered, waitUntilAtRest } from '../support/playwright/rest';
import { visit, visitAnother } from '../support/playwright/visit';
import { NONSENSE, t, type Values } from '../support/texts';
import { ROWS, type Row } from './table';

/** Longer than the time-out of a call (15 s). */
const PAST_THE_TIMEOUT = 16_000;
/** Longer than a toast (3 s). */
const PAST_A_TOAST = 4_000;
const SHOWN_WITHIN = 10_000;
const JSON_TYPE = 'application/json';
const html = '<html><body><h1>Internal Server Error</h1></body></html>';
const envelope = (code: number, msg: string) => JSON.stringify({ code, msg, data: null });

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
      body: envelope(30001, t('server.tooManyRequests')),
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
/** Longer than data count as fresh (30 s): a page that is opened again reads again. */
const PAST_FRESH = 31_000;
/** A page that makes no calls. */
const QUIET = '/client/account/resetpassword';
/** An address of the same origin where the portal is not. */
const NOWHERE = '/__mock/state';
const SESSION_INVALID: ReplacementAnswer = {
  contentType: JSON_TYPE,
  body: envelope(10013, 'Session invalid'),
};

const urlOf = (call: CallName) => new RegExp(`${API_BASE}${pathOf(call)}(\\?|$)`);

/** The page on which a call is made, and the control of the call's answers. */
interface Stage {
  readonly page: Page;
  readonly backend: Backend;
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
    backend,
    row,
    path: typeof row.path === 'string' ? row.path : row.path(backend),
    answer: (given) => {
      answer = given;
    },
    end,
  };
}

/** Returns true when the tab has a document of the portal. */
const isPortal = (page: Page) => page.url().includes('/client/');

/** Opens the page of a call that a click makes: in the document of the call before, if there is one. */
async function open(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (!isPortal(page)) await page.goto(path);
  else if (!`${pathname}${search}`.startsWith(path)) await visitAnother(page, path);
}

/**
 * Makes the call on a page that has just been opened: by the customer's action there, or by opening it; `isInDocument` opens it
 * in the document of the call before.
 */
async function callAnew(
  { page, row, path, answer }: Stage,
  given: ReplacementAnswer,
  isInDocument = false,
): Promise<void> {
  if (row.act) {
    await open(page, path);
    answer(given);
    await asking(page, row, () => row.act?.(page));
    return;
  }
  // Leaves the former page first, so that its last calls do not get the answer meant for this one.
  if (isInDocument) {
    // A document loses all data when the session ends, so the failing part has never been shown in this one.
    await visitAnother(page, QUIET);
    await waitUntilAnswered(page);
    await page.clock.fastForward(PAST_FRESH);
    answer(given);
    await asking(page, row, () => visit(page, path));
    return;
  }
  await page.goto(NOWHERE);
  answer(given);
  await asking(page, row, () => page.goto(path));
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

/** Checks that code 10013 ends the session without a message. */
async function endsSession(
  stage: Stage,
  isInDocument: boolean = isPortal(stage.page),
): Promise<void> {
  const { page, row } = stage;
  if (row.act) await callAgain(stage, SESSION_INVALID);
  else await callAnew(stage, SESSION_INVALID, isInDocument);
  if (row.anonymous) {
    // An answer that reaches the page only after the next one has been opened would take the customer away from there.
    await waitUntilAtRest(page);
    await row.typed?.(page);
    await expect(page.getByText('Session invalid')).toHaveCount(0);
    return;
  }
  await expect(page).toHaveURL(/\/client\/user\/login/);
  await expect(page.getByText('Session invalid')).toHaveCount(0);
}

/** Checks that signing in returns the customer to where the session ended; the call is made there with this answer. */
async function signsInAgain(
  { page, row, path, answer }: Stage,
  given: ReplacementAnswer,
): Promise<void> {
  answer(given);
  await page.getByLabel(textPattern('user.email')).fill(DEMO.email);
  await page.getByLabel(textPattern('user.password')).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (row.draft) await row.typed?.(page);
}

/**
 * Tests a call that a page makes when it opens: the session ends first, and signing in opens the page that fails in every way.
 * `isFirst` ends it at the start of a document, where the page is not the first thing to load.
 */
async function failsAtOpening(stage: Stage, isFirst: boolean): Promise<void> {
  await test.step('10013', () => endsSession(stage, !isFirst && isPortal(stage.page)));
  for (const [index, fault] of FAULTS.entries()) {
    await test.step(fault.name, async () => {
      if (index === 0) await asking(stage.page, stage.row, () => signsInAgain(stage, fault.answer));
      else await callAgain(stage, fault.answer);
      await isAcknowledged(stage, fault);
    });
  }
  await test.step('recovers', () => recovers(stage));
}

/** Tests any other call; the session ends last. */
async function failsOnOnePage(stage: Stage): Promise<void> {
  const { page, backend, row } = stage;
  let isOpen = false;
  for (const fault of FAULTS) {
    await test.step(fault.name, async () => {
      await (isOpen ? callAgain : callAnew)(stage, fault.answer);
      await isAcknowledged(stage, fault);
      // A failure with the same message as the one before needs a page of its own.
      isOpen = !row.says && !row.endsSession?.(fault.name);
      if (row.endsSession?.(fault.name)) await storeSession(page, backend);
    });
  }
  if (isOpen && !row.act) await test.step('recovers', () => recovers(stage));
  await test.step('10013', async () => {
    await endsSession(stage);
    if (!row.anonymous) await signsInAgain(stage, 'pass');
  });
}

/** Returns true when a page makes the call as it opens. */
const isReading = (row: Row) => !row.act && !row.endsSession;

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
        if (isReading(row)) await failsAtOpening(stage, row === rows.find(isReading));
        else await failsOnOnePage(stage);
        await stage.end();
      });
    }
  });
}
