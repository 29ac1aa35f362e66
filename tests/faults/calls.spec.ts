import type { Page } from '@playwright/test';
import { API_BASE, type CallName, calls } from '../../src/contract';
import { type Answer, answering } from '../support/answers';
import { type Backend, DEMO, expect, renewSession, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';
import { ROWS, type Row } from './table';

/** Longer than a call is waited for (15 s). */
const PAST_THE_TIMEOUT = 16_000;
const SOON = 2000;
const TOLD_WITHIN = 10_000;
const JSON_TYPE = 'application/json';
const html = '<html><body><h1>Internal Server Error</h1></body></html>';
const envelope = (code: number, msg: string, data: unknown = null) =>
  JSON.stringify({ code, msg, data });

interface Fault {
  readonly name: string;
  readonly answer: Answer;
  readonly says: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    name: '500 with HTML',
    answer: { status: 500, contentType: 'text/html', body: html },
    says: /status 500|код 500/,
  },
  {
    name: 'invalid JSON',
    answer: { contentType: JSON_TYPE, body: '{"code":0,' },
    says: /an answer that could not be read|нечитаемый ответ/,
  },
  {
    name: 'wrong shape',
    answer: { contentType: JSON_TYPE, body: '{"code":"0","msg":"","data":7}' },
    says: /answer to [\w.]+ could not be read: code|ответ сервера на [\w.]+: code/,
  },
  {
    name: 'a code that is not 0',
    answer: {
      contentType: JSON_TYPE,
      body: envelope(30001, 'Too many requests, please try again later'),
    },
    says: /Too many requests, please try again later|Слишком много запросов/,
  },
  {
    name: 'a dropped connection',
    answer: 'reset',
    says: /No connection to the server|Нет связи с сервером/,
  },
  {
    name: 'silence past the time-out',
    answer: 'silence',
    says: /did not answer in time|не ответил вовремя/,
  },
];

const urlOf = (call: CallName) => new RegExp(`${API_BASE}${calls[call].path}(\\?|$)`);
const answeringCall = (page: Page, call: CallName, answer: Answer) =>
  answering(page, { pattern: `*${API_BASE}${calls[call].path}*`, matches: urlOf(call) }, answer);

async function open(page: Page, backend: Backend, row: Row): Promise<string> {
  const path = typeof row.path === 'string' ? row.path : await row.path(backend);
  await page.goto(path);
  return path;
}

async function isUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/undefined|\[object Object\]|NaN/);
}

/** The way on: Retry reads again, in place, wherever something failed. */
async function retry(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    for (const button of await buttons.all()) await button.click({ timeout: SOON });
    await expect(buttons).toHaveCount(0, { timeout: SOON });
  }).toPass();
}

async function fails(page: Page, backend: Backend, row: Row, fault: Fault): Promise<void> {
  if (row.act) await open(page, backend, row);
  const recover = await answeringCall(page, row.call, fault.answer);
  const isSilent = fault.answer === 'silence';
  // The page of the fault before may still be asking: its request must not be taken for this one's.
  let isHere = row.act !== undefined;
  page.once('framenavigated', () => {
    isHere = true;
  });
  const asked = page.waitForRequest((request) => isHere && urlOf(row.call).test(request.url()));
  if (row.act) await row.act(page);
  else await open(page, backend, row);
  await asked;
  const told = page.getByText(row.says ?? fault.says).first();
  await expect(async () => {
    // A page may send the call once more, for another part of it, after the clock went on: time goes on for that one too.
    if (isSilent) await page.clock.fastForward(PAST_THE_TIMEOUT);
    await expect(told).toBeVisible({ timeout: isSilent ? SOON : TOLD_WITHIN });
  }).toPass({ timeout: TOLD_WITHIN });
  await isUsable(page);
  await row.kept?.(page);
  await recover();
  if (row.act === undefined && row.says === undefined && !row.endsSession?.(fault.name)) {
    await retry(page);
  }
  await row.after?.(page);
  // What the failure left behind must not help the next one.
  if (!row.anonymous) await renewSession(page, backend);
}

for (const row of ROWS) {
  test.describe(row.call, () => {
    test.beforeEach(async ({ page, backend }) => {
      await page.clock.install();
      if (!row.anonymous) await signedIn(page, backend);
      await row.before?.(page);
    });

    test('fails in every way', async ({ page, backend, requireNoise }) => {
      requireNoise(failedLoad(API_BASE + calls[row.call].path, 500, 'ERR_CONNECTION_RESET'));
      test.slow();
      for (const fault of FAULTS)
        await test.step(fault.name, () => fails(page, backend, row, fault));
    });

    test('10013', async ({ page, backend }) => {
      let path = '';
      if (row.act) path = await open(page, backend, row);
      const recover = await answeringCall(page, row.call, {
        contentType: JSON_TYPE,
        body: envelope(10013, 'Session invalid'),
      });
      if (row.act) await row.act(page);
      else path = await open(page, backend, row);
      if (row.anonymous) {
        await row.kept?.(page);
        await expect(page.getByText('Session invalid')).toHaveCount(0);
        return;
      }
      await expect(page).toHaveURL(/\/client\/user\/login/);
      await expect(page.getByText('Session invalid')).toHaveCount(0);
      await recover();
      const isRussian = row.call === 'user.setlang';
      await page.getByLabel(isRussian ? 'Эл. почта' : 'Email').fill(DEMO.email);
      await page.getByLabel(isRussian ? 'Пароль' : 'Password', { exact: true }).fill(DEMO.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (row.draft) await row.kept?.(page);
    });
  });
}

test('every call of the table has its row here', () => {
  const tested = new Set(ROWS.map((row) => row.call));
  // The refresh is nobody's page: its failures are in the session tests.
  const missing = Object.keys(calls).filter((call) => !tested.has(call as CallName));
  expect(missing).toEqual(['user.refreshToken']);
});
