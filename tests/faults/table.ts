import type { Page } from '@playwright/test';
import { type CallName, type Calls, calls } from '../../src/api/contract';
import { examples } from '../../src/api/contract/examples';
import { isPublic } from '../../src/api/sentCall';
import { textPattern, textWithinPattern } from '../support/eitherText';
import type { TextKey } from '../support/messages';
import {
  choose,
  confirm,
  confirmButton,
  dialogField,
  doWithRow,
  expectPicked,
  field,
  pick,
} from '../support/playwright/controls';
import { type Backend, DEMO, editAddress, expect, SUB } from '../support/playwright/fixtures';
import { waitUntilAnswered } from '../support/playwright/rest';
import { t } from '../support/texts';

type Subject =
  | 'before sign-in'
  | 'link from a mail'
  | 'account'
  | 'recharge'
  | 'its check'
  | 'order'
  | 'settings'
  | 'who has access'
  | 'traffic';

/** One row of the call table: the page that makes the call, the way to make it, and the input that must survive its failure. */
export interface Row {
  readonly call: CallName;
  /** Rows of one subject are one test: one after the other in the same tab. */
  readonly subject: Subject;
  /** The page of the call; may need an id from the mock. */
  readonly path: string | ((backend: Backend) => string);
  /** True for the pages before sign-in. */
  readonly anonymous: boolean;
  /** Makes the call on the open page: changes only. Readings are made by opening the page. */
  readonly act?: (page: Page) => Promise<void>;
  /** Makes the call once more where it failed, if a dialog is open by then. */
  readonly again?: (page: Page) => Promise<void>;
  /** Checks that the typed text is still there. */
  readonly typed?: (page: Page) => Promise<void>;
  /** The message that replaces the general text. */
  readonly says?: RegExp;
  /** The message in the place where the portal looks up what a lost answer has done: no toast repeats it. */
  readonly lost?: RegExp;
  /** Prepares the browser before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** An address of the whitelist. */
const IP = '198.51.100.4';
/** A little longer than the tracker's longest pause between two polls, in ms. */
const A_POLL = 61_000;
/** Time that a call gets before the clock is moved once more, in ms. */
const A_LOOK = 500;

/** A call without an answer may still arrive within 15 s, so the portal looks it up before another try. */
const checkAndConfirm = async (page: Page, name: string) => {
  await page.clock.fastForward(15_000);
  // The dialog reads again by itself. While it reads it sends nothing.
  await expect(confirmButton(page, t('outcome.checkAgain'))).toBeHidden();
  await waitUntilAnswered(page);
  await confirm(page, name);
};
const fill = (page: Page, label: string, value: string) => field(page, label).fill(value);
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const holds = (label: string, value: string) => (page: Page) =>
  expect(field(page, label)).toHaveValue(value);

/** Fills in a form and presses its button; the field `kept`, the first one unless it is named, keeps its text. */
const form = (
  button: TextKey,
  fields: Readonly<Partial<Record<TextKey, string>>>,
  kept = Object.keys(fields)[0] as TextKey,
): Pick<Row, 'act' | 'typed'> => ({
  act: async (page) => {
    for (const [label, text] of Object.entries(fields)) await fill(page, t(label as TextKey), text);
    await press(page, t(button));
  },
  typed: holds(t(kept), fields[kept] ?? ''),
});

const buy = async (page: Page) => {
  await pick(page, t.pattern('order.payWay.balance'));
  await expect(page.getByRole('button', { name: t('order.payNow') })).toBeEnabled();
};

const LOST_PURCHASE = textWithinPattern('outcome.unknown', 'outcome.absent');

/** The refresh belongs to no page: its failures are in the session tests. */
const ELSEWHERE = 'user.refreshToken';
/** Every change, and readings that take more than opening the page that their example names. */
type Acted =
  | Exclude<
      { [C in CallName]: Calls[C]['changes'] extends true ? C : never }[CallName],
      typeof ELSEWHERE
    >
  | 'recharge.checkPay';

/** Call, subject and page only where they are not those of `rowOf`. */
const ACTED: { readonly [C in Acted]: Partial<Row> } = {
  'account.login': form('user.signIn', {
    'user.email': DEMO.email,
    'user.password': DEMO.password,
  }),
  'account.signup': form('user.createAction', {
    'user.email': 'someone@example.com',
    'user.password': 'letters123',
    'user.confirmPassword': 'letters123',
  }),
  'account.forgetPwd': form('user.sendLink', { 'user.email': DEMO.email }),
  'account.resetPwd': {
    // The link is read when a document opens.
    subject: 'link from a mail',
    path: '/client/user/resetpassword?token=sometoken',
    ...form('user.setPassword', {
      'user.newPassword': 'letters123',
      'user.confirmPassword': 'letters123',
    }),
  },
  'user.changepwd': {
    subject: 'settings',
    ...form(
      'menu.accountresetpassword',
      {
        'account.currentPassword': DEMO.password,
        'user.newPassword': 'letters123',
        'user.confirmPassword': 'letters123',
      },
      'user.newPassword',
    ),
  },
  'user.genToken': {
    subject: 'settings',
    act: async (page) => {
      await press(page, t('account.regenerate'));
      await confirm(page, t('account.regenerateConfirm'));
    },
    again: (page) => confirm(page, t('account.regenerateConfirm')),
  },
  'user.setlang': {
    subject: 'settings',
    path: '/client/account/setting',
    act: async (page) => {
      // The page changes its language at once, even when the call fails, so the other one is chosen next time. The document's
      // `lang` is right once the page is drawn.
      await page.getByRole('heading', { level: 1 }).waitFor();
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en-US';
      const name = isEnglish ? 'Русский' : 'English';
      await choose(page.getByRole('main'), textPattern('common.language'), name);
    },
  },
  'recharge.cryptomusPay': {
    ...form('recharge.pay', { 'recharge.amount': '25.50' }),
    lost: LOST_PURCHASE,
  },
  'recharge.checkPay': {
    subject: 'its check',
    before: async (page) => {
      await page.goto('/client/recharge');
      await fill(page, t('recharge.amount'), '20');
      await press(page, t('recharge.pay'));
      await page.waitForURL('**/__mock/pay/**');
      await page.getByRole('link', { name: 'Back to the portal' }).click();
      await page.waitForURL('**/client/**');
    },
    // The portal polls by itself, once a minute at least; after an answer that is still being read, its timer starts late. A
    // clock that jumps during a poll would end that poll without an answer.
    act: (page) =>
      expect(async () => {
        await waitUntilAnswered(page);
        await Promise.all([
          page.waitForRequest('**/api/recharge/checkPay', { timeout: A_LOOK }),
          page.clock.fastForward(A_POLL),
        ]);
      }).toPass(),
    says: t.pattern('payment.askFailed'),
  },
  'order.pay': {
    act: async (page) => {
      await buy(page);
      await press(page, t('order.payNow'));
    },
    typed: (page) => expectPicked(page, t.pattern('order.payWay.balance')),
    lost: LOST_PURCHASE,
  },
  'auth.passadd': {
    ...form('subaccount.add', {
      'subaccount.username': 'somebodynew01',
      'user.password': 'letters123',
      'subaccount.remark': 'for a test',
    }),
    lost: textWithinPattern('subaccount.lost.add', 'failure.json'),
  },
  'auth.passdelete': {
    act: async (page) => {
      await doWithRow(page, 'subaccount.delete', SUB);
      await dialogField(page, t('subaccount.typeName', { name: SUB })).fill(SUB);
      await confirm(page, t('subaccount.delete'));
    },
    again: (page) => checkAndConfirm(page, t('subaccount.delete')),
    typed: (page) =>
      expect(dialogField(page, t('subaccount.typeName', { name: SUB }))).toHaveValue(SUB),
    lost: textWithinPattern('subaccount.lost.delete.unknown', 'subaccount.lost.delete.notArrived'),
  },
  'auth.passupdate': {
    path: (backend) => `/client${editAddress(backend)}`,
    ...form('subaccount.savePassword', { 'user.newPassword': 'letters123' }),
  },
  'auth.remarkupdate': {
    path: (backend) => `/client${editAddress(backend)}`,
    act: async (page) => {
      await page
        .getByRole('textbox', { name: t('subaccount.remark'), exact: true })
        .fill('another remark');
      await press(page, t('subaccount.saveRemark'));
    },
    typed: (page) =>
      expect(page.getByRole('textbox', { name: t('subaccount.remark'), exact: true })).toHaveValue(
        'another remark',
      ),
  },
  'auth.trafficupdate': {
    act: async (page) => {
      // Another one than the row of deletions: no traffic is moved while a deletion is not decided.
      await press(page, `${t('subaccount.allocate')}: pricemonitor2`);
      await dialogField(page, t('recharge.amount')).fill('1.5');
      await confirm(page, t('subaccount.allocate'));
    },
    again: (page) => checkAndConfirm(page, t('subaccount.allocate')),
    typed: (page) => expect(dialogField(page, t('recharge.amount'))).toHaveValue('1.5'),
    lost: textWithinPattern('subaccount.lost.move.unknown', 'subaccount.lost.move.notArrived'),
  },
  'auth.whiteipadd': {
    ...form('whitelist.add', { 'whitelist.ip': '192.0.2.77', 'subaccount.remark': 'a machine' }),
  },
  'auth.whiteipupdate': {
    act: async (page) => {
      await press(page, t('whitelist.editRemark', { ip: IP }));
      await fill(page, t('whitelist.remarkOf', { ip: IP }), 'renamed');
      await press(page, t('common.save'));
    },
    again: (page) => press(page, t('common.save')),
    typed: holds(t('whitelist.remarkOf', { ip: IP }), 'renamed'),
  },
  'auth.whiteipdelete': {
    act: async (page) => {
      await press(page, `${t('whitelist.delete')}: ${IP}`);
      await page.clock.fastForward(6000);
    },
    typed: (page) => expect(page.getByText(IP)).toBeVisible(),
  },
};

/** The first part of a call's name. */
type Folder = CallName extends `${infer F}.${string}` ? F : never;
/** The tests that the calls of a folder belong to, unless `ACTED` names another. */
const SUBJECT_OF: Readonly<Record<Folder, Subject>> = {
  account: 'before sign-in',
  user: 'account',
  recharge: 'recharge',
  order: 'order',
  auth: 'who has access',
  dynamic: 'traffic',
  traffic: 'traffic',
};

function rowOf(call: CallName): Row {
  const acted: Readonly<Partial<Record<CallName, Partial<Row>>>> = ACTED;
  return {
    call,
    subject: SUBJECT_OF[call.split('.')[0] as Folder],
    path: `/client${examples[call].page}`,
    anonymous: isPublic(call),
    ...acted[call],
  };
}

export const ROWS: readonly Row[] = (Object.keys(calls) as CallName[])
  .filter((call) => call !== ELSEWHERE)
  .map(rowOf);
