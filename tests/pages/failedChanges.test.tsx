/** Every change fails in every way. A new change needs its row here: the compiler asks for it. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type CallName, type Calls, pathOf } from '@/api/contract';
import { examples } from '@/api/contract/examples';
import { isPublic } from '@/api/sentCall';
import type { FaultPlan } from '../../mock/faults';
import { ACCOUNTS } from '../../mock/world/seed';
import { textPattern, textWithinPattern } from '../support/eitherText';
import { followLink } from '../support/jsdom/followLink';
import {
  callsTo,
  choose,
  dialog,
  expectPicked,
  field,
  fill,
  goTo,
  type OpenPage,
  passTime,
  payNow,
  pick,
  pickItem,
  press,
  renderPage,
  sentence,
  startAnew,
  worldState,
} from '../support/jsdom/renderPage';
import { passTimeouts } from '../support/jsdom/timeouts';
import type { TextKey } from '../support/messages';
import { NONSENSE, t } from '../support/texts';
import { FAILURES } from '../support/world/failures';

interface Row {
  /** Opens the page; that of the call's example unless given. */
  readonly open?: () => Promise<OpenPage>;
  /** Makes the call on the open page. */
  readonly act: (user: UserEvent) => Promise<unknown>;
  /** Makes the call once more where it failed; as the first time unless given. */
  readonly again?: (user: UserEvent) => Promise<unknown>;
  /** Checks that what was typed or chosen is still there. */
  readonly keeps?: () => void;
  /** Says every failure instead of its general message. */
  readonly says?: RegExp;
  /** Says every failure but a code, where the portal looks up what a lost answer has done; no toast repeats it. */
  readonly lost?: RegExp;
}

const SUB = 'scraperteam01';
const IP = '198.51.100.4';
const LETTERS = 'letters123';

/** Fills in a form and presses its button. */
const form = (
  button: TextKey,
  fields: Readonly<Partial<Record<TextKey, string>>>,
): Pick<Row, 'act' | 'again' | 'keeps'> => {
  const texts = Object.entries(fields).map(([key, text]) => [t(key as TextKey), text] as const);
  return {
    act: async (user) => {
      for (const [label, text] of texts) await fill(user, label, text);
      await press(user, t(button));
    },
    again: (user) => press(user, t(button)),
    keeps: () => {
      for (const [label, text] of texts) expect(field(label)).toHaveProperty('value', text);
    },
  };
};
const confirm = async (user: UserEvent, name: TextKey) => {
  const inside = within(await dialog());
  const button = () => inside.getByRole('button', { name: t(name) });
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await user.click(button());
};
const openEdit = () => {
  const sub = worldState().subAccounts.find(({ username }) => username === SUB);
  return renderPage(`/proxysetting/editsub?id=${sub?.id}&username=${SUB}`);
};
const LOST_PURCHASE = textWithinPattern('outcome.unknown', 'outcome.absent');

/** The refresh belongs to no page: src/features/auth/session/session.test.tsx. */
type Change = Exclude<
  { [C in CallName]: Calls[C]['changes'] extends true ? C : never }[CallName],
  'user.refreshToken'
>;

/** Every change, and the reading that no page makes by being opened. */
const ROWS: Readonly<Record<Change | 'recharge.checkPay', Row>> = {
  'account.login': form('user.signIn', {
    'user.email': ACCOUNTS.demo.email,
    'user.password': ACCOUNTS.demo.password,
  }),
  'account.signup': form('user.createAction', {
    'user.email': 'someone@example.com',
    'user.password': LETTERS,
    'user.confirmPassword': LETTERS,
  }),
  'account.forgetPwd': form('user.sendLink', { 'user.email': ACCOUNTS.demo.email }),
  'account.resetPwd': {
    open: () => followLink('/client/user/resetpassword?token=sometoken'),
    ...form('user.setPassword', { 'user.newPassword': LETTERS, 'user.confirmPassword': LETTERS }),
  },
  'user.changepwd': form('account.changePassword', {
    'account.currentPassword': ACCOUNTS.demo.password,
    'user.newPassword': LETTERS,
    'user.confirmPassword': LETTERS,
  }),
  'user.genToken': {
    act: async (user) => {
      await press(user, t('account.regenerate'));
      await confirm(user, 'account.regenerateConfirm');
    },
    // After a lost answer the dialog asks no more.
    again: async (user) => {
      await user.keyboard('{Escape}');
      await press(user, t('account.regenerate'));
      await confirm(user, 'account.regenerateConfirm');
    },
  },
  'user.setlang': {
    open: () => renderPage('/account/setting'),
    // The page changes its language at once, also when the call fails.
    act: (user) => {
      const other = document.documentElement.lang === 'en-US' ? 'Русский' : 'English';
      return choose(user, textPattern('common.language'), other);
    },
  },
  'recharge.cryptomusPay': {
    ...form('recharge.pay', { 'recharge.amount': '25.50' }),
    lost: LOST_PURCHASE,
  },
  'recharge.checkPay': {
    open: async () => {
      const page = await renderPage('/neworder');
      await press(page.user, t.pattern('payment.continue'));
      return page;
    },
    act: () => passTime(),
    says: t.pattern('payment.askFailed'),
  },
  'order.pay': {
    act: async (user) => {
      await pick(user, t.pattern('order.payWay.balance'));
      await payNow(user);
    },
    keeps: () => expectPicked(t.pattern('order.payWay.balance')),
    lost: LOST_PURCHASE,
  },
  'auth.passadd': {
    ...form('subaccount.add', {
      'subaccount.username': 'somebodynew01',
      'user.password': LETTERS,
      'subaccount.remark': 'for a test',
    }),
    lost: textWithinPattern('subaccount.lost.add', 'failure.json'),
  },
  'auth.passdelete': {
    act: async (user) => {
      await press(user, `${t('common.more')}: ${SUB}`);
      await pickItem(user, t('subaccount.delete'));
      await fill(user, t('subaccount.typeName', { name: SUB }), SUB);
      await confirm(user, 'subaccount.delete');
    },
    keeps: () =>
      expect(field(t('subaccount.typeName', { name: SUB }))).toHaveProperty('value', SUB),
    lost: textWithinPattern('subaccount.lost.delete.unknown', 'subaccount.lost.delete.notArrived'),
  },
  'auth.passupdate': {
    open: openEdit,
    ...form('subaccount.savePassword', { 'user.newPassword': LETTERS }),
  },
  'auth.remarkupdate': {
    open: openEdit,
    ...form('subaccount.saveRemark', { 'subaccount.remark': 'another remark' }),
  },
  'auth.trafficupdate': {
    act: async (user) => {
      await press(user, `${t('subaccount.allocate')}: ${SUB}`);
      await fill(user, t('subaccount.amount'), '1.5');
      await confirm(user, 'subaccount.allocate');
    },
    keeps: () => expect(field(t('subaccount.amount'))).toHaveProperty('value', '1.5'),
    lost: textWithinPattern('subaccount.lost.move.unknown', 'subaccount.lost.move.notArrived'),
  },
  'auth.whiteipadd': form('whitelist.add', {
    'whitelist.ip': '192.0.2.77',
    'subaccount.remark': 'a machine',
  }),
  'auth.whiteipupdate': {
    act: async (user) => {
      await press(user, t('whitelist.editRemark', { ip: IP }));
      await fill(user, t('whitelist.remarkOf', { ip: IP }), 'renamed');
      await press(user, t('common.save'));
    },
    again: (user) => press(user, t('common.save')),
    keeps: () =>
      expect(field(t('whitelist.remarkOf', { ip: IP }))).toHaveProperty('value', 'renamed'),
  },
  'auth.whiteipdelete': {
    // A deletion whose page is left does not wait for an Undo.
    act: async (user) => {
      await goTo(user, 'whitelist');
      await press(user, `${t('whitelist.delete')}: ${IP}`);
      await goTo(user, 'usage');
    },
  },
};

/** JSON has no NaN, so the code is null. The data of most changes may have any shape: the code alone says that they are made. */
const WITHOUT_CODE: FaultPlan = { answer: 'code', code: Number.NaN };

test.each(Object.entries(ROWS))(
  '%s that fails in any way says so, keeps what was typed, and marks no field for a code about none',
  async (name, row) => {
    const call = name as CallName;
    const { act, again = act, open, keeps, says, lost } = row;
    const asked = async () => (await callsTo(pathOf(call))).length;
    const page = () =>
      open?.() ?? renderPage(examples[call].page ?? '', { session: !isPublic(call) });
    let opened: OpenPage | null = null;
    let said: readonly string[] = [];
    for (const { fault, ...failure } of FAILURES) {
      const { answer } = fault;
      const message = says ?? (answer === 'code' ? failure.says : (lost ?? failure.says));
      // The message of an earlier failure may still stand there, and after a lost answer the next click looks it up first.
      if (lost || said.includes(message.source)) {
        await startAnew();
        opened = null;
        said = [];
      }
      const send = opened ? again : act;
      opened ??= await page();
      // antd ignores clicks while a button is busy.
      await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
      const times = await asked();
      opened.fail({ ...(answer === 'wrong-shape' ? WITHOUT_CODE : fault), call });
      await send(opened.user);
      await waitFor(async () => expect(await asked()).toBeGreaterThan(times));
      if (answer === 'hang') await passTimeouts();
      await waitFor(() =>
        expect([failure.name, screen.queryAllByText(sentence(message))]).not.toEqual([
          failure.name,
          [],
        ]),
      );
      const toasts = document.querySelector('.ant-message-notice');
      if (lost && answer !== 'code') expect(toasts).toBeNull();
      // The failure is about no field.
      if (answer === 'code') expect(document.querySelector('[aria-invalid=true]')).toBeNull();
      keeps?.();
      expect(document.body.textContent).not.toMatch(NONSENSE);
      said = [...said, message.source];
    }
  },
);
