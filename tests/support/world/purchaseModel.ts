/** The possible events of a customer who buys, and the rules that must hold whatever happens. */
import fc from 'fast-check';
import type { OrderStatus } from '@/api/contract';
import type { PayRequest, PayResult } from '@/features/checkout/purchase/purchaseEngine';
import {
  canDismiss,
  SECOND_LOOKUP_DELAY,
  SECOND_NOT_FOUND_DELAY,
} from '@/features/checkout/rules/purchase/machine';
import {
  availableActions,
  classifyOutcome,
  classifyTimeUp,
  type PurchaseAction,
} from '@/features/checkout/rules/purchase/outcome';
import { type PurchaseContent, signatureOf } from '@/features/checkout/rules/purchase/payRequest';
import { isSettled, type Purchase } from '@/features/checkout/rules/purchase/purchase';
import { CALL_TIMEOUT } from '@/lib/callTimeout';
import { PAY_ACTIONS, type PayAction } from '../../../mock/world/payment';
import { event } from './modelEvent';
import type { CheckPlan, PurchaseWorld, RecordsPlan, SendPlan } from './purchaseWorld';

const order = { quantity: 5, durationDays: 30, couponCode: '', isTrial: false, packageId: null };

/** The goods: an order paid from the balance, one paid by crypto, and two top-ups; the total is only shown. */
const CONTENTS: readonly PurchaseContent[] = [
  { type: 'order', order: { ...order, payWay: 'balance' } },
  { type: 'order', order: { ...order, payWay: 'cryptomus' } },
  { type: 'recharge', amount: '20.00' },
  { type: 'order', order: { ...order, quantity: 10, payWay: 'balance' } },
];

const SENDS: readonly SendPlan[] = [
  { kind: 'ok' },
  { kind: 'ok' },
  { kind: 'dropped', isDone: false },
  { kind: 'dropped', isDone: true },
  { kind: 'code', code: 50000, isDone: true },
  { kind: 'code', code: 50000, isDone: false },
  { kind: 'code', code: 30001, isDone: false },
  { kind: 'code', code: 20402, isDone: false },
  { kind: 'code', code: 20403, isDone: false },
  { kind: 'code', code: 40001, isDone: false },
  { kind: 'code', code: 10013, isDone: false },
  { kind: 'successFalse', isDone: true },
  { kind: 'page', status: 502, isDone: true },
  { kind: 'page', status: 200, isDone: true },
  { kind: 'late', seconds: 40 },
  { kind: 'late', seconds: 1800 },
  { kind: 'held' },
  { kind: 'held' },
  { kind: 'notSent' },
  { kind: 'notSent' },
  { kind: 'waits', seconds: 20 },
  { kind: 'waits', seconds: 35 },
  { kind: 'unlisted', seconds: 70 },
  { kind: 'unlisted', seconds: 1800 },
  { kind: 'unknownStatus', seconds: 70 },
  { kind: 'unknownStatus', seconds: 30 * 86_400 },
];
const RECORDS: readonly RecordsPlan[] = ['dropped', 'withoutIds', 'rowMissing', 'rowBroken'];
const CHECKS: readonly CheckPlan[] = ['dropped', 'unknownOrder', 'unknownCode', 'wrongShape'];
// The payment's status alone does not say whether an order whose refund failed was paid before.
const HOSTED = PAY_ACTIONS.filter((action) => action !== 'refund_failed');
/** By how much the device's clock is wrong, in seconds; positive ahead. */
const WRONG = [0, -2 * 86_400, -5 * 3600, -90, 90, 5 * 3600, 2 * 86_400] as const;
const TIMES = [1, 5, 16, 61, 61, 90, 600, 3600, 3700, 8 * 86_400] as const;

/** An event. */
export type Command =
  | {
      readonly do: 'click' | 'double click' | 'both tabs';
      readonly tab: number;
      readonly content: number;
      readonly plans: readonly SendPlan[];
      /** The customer's answer to the question about an open purchase. */
      readonly goesOn: boolean;
    }
  | { readonly do: 'records'; readonly plans: readonly RecordsPlan[] }
  | { readonly do: 'checks'; readonly plan: CheckPlan; readonly times: number }
  | { readonly do: 'hosted page'; readonly action: PayAction }
  /** The backend says otherwise: what was called off is paid after all, or what was paid is refunded. */
  | { readonly do: 'late fact'; readonly to: 'paid' | 'refunded' }
  | { readonly do: 'time'; readonly seconds: number }
  /** Somebody sets the device's clock. */
  | { readonly do: 'device clock'; readonly ahead: number }
  | {
      readonly do: 'reload' | 'check again' | 'dismiss' | 'acknowledge' | 'start anew';
      readonly tab: number;
    }
  | { readonly do: 'hide' | 'show' | 'leave' | 'come back'; readonly tab: number }
  /** Every record, as every page reads them; or those of a status alone, as the lists read their rows. */
  | { readonly do: 'read records'; readonly tab: number; readonly status: OrderStatus | null }
  | { readonly do: 'answers arrive' | 'sign out' | 'session expires' | 'sign in' };

const tab = fc.integer({ min: 0, max: 1 });
const click = {
  tab,
  // Mostly the same content, because another content is another purchase.
  content: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  plans: fc.array(fc.constantFrom(...SENDS), { maxLength: 2 }),
  goesOn: fc.boolean(),
};

/** Any event; likely ones are more frequent. */
const command: fc.Arbitrary<Command> = fc.oneof(
  event(8, ['click'], click),
  event(2, ['double click'], click),
  event(2, ['both tabs'], click),
  event(2, ['records'], {
    plans: fc.array(fc.constantFrom(...RECORDS), { minLength: 1, maxLength: 3 }),
  }),
  event(1, ['checks'], {
    plan: fc.constantFrom(...CHECKS),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  event(3, ['hosted page'], { action: fc.constantFrom(...HOSTED) }),
  event(2, ['late fact'], { to: fc.constantFrom('paid', 'refunded') }),
  event(2, ['read records'], { tab, status: fc.constantFrom(null, null, 'paid', 'cancelled') }),
  event(7, ['time'], { seconds: fc.constantFrom(...TIMES) }),
  event(1, ['device clock'], { ahead: fc.constantFrom(...WRONG) }),
  event(5, ['reload', 'check again', 'dismiss', 'acknowledge', 'start anew'], { tab }),
  event(1, ['hide', 'show'], { tab }),
  event(2, ['leave', 'come back'], { tab }),
  event(3, ['answers arrive', 'answers arrive', 'sign out', 'session expires']),
  // A document belongs to one customer for its whole life (src/features/auth): the second has a document of its own.
  event(2, ['sign in']),
);

/** A sequence of 20 to 60 events, in a browser with or without locks. */
export const sequence = fc.record({
  hasLocks: fc.constantFrom(true, true, true, false),
  commands: fc.array(command, { minLength: 20, maxLength: 60, size: 'max' }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

/** Makes a key of one content of one customer. */
const keyOf = (userId: string, signature: string) => `${userId} ${signature}`;

/** A customer in front of a simulated browser, and a judge who checks both. */
export class Customer {
  readonly counts = new Map<string, number>();
  /** Ids whose outcome the customer has seen: the next click on the same content is another purchase. */
  private closed = new Set<string>();
  private refused = new Set<string>();
  /** Ids that the backend has said otherwise about, and whose records have not been read since. */
  private corrected = new Set<string>();
  /** Number of presses of "pay" for each content of a customer, by `keyOf`. */
  private presses = new Map<string, number>();
  private pressing: Promise<void>[] = [];

  constructor(private readonly browser: PurchaseWorld) {}

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  async run({ hasLocks, commands }: Sequence): Promise<void> {
    this.closed = new Set();
    this.refused = new Set();
    this.corrected = new Set();
    this.presses = new Map();
    this.browser.onScreen = (shown) => {
      // The payment tracker shows "credited", or that the backend does not know the purchase any more.
      for (const { id, stage, isAcknowledged } of shown) {
        if ((stage === 'paid' && isAcknowledged) || stage === 'gone') this.closed.add(id);
      }
    };
    await this.browser.start(hasLocks);
    for (const one of commands) {
      this.count(one.do);
      await this.happen(one);
      await this.browser.settle();
      await this.judge();
      // Reading the store after every event would take a fifth of the model's time.
      if (one.do === 'come back') await this.judgeSight();
    }
    await this.end();
  }

  private async happen(one: Command): Promise<void> {
    const { browser } = this;
    switch (one.do) {
      case 'click':
      case 'double click':
      case 'both tabs': {
        const content = CONTENTS[one.content];
        if (!content || browser.userId === null) return;
        for (const plan of one.plans) {
          this.count(`answer: ${[...new Set(Object.values(plan))].join(' ')}`);
          browser.sendPlans.push(plan);
        }
        void this.press(one.tab, content, one.goesOn);
        if (one.do === 'double click') void this.press(one.tab, content, one.goesOn);
        if (one.do === 'both tabs') void this.press(one.tab + 1, content, one.goesOn);
        return;
      }
      case 'records':
        browser.recordsPlans.push(...one.plans);
        return;
      case 'checks':
        for (let time = 0; time < one.times; time += 1) browser.checkPlans.push(one.plan);
        return;
      case 'hosted page':
        return browser.onHostedPage(one.action);
      case 'late fact': {
        const id = browser.correct(one.to);
        if (id === null) return;
        this.corrected.add(id);
        // Whoever has read "cancelled" by then may buy the same again.
        this.closed.add(id);
        return;
      }
      case 'read records':
        return this.judgeFacts(await browser.readRecords(one.tab, one.status));
      case 'time':
        return browser.advance(one.seconds);
      case 'device clock':
        browser.deviceAhead = one.ahead;
        return;
      case 'reload':
        return browser.reload(one.tab);
      case 'hide':
      case 'show':
        return browser.show(one.tab, one.do === 'show');
      case 'leave':
        return browser.leave(one.tab);
      case 'come back':
        return browser.comeBack(one.tab);
      case 'answers arrive':
        return browser.release();
      case 'sign out':
        return browser.signOut();
      case 'session expires':
        return browser.expireSession();
      case 'sign in':
        if (browser.userId === null) browser.signIn(browser.customers[0]);
        return;
      default:
        return this.act(one.do, one.tab);
    }
  }

  /** Presses a button on the note or on the tracker's card of the newest purchase that has the button. */
  private async act(
    button: 'check again' | 'dismiss' | 'acknowledge' | 'start anew',
    index: number,
  ) {
    const { userId, rows, purchases, isFrozen } = this.browser.tab(index);
    if (userId === null || isFrozen) return;
    const all = rows.snapshot(userId);
    const now = this.browser.portalNow;
    if (button === 'check again') {
      const open = all.find((one) => one.stage === 'open' || one.stage === 'other');
      if (open) void purchases.checkAgain(open.id);
    } else if (button === 'dismiss') {
      const one = all.find((some) => some.stage !== 'sent' && some.display === 'shown');
      if (!one) return;
      if (canDismiss(one, now)) this.closed.add(one.id);
      void purchases.recordStep(one.id, 'dismissed');
    } else if (button === 'acknowledge') {
      const paid = all.find((one) => one.stage === 'paid');
      if (!paid) return;
      this.closed.add(paid.id);
      void purchases.recordStep(paid.id, 'acknowledged');
    } else {
      const over = all.find((one) => one.stage === 'unpaid' && (one.expireAt ?? now) <= now);
      if (!over) return;
      this.closed.add(over.id);
      void purchases.recordStep(over.id, 'replaced');
    }
  }

  private press(
    index: number,
    content: PurchaseContent,
    goesOn: boolean,
  ): Promise<PayResult | null> {
    const tabOf = this.browser.tab(index);
    const { userId } = tabOf;
    if (userId === null || tabOf.isFrozen) return Promise.resolve(null);
    const isCustomerPresent = () => !tabOf.isDead && tabOf.userId === userId;
    const request: PayRequest = { content, total: '17.51', isCustomerPresent };
    const key = keyOf(userId, signatureOf(content));
    const pay = (what: PayRequest) => {
      this.presses.set(key, (this.presses.get(key) ?? 0) + 1);
      return tabOf.purchases.pay(what);
    };
    const pressing = pay(request).then(async (done) => {
      if (tabOf.isDead || tabOf.userId !== userId) return null;
      if (done.kind !== 'ask' || !goesOn) return this.see(done, userId, content);
      const { id, signature } = done.purchase;
      // A customer who buys the same again, beside a purchase with an unknown status, means another purchase.
      if (signature === signatureOf(content)) this.closed.add(id);
      const second = await pay({ ...request, confirmedIds: [id] });
      return tabOf.isDead ? null : this.see(second, userId, content);
    });
    this.pressing.push(pressing.then(() => undefined));
    return pressing;
  }

  /** Notes what the customer has learnt from the page after a click. */
  private see(done: PayResult, userId: string, content: PurchaseContent): PayResult {
    if (done.kind === 'refused') {
      const signature = signatureOf(content);
      const last = this.browser.sendings.findLast(
        (one) => one.userId === userId && one.signature === signature,
      );
      if (last) {
        this.closed.add(last.id);
        this.refused.add(last.id);
      }
    } else if (done.kind === 'answered' || done.kind === 'existing') {
      const { purchase } = done;
      if (purchase.stage !== 'unpaid' && purchase.stage !== 'other') this.closed.add(purchase.id);
      else if (done.kind === 'answered') {
        const live = this.browser.tabs.find((one) => one.userId === userId && !one.isFrozen);
        void live?.purchases.recordStep(purchase.id, 'acknowledged');
      }
    }
    return done;
  }

  /* --------------------------------------------------------------- the judge */

  private fail(text: string): never {
    throw new Error(text);
  }

  private async judge(): Promise<void> {
    const { browser } = this;
    const [fault] = browser.faults;
    if (fault) this.fail(fault);
    this.judgeIds();
    this.judgePresses();
    this.judgeCharges();
    for (const one of browser.tabs) {
      if (one.userId === null || one.isFrozen) continue;
      for (const purchase of one.rows.snapshot(one.userId)) this.judgeWords(purchase);
    }
    for (const id of this.refused) {
      if (browser.recordOf(id)) this.fail(`${id} was refused, and the backend has it`);
    }
    await this.judgeDelivered();
  }

  /** Checks that every tab shows the stored purchases, whichever tab wrote them, and even after a long sleep. */
  private async judgeSight(): Promise<void> {
    const { browser } = this;
    const awake = browser.tabs.filter((one) => one.userId !== null && !one.isFrozen);
    const text = (all: readonly Purchase[]) =>
      all
        .map(({ id, stage }) => `${id} ${stage}`)
        .sort()
        .join();
    for (const { userId, rows } of awake) {
      if (userId === null) continue;
      const shown = text(rows.snapshot(userId));
      const stored = text(await browser.stored(userId));
      if (shown !== stored) this.fail(`a tab shows "${shown}", and stored is "${stored}"`);
    }
  }

  /** Checks that an answer that reached the portal is stored, whoever is signed in by then. */
  private async judgeDelivered(): Promise<void> {
    const { browser } = this;
    if (browser.delivered.size === 0) return;
    const all = (await Promise.all(browser.customers.map((id) => browser.stored(id)))).flat();
    for (const id of browser.delivered) {
      const purchase = all.find((one) => one.id === id);
      if (purchase && ['intended', 'sent', 'open'].includes(purchase.stage)) {
        this.fail(`${id} was answered, and stands as ${purchase.stage}`);
      }
    }
    browser.delivered.clear();
  }

  /** Checks that records count when they are read, whatever was shown before. */
  private async judgeFacts(read: ReadonlyMap<string, string>): Promise<void> {
    const { browser } = this;
    if (browser.userId === null) return;
    for (const { id, stage } of await browser.stored(browser.userId)) {
      const status = read.get(id);
      const isFact = status === 'paid' || status === 'refunded';
      if (isFact && stage !== 'sent' && stage !== status) {
        this.fail(`${id} stands as ${stage}, and its record was read as ${status}`);
      }
    }
    // A status that the portal does not know tells it no fact.
    for (const [id, status] of read)
      if (status === 'paid' || status === 'refunded') this.corrected.delete(id);
  }

  /** Checks that the page's words agree with the world. */
  private judgeWords(purchase: Purchase): void {
    const { id, stage } = purchase;
    const record = this.browser.recordOf(id);
    const status = record?.status ?? 'none';
    const isTrue = {
      paid: ['paid', 'refunded'].includes(status),
      cancelled: ['cancelled', 'refunded'].includes(status) || this.corrected.has(id),
      refunded: ['cancelled', 'refunded'].includes(status),
      unpaid: record !== undefined,
      refused: record === undefined,
    };
    if (stage in isTrue && !isTrue[stage as keyof typeof isTrue]) {
      this.fail(`${id} is said to be ${stage}, and is ${status}`);
    }
    const words = classifyOutcome(purchase);
    if (words === 'notSent' && this.browser.sendings.some((one) => one.id === id)) {
      this.fail(`${id} is said not to be sent, and was`);
    }
    if (words === 'absent') this.judgeAbsence(purchase);
    const end = record?.expireAt ?? 0;
    if (classifyTimeUp(purchase, this.browser.portalNow) && this.browser.now < end) {
      this.fail(
        `the time to pay ${id} is said to be over, and is so in ${end - this.browser.now} s`,
      );
    }
    for (const isClicked of [true, false]) this.judgeOffers(purchase, isClicked, status);
    if (stage === 'gone') this.judgeGone(purchase);
  }

  /** Checks that there is always a button, and that it does what its text says. */
  private judgeOffers(purchase: Purchase, isClicked: boolean, status: string): void {
    const { id, payUrl } = purchase;
    const now = this.browser.portalNow;
    const offers = availableActions(purchase, now, isClicked);
    const isTrue: Record<PurchaseAction, boolean> = {
      checkAgain: true,
      createNew: purchase.stage === 'unpaid',
      continue: payUrl !== null,
      use: status === 'paid' || status === 'refunded',
      dismiss: canDismiss(purchase, now),
    };
    const untrue = offers.filter((one) => !isTrue[one]);
    if (untrue.length > 0) this.fail(`${id} (${status}): "${untrue}" is offered and does nothing`);
    if (offers.length === 0) this.fail(`${id}: nothing is offered`);
  }

  /**
   * Checks "Nothing was charged": the records lacked the purchase after the call's time-out, and once more a minute
   * later. One that names no request may be the purchase unless it is older by a day.
   */
  private judgeAbsence({ id, type, userId, createdAt }: Purchase): void {
    const sentAt = this.browser.sendings.findLast((one) => one.id === id)?.at ?? 0;
    const lacking = this.browser.looks.filter(
      (look) =>
        look.userId === userId &&
        look.type === type &&
        look.at >= sentAt + CALL_TIMEOUT &&
        !look.ids.has(id) &&
        look.youngestUnnamed <= createdAt - 86_400,
    );
    const first = lacking[0]?.at ?? Number.POSITIVE_INFINITY;
    if (!lacking.some((look) => look.at >= first + SECOND_LOOKUP_DELAY)) {
      this.fail(`${id}: "nothing was charged" is said too early`);
    }
  }

  /** Checks "The backend does not know it": the purchase is past its end, and was unknown twice, ten minutes apart. */
  private judgeGone({ id, orderId, expireAt }: Purchase): void {
    const misses = this.browser.misses.filter(
      (one) => one.orderId === orderId && expireAt !== null && one.at > expireAt,
    );
    const first = misses[0]?.at ?? Number.POSITIVE_INFINITY;
    if (!misses.some((one) => one.at >= first + SECOND_NOT_FOUND_DELAY))
      this.fail(`${id} is gone too early`);
  }

  /** Checks that one intention has one id: a new id is sent only when the purchase before has ended for the customer. */
  private judgeIds(): void {
    const last = new Map<string, string>();
    for (const { id, userId, signature } of this.browser.sendings) {
      const key = keyOf(userId, signature);
      const before = last.get(key);
      last.set(key, id);
      if (before !== undefined && before !== id && !this.isOver(before)) {
        this.fail(`${signature} went out as ${before}, and then as ${id}`);
      }
    }
    const made = this.browser.world.state.records.filter(({ requestId }) => requestId !== null);
    if (new Set(made.map(({ requestId }) => requestId)).size < made.length) {
      this.fail('one id has made two records');
    }
  }

  /** Checks that nothing is sent by itself: each sending is a press of the customer's. */
  private judgePresses(): void {
    const sent = new Map<string, number>();
    for (const { userId, signature } of this.browser.sendings) {
      const key = keyOf(userId, signature);
      sent.set(key, (sent.get(key) ?? 0) + 1);
    }
    for (const [key, count] of sent) {
      const presses = this.presses.get(key) ?? 0;
      if (count > presses)
        this.fail(`${key} was sent ${count} times, and pressed ${presses} times`);
    }
  }

  /** Checks that the charges are those that were sent for the customer and paid, each id once. */
  private judgeCharges(): void {
    const { sendings, world } = this.browser;
    const sent = new Set(sendings.map(({ id }) => id));
    const charged = world.state.charges.map(({ requestId }) => requestId ?? '');
    const unmeant = charged.find((id) => !sent.has(id));
    if (unmeant !== undefined) this.fail(`${unmeant} was charged, and nobody pressed for it`);
    const paid = world.state.records.filter(({ paidAt }) => paidAt !== null);
    const expected = paid.map(({ requestId }) => requestId ?? '');
    if (charged.sort().join() !== expected.sort().join()) {
      this.fail(`charged was ${charged.join()}, and paid ${expected.join()}`);
    }
  }

  private isOver(id: string): boolean {
    if (this.closed.has(id)) return true;
    const record = this.browser.recordOf(id);
    const isRefundBegun = record?.payment?.status === 'refund_process';
    return record?.status === 'cancelled' || record?.status === 'refunded' || isRefundBegun;
  }

  /** Ends the bad days. From every state some event or time leads on, and the customer can act. */
  private async end(): Promise<void> {
    const { browser } = this;
    const [first] = browser.customers;
    browser.heal();
    browser.release();
    await browser.settle();
    if (browser.userId !== first) {
      browser.signOut();
      browser.signIn(first);
    } else browser.signIn(first);
    for (const index of [0, 1]) {
      browser.comeBack(index);
      browser.show(index, true);
    }
    await browser.settle();
    await this.judgeSight();
    browser.payAll();
    for (const seconds of [30, 61, 61, 2000, 61, 61]) {
      await browser.advance(seconds);
      browser.payAll();
      await this.judge();
    }
    await browser.advance(3700);
    await this.judge();
    for (const purchase of browser.tab(0).rows.snapshot(first)) {
      if (isSettled(purchase) || purchase.stage === 'intended') continue;
      // A purchase with an unknown status is still asked about, and does not prevent the next one (`buys`).
      if (purchase.stage === 'other' && browser.hasUnknownStatus(purchase.id)) continue;
      if (!canDismiss(purchase, browser.portalNow)) {
        this.fail(`${purchase.id} is stuck as ${purchase.stage}`);
      }
      if (browser.recordOf(purchase.id)?.status === 'paid' && purchase.isWatched) {
        this.fail(`${purchase.id} is paid, and stands as ${purchase.stage}`);
      }
    }
    for (const content of CONTENTS) await this.buys(content);
    await this.judge();
  }

  /**
   * Checks that on a good day clicks lead to a purchase: a click that buys nothing shows an earlier purchase of the same, and none is
   * shown a second time.
   */
  private async buys(content: PurchaseContent): Promise<void> {
    const shown = new Set<string>();
    for (;;) {
      const pressing = this.press(0, content, true);
      await this.browser.settle();
      const done = await pressing;
      if (done?.kind === 'answered') return;
      if (done?.kind !== 'existing' || shown.has(done.purchase.id)) {
        this.fail(`${signatureOf(content)} cannot be bought any more: ${done?.kind}`);
      }
      shown.add(done.purchase.id);
    }
  }
}
