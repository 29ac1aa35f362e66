import type { PaymentRecord, PaymentStatus, UnknownEnum } from '@/api/contract';
import { tableOf } from '../../../../../tests/support/documents';
import { NOW, purchaseWith, recordWith } from '../../../../../tests/support/world/purchases';
import {
  applyEvent,
  type PlacedPurchase,
  type PurchaseEvent,
  SECOND_NOT_FOUND_DELAY,
} from './machine';
import { classifyOutcome } from './outcome';
import {
  canDismiss,
  DISMISSIBLE_AFTER,
  fromStored,
  isUncertain,
  LONGEST_WATCH,
  type Purchase,
  type Stage,
  senderGoneAt,
} from './purchase';

const EXPIRE = NOW + 3600;

const intended = purchaseWith();
const placed: PlacedPurchase = {
  orderId: 'O1',
  status: 'unpaid',
  payUrl: 'https://pay.example/O1',
  expireAt: EXPIRE,
};

/** Events, each with the seconds that have passed since the first. */
type Events = readonly (readonly [PurchaseEvent, number?])[];

/** Returns the purchase after one more event. */
const next = (purchase: Purchase, event: PurchaseEvent, seconds = 0) =>
  applyEvent(purchase, event, NOW + seconds).purchase;

/** Returns the purchase after events. */
const lifeOf = (...events: Events): Purchase =>
  events.reduce((purchase: Purchase, [event, seconds]) => {
    const result = next(purchase, event, seconds);
    if (result === null) throw new Error(`forgotten after ${event.type}`);
    return result;
  }, intended);

const sendingFor = (total: string): PurchaseEvent => ({ type: 'sending', total });
const sending = sendingFor(intended.total);
const lost: PurchaseEvent = { type: 'lost' };
const dismissed: PurchaseEvent = { type: 'dismissed' };
const passed: PurchaseEvent = { type: 'timePassed' };
const resumed: PurchaseEvent = { type: 'resumed' };
const notSent = (nth: number): PurchaseEvent => ({ type: 'notSent', sending: nth });
const answered: PurchaseEvent = { type: 'answered', placed, isCustomerPresent: true };
const withCode = (code: number): PurchaseEvent => ({ type: 'code', code });
const lack = (seconds: number): readonly [PurchaseEvent, number] => [
  { type: 'recordsWithout', askedAt: NOW + seconds },
  seconds,
];
const said = (status: string): PurchaseEvent => ({
  type: 'paymentAnswered',
  answer: { kind: 'status', status: status as PaymentStatus | UnknownEnum, paidAmount: '0.00' },
});
const missing: PurchaseEvent = { type: 'paymentAnswered', answer: { kind: 'unknownOrder' } };
const failed: PurchaseEvent = { type: 'paymentAnswered', answer: { kind: 'failed' } };
const seen = (status: PaymentRecord['status']): PurchaseEvent => ({
  type: 'recordSeen',
  record: recordWith({ status }),
});

describe('sending', () => {
  it.each<[number, Stage]>([
    [20402, 'refused'],
    [20403, 'refused'],
    [40001, 'refused'],
    [30001, 'refused'],
    [50000, 'open'],
    [10013, 'open'],
    [20404, 'open'],
    [-1, 'open'],
  ])('code %i to the first sending leaves it %s, and open after a lost answer', (code, stage) => {
    expect(lifeOf([sending], [withCode(code)]).stage).toBe(stage);
    const again = lifeOf([sending], [lost], [sending, 5], [withCode(code), 6]);
    expect(again).toMatchObject({ stage: 'open', id: 'id-1', sendings: 2 });
  });

  it('has the sum of the last click, and a look into the records when an earlier one may have arrived', () => {
    const again = sendingFor('20.00');
    expect(lifeOf([sending], [notSent(1)], [again], [answered]).total).toBe('20.00');
    const resent = lifeOf([sending], [lost], [again]);
    expect(applyEvent(resent, answered, NOW)).toMatchObject({
      purchase: { stage: 'unpaid', total: '20.00' },
      mustLookUp: true,
    });
    const first = lifeOf([sending], [lost], [again], [answered], [seen('unpaid')]);
    expect(first.total).toBe(recordWith().total);
  });

  it('goes out with its own id each time, and never while it is on its way or known', () => {
    const sendings = (purchase: Purchase) => next(purchase, sending)?.sendings;
    expect(sendings(intended)).toBe(1);
    expect(sendings(lifeOf([sending], [lost]))).toBe(2);
    expect(sendings(lifeOf([sending]))).toBe(1);
    expect(sendings(lifeOf([sending], [answered]))).toBe(1);
  });

  it('that never left the browser does not count: the same id is sent next, and a refusal of that is certain', () => {
    const back = lifeOf([sending], [notSent(1), 5]);
    expect(back).toEqual(intended);
    expect(classifyOutcome(back)).toBe('notSent');
    expect(canDismiss(back, NOW)).toBe(true);
    expect(lifeOf([sending], [notSent(1)], [sending], [withCode(20403)]).stage).toBe('refused');
  });

  it('that never left the browser says nothing of an earlier one, whose answer was lost', () => {
    const again = lifeOf([sending], [lost], [sending, 5]);
    const { purchase, mustLookUp } = applyEvent(again, notSent(2), NOW + 6);
    expect(purchase).toMatchObject({ stage: 'open', sendings: 1 });
    expect(purchase && classifyOutcome(purchase)).toBe('unknown');
    expect(mustLookUp).toBe(true);
    expect(
      lifeOf([sending], [lost], [sending], [notSent(2)], [sending], [withCode(20403)]),
    ).toMatchObject({ stage: 'open', sendings: 2 });
  });

  it.each<[string, Events]>([
    ['was given up for lost', [[sending], [lost]]],
    ['was given up for lost, and a later one is under way', [[sending], [lost], [sending]]],
    ['was found in the records', [[sending], [seen('paid')]]],
    ['was answered', [[sending], [answered]]],
  ])('that never left the browser changes nothing when it %s meanwhile', (_, events) => {
    const before = lifeOf(...events);
    const unchanged = { purchase: before, mustLookUp: false };
    expect(applyEvent(before, notSent(1), NOW + 9)).toEqual(unchanged);
  });

  it('looks into the records when the answer is lost', () => {
    expect(applyEvent(lifeOf([sending]), lost, NOW).mustLookUp).toBe(true);
  });

  it.each<[string, Stage]>([
    ['unpaid', 'unpaid'],
    ['paid', 'paid'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
    ['disputed', 'other'],
  ])('an answer with status %s makes it %s', (status, stage) => {
    const event: PurchaseEvent = { ...answered, placed: { ...placed, status } } as PurchaseEvent;
    expect(lifeOf([sending], [event]).stage).toBe(stage);
  });

  it('an answer that arrives after all counts, also when the purchase was given up for lost', () => {
    const late = lifeOf([sending], [lost], [answered, 20]);
    expect(late).toMatchObject({ stage: 'unpaid', orderId: 'O1' });
  });
});

describe('"nothing was charged"', () => {
  const unread: PurchaseEvent = { type: 'recordsUncertain' };
  /** The call first waited for the session. */
  const waited: Events = [[sending], [lost, 50]];
  it.each<[string, Events, boolean]>([
    ['not before the call’s time-out', [lack(1), lack(14)], false],
    ['not after one look', [lack(15)], false],
    ['not after a second look too soon', [lack(15), lack(74)], false],
    ['after the second, a minute later', [lack(15), lack(75)], true],
    ['not before the end of a call that waited', [...waited, lack(51), lack(111)], false],
    ['after the second look since such a call ended', [...waited, lack(65), lack(125)], true],
    ['not by looks before it ended', [lack(15), lack(75), [lost, 80], lack(81)], false],
    ['looks before the time-out do not count', [lack(5), lack(65)], false],
    ['what could not be read does not count', [lack(15), [unread, 80]], false],
    ['another sending starts over', [lack(15), lack(75), [sending, 80], [lost, 81]], false],
  ])('%s', (_, looks, isAbsent) => {
    expect(lifeOf([sending], [lost], ...looks).isAbsent).toBe(isAbsent);
  });

  it('keeps the id: the next click sends the same, and only after an hour it can be put away', () => {
    const lacking = lifeOf([sending], [lost], lack(15), lack(75));
    expect(next(lacking, sending, 80)?.stage).toBe('sent');
    expect(canDismiss(lacking, NOW + DISMISSIBLE_AFTER - 1)).toBe(false);
    expect(next(lacking, dismissed, 100)).toBe(lacking);
    expect(next(lacking, dismissed, DISMISSIBLE_AFTER)).toBeNull();
  });

  it.each<[PaymentRecord['paidType'], isCrypto: boolean]>([
    ['balance', false],
    ['cryptomus', true],
    // An unknown way to pay says nothing about a payment at the provider.
    ['bank' as UnknownEnum, false],
  ])('a record paid by %s: it has a payment to follow %p', (paidType, isCrypto) => {
    const unanswered = { ...lifeOf([sending], [lost]), isCrypto: paidType === 'balance' };
    const record = recordWith({ status: 'paid', paidType });
    expect(next(unanswered, { type: 'recordSeen', record })?.isCrypto).toBe(isCrypto);
  });

  it('a record that is listed later than that is found', () => {
    const late = lifeOf([sending], [lost], lack(15), lack(75), [seen('paid'), 900]);
    expect(late).toMatchObject({ stage: 'paid', isFound: true, isAcknowledged: false });
  });
});

describe('docs/purchase.md "When the records are read" has the times of one whose records', () => {
  const { rows } = tableOf('docs/purchase.md', 'records');
  const secondsOf = (cell = '') => (/^\d+$/.test(cell) ? Number(cell) : Number.POSITIVE_INFINITY);

  it.each(rows)('%s', (_, ...cells) => {
    const [noted, readable, anew, read = '', absent] = cells;
    const start = secondsOf(noted);
    expect([0, senderGoneAt(lifeOf([sending])) - NOW]).toContain(start);
    const listed = [...read.matchAll(/\d+/g)].map(Number);
    const every = listed.pop() ?? 0;
    const last = listed.at(-1) ?? 0;
    let purchase = lifeOf([sending], [lost, start]);
    let absentAt = Number.POSITIVE_INFINITY;
    const times: number[] = [];
    while (times.length < listed.length + 2) {
      const due = purchase.nextAt - NOW;
      const isAnew = secondsOf(anew) < due && !times.includes(secondsOf(anew));
      const at = isAnew ? secondsOf(anew) : due;
      const uncertain: readonly [PurchaseEvent, number] = [{ type: 'recordsUncertain' }, at];
      purchase = next(purchase, ...(at < secondsOf(readable) ? uncertain : lack(at))) ?? purchase;
      if (purchase.isAbsent) absentAt = Math.min(absentAt, at);
      times.push(at);
    }
    expect(times).toEqual([...listed, last + every, last + 2 * every]);
    expect(absentAt).toBe(secondsOf(absent));
  });
});

describe('the payment', () => {
  it.each(['toString', 'quantum_check'])('with the unknown status %s ends nothing', (status) => {
    const purchase = lifeOf([sending], [answered], [said(status), 1]);
    expect(purchase).toMatchObject({ stage: 'other', paymentStatus: status, settledAt: null });
  });

  it('waits longer while nothing changes, and anew with a change, which shows what was hidden', () => {
    let purchase = lifeOf([sending], [answered], [said('check')], [dismissed]);
    const waits: number[] = [];
    for (let poll = 0; poll < 6; poll += 1) {
      purchase = next(purchase, said('check')) as Purchase;
      waits.push(purchase.nextAt - NOW);
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
    expect(purchase.display).toBe('hidden');
    const moved = next(purchase, said('confirm_check'));
    expect(moved).toMatchObject({ attempt: 0, nextAt: NOW + 5, display: 'shown' });
  });

  it('that was put away as called off is shown when money is on its way after all', () => {
    const called = lifeOf([sending], [answered], [said('process')], [seen('cancelled'), 1]);
    const on = next({ ...called, display: 'hidden' }, said('process'), 5);
    expect(on).toMatchObject({ stage: 'unpaid', display: 'shown' });
  });

  it('stays paid whatever comes later, except a refund', () => {
    const paid = lifeOf([sending], [answered], [said('paid'), 1]);
    for (const event of [said('fail'), missing, failed, seen('unpaid'), seen('cancelled'), lost]) {
      expect(next(paid, event, 5)?.stage).toBe('paid');
    }
    expect(next(paid, seen('refunded'), 5)?.stage).toBe('refunded');
  });

  it('what was cancelled is paid or refunded when its record says so later, and the customer is told that anew', () => {
    const cancelled = lifeOf([sending], [answered], [said('cancel'), 1]);
    const told: Purchase = { ...cancelled, isAcknowledged: true, display: 'hidden' };
    expect(next(told, seen('paid'), 5)).toMatchObject({
      stage: 'paid',
      orderStatus: 'paid',
      isAcknowledged: false,
      display: 'shown',
    });
    const balance: Purchase = { ...told, isCrypto: false };
    expect(next(balance, seen('refunded'), 5)).toMatchObject({
      stage: 'refunded',
      isAcknowledged: false,
    });
    for (const event of [seen('unpaid'), seen('disputed' as UnknownEnum), said('check')]) {
      expect(next(told, event, 5)?.stage).toBe('cancelled');
    }
    expect(next(told, said('paid_over'), 5)).toMatchObject({
      stage: 'paid',
      isAcknowledged: false,
      settledAt: NOW + 5,
    });
  });

  it('a refund after a cancellation is told by the card of the payment alone', () => {
    const cancelled = lifeOf([sending], [answered], [seen('cancelled'), 1]);
    for (const event of [seen('refunded'), said('refund_paid')]) {
      expect(next(cancelled, event, 5)).toMatchObject({
        stage: 'refunded',
        isAcknowledged: true,
        display: 'shown',
      });
    }
  });

  it('money that is on its way counts after a cancellation, until a record says something else', () => {
    const [calledOff, onItsWay] = [seen('cancelled'), said('wrong_amount_waiting')];
    const life = (...events: readonly PurchaseEvent[]) =>
      lifeOf([sending], [answered], [said('check')], ...events.map((one) => [one, 5] as const));
    expect(life(calledOff)).toMatchObject({ stage: 'cancelled', isCheckDue: true });
    expect(life(calledOff, failed)).toMatchObject({ stage: 'cancelled', isCheckDue: true });
    for (const answer of [said('cancel'), said('check'), missing]) {
      expect(life(calledOff, answer)).toMatchObject({ stage: 'cancelled', isCheckDue: false });
    }
    const waiting = { stage: 'unpaid', isCheckDue: false, settledAt: null };
    expect(life(calledOff, onItsWay)).toMatchObject(waiting);
    expect(life(calledOff, onItsWay, calledOff)).toMatchObject(waiting);
    expect(life(calledOff, onItsWay, seen('paid')).stage).toBe('paid');
  });

  it('after a record says "paid" the provider is asked once: it may say more, not less', () => {
    const life = (...events: readonly PurchaseEvent[]) =>
      lifeOf([sending], [answered], [said('check')], ...events.map((one) => [one, 5] as const));
    const paid = seen('paid');
    expect(life(paid)).toMatchObject({ stage: 'paid', isCheckDue: true });
    for (const answer of [said('paid_over'), said('process'), said('locked'), missing]) {
      expect(life(paid, answer)).toMatchObject({ stage: 'paid', isCheckDue: false });
    }
    const refunding = { stage: 'unpaid', paymentStatus: 'refund_process', settledAt: null };
    expect(life(paid, said('refund_process'))).toMatchObject(refunding);
    expect(life(paid, said('refund_process'), paid)).toMatchObject(refunding);
    const notRefunded = { paymentStatus: 'refund_fail', isCheckDue: false, settledAt: NOW + 5 };
    expect(life(paid, said('refund_fail'))).toMatchObject(notRefunded);
    expect(life(paid, said('refund_fail'), paid)).toMatchObject(notRefunded);
    expect(life(paid, said('refund_process'), seen('refunded'))).toMatchObject({
      stage: 'refunded',
      isCheckDue: false,
    });
  });

  it('a record counts after "refused" and "gone", too', () => {
    const refusal = lifeOf([sending], [withCode(20402)]);
    expect(next(refusal, seen('unpaid'), 5)).toMatchObject({
      stage: 'unpaid',
      isFound: true,
      isAcknowledged: false,
    });
    const gone: Purchase = { ...lifeOf([sending], [answered]), stage: 'gone', settledAt: NOW };
    expect(next(gone, seen('unpaid'), 5)?.stage).toBe('gone');
    expect(next(gone, seen('paid'), 5)?.stage).toBe('paid');
  });

  it('stays stored, but hidden, when it was cancelled and dismissed, until its record is a week old', () => {
    const cancelled = lifeOf([sending], [answered], [said('wrong_amount'), 1]);
    const hidden = next(cancelled, dismissed, 5) as Purchase;
    expect(hidden).toMatchObject({ stage: 'cancelled', display: 'hidden' });
    expect(next(hidden, passed, LONGEST_WATCH - 1)).toBe(hidden);
    expect(next(hidden, passed, LONGEST_WATCH)).toBeNull();
    const paid = lifeOf([sending], [answered], [said('paid'), 1]);
    expect(next(paid, dismissed, 5)).toBeNull();
  });

  it('one of another device that was called off stays quiet as long as its record would bring it back', () => {
    const cancelled = lifeOf([sending], [answered], [said('cancel'), 1]);
    const quiet: Purchase = { ...cancelled, display: 'quiet', isAcknowledged: true };
    expect(next(quiet, passed, LONGEST_WATCH - 1)).toBe(quiet);
    expect(next(quiet, passed, LONGEST_WATCH)).toBeNull();
  });

  it('one that was found among the records is quiet until its payment says more, or the customer goes on with it', () => {
    const quiet: Purchase = { ...lifeOf([sending], [answered]), display: 'quiet' };
    const displayAfter = (event: PurchaseEvent) => next(quiet, event, 5)?.display;
    for (const event of [said('check'), said('cancel'), seen('cancelled'), failed])
      expect(displayAfter(event)).toBe('quiet');
    const news = [said('process'), said('wrong_amount'), said('paid'), seen('paid')];
    for (const event of [...news, resumed]) expect(displayAfter(event)).toBe('shown');
    const tired = { ...quiet, attempt: 9, nextAt: NOW + 60 };
    expect(next(tired, resumed, 5)).toMatchObject({ attempt: 0, nextAt: NOW + 5 });
    expect(next(quiet, passed, LONGEST_WATCH)).toBeNull();
  });

  it('one of another device that was hidden is shown again with the next status, like every other', () => {
    const quiet: Purchase = { ...lifeOf([sending], [answered]), display: 'quiet' };
    const known = next(quiet, said('check'), 5) as Purchase;
    const hidden = next(known, dismissed, 6) as Purchase;
    const displayAfter = (status: string) => next(hidden, said(status), 7)?.display;
    expect(['check', 'confirm_check'].map(displayAfter)).toEqual(['hidden', 'shown']);
  });

  it('that was hidden is shown again when the customer goes on with it', () => {
    const hidden = lifeOf([sending], [answered], [dismissed, 5]);
    expect(hidden.display).toBe('hidden');
    expect(next(hidden, resumed, 6)?.display).toBe('shown');
  });

  it.each([
    [false, false, 'shown'],
    [false, true, 'quiet'],
    [true, false, 'hidden'],
    [true, true, 'hidden'],
  ])('stored by an older release, hidden %j and quiet %j, is %s', (isHidden, isQuiet, display) => {
    const { display: _display, ...stored } = lifeOf([sending], [answered]);
    expect(fromStored({ ...stored, isHidden, isQuiet })).toEqual({ ...stored, display });
  });

  it('stored open by an older release, counts from the time that it had for this', () => {
    const stored = lifeOf([sending], [lost, 9]);
    const { openSince: _openSince, ...older } = stored;
    expect(fromStored({ ...older, sentAt: NOW + 9 }).openSince).toBe(NOW + 9);
    expect(fromStored(stored)).toEqual(stored);
    expect(fromStored({ ...older, stage: 'sent' }).openSince).toBeNull();
  });

  it('from another device is polled as often as one from this device, also once its time to pay is up', () => {
    const quiet: Purchase = { ...lifeOf([sending], [answered]), display: 'quiet', attempt: 9 };
    const pauseAt = (now: number) =>
      (applyEvent(quiet, said('check'), now).purchase?.nextAt ?? 0) - now;
    expect([NOW + 5, EXPIRE - 1, EXPIRE].map(pauseAt)).toEqual([60, 60, 60]);
  });

  const [END, AGAIN] = [3601, 3601 + SECOND_NOT_FOUND_DELAY];
  const missedAt = (...seconds: number[]) => seconds.map((at) => [missing, at] as const);
  const missedAround = (event: PurchaseEvent): Events => [
    [missing, END],
    [event, 3700],
    [missing, AGAIN],
  ];
  it.each<[string, Events, Stage]>([
    ['not before its end', missedAt(10, 10 + SECOND_NOT_FOUND_DELAY), 'unpaid'],
    ['not at the first time', missedAt(END), 'unpaid'],
    ['not twice too soon', missedAt(END, AGAIN - 1), 'unpaid'],
    ['twice, ten minutes apart', missedAt(END, AGAIN), 'gone'],
    ['not when it was known in between', missedAround(said('check')), 'unpaid'],
    ['a question that failed in between changes nothing', missedAround(failed), 'gone'],
  ])('20404 is final: %s', (_, events, stage) => {
    const purchase = lifeOf([sending], [answered], ...events);
    expect(purchase.stage).toBe(stage);
    expect(canDismiss(purchase, NOW + 9000)).toBe(stage === 'gone');
  });

  it('without a known end is never gone: the week of watching ends it', () => {
    const endless: PurchaseEvent = { ...answered, placed: { ...placed, expireAt: null } };
    const misses = missedAt(END, AGAIN);
    expect(lifeOf([sending], [endless], ...misses).stage).toBe('unpaid');
    expect(lifeOf([sending], [endless], ...misses, [passed, LONGEST_WATCH]).isWatched).toBe(false);
    expect(lifeOf([sending], [endless], [seen('unpaid'), 1], ...misses)).toMatchObject({
      expireAt: EXPIRE,
      stage: 'gone',
    });
  });
});

describe('time', () => {
  it.each<[string, Purchase]>([
    ['an open one', lifeOf([sending], [lost])],
    ['an unpaid one', lifeOf([sending], [answered])],
    ['one with an unknown status', lifeOf([sending], [answered], [said('new_status')])],
  ])('%s is watched for a week, and can be dismissed then', (_, purchase) => {
    expect(next(purchase, passed, LONGEST_WATCH - 1)).toBe(purchase);
    const ended = next(purchase, passed, LONGEST_WATCH) as Purchase;
    expect(ended).toMatchObject({ isWatched: false, stage: purchase.stage });
    expect(canDismiss(ended, NOW + LONGEST_WATCH)).toBe(true);
  });

  it.each(['paid', 'cancelled', 'refunded'] as const)(
    'one that was given up after a week, and whose record then says %s, is final like any other',
    (status) => {
      const week = [passed, LONGEST_WATCH] as const;
      const told = lifeOf([sending], [answered], week, [seen(status), LONGEST_WATCH]);
      expect(told).toMatchObject({ stage: status, isWatched: true });
    },
  );

  it('a final one leaves after a day, but not before its outcome was told', () => {
    const paid = lifeOf([sending], [answered], [said('paid')]);
    const found = lifeOf([sending], [lost], [seen('paid')]);
    expect(next(paid, passed, 86_399)).toBe(paid);
    expect(next(paid, passed, 86_400)).toBeNull();
    expect(next(found, passed, 30 * 86_400)).toBe(found);
  });
});

describe('a clock that is put back by a day', () => {
  const DAY = 86_400;
  it.each<[keyof Purchase, Events, number]>([
    ['sentAt', [[sending, DAY], [passed]], NOW],
    ['openSince', [[sending], [lost, DAY], [passed]], NOW],
    ['absentSince', [[sending], [lost], lack(DAY), lack(20)], NOW + 20],
    ['missingSince', [[sending], [answered], [missing, DAY], [missing, 3601]], NOW + 3601],
    ['watchedSince', [[sending, DAY], [answered, DAY], [lost]], NOW],
    ['settledAt', [[sending], [answered], [said('paid'), DAY], [passed]], NOW],
    ['createdAt', [[passed, -DAY]], NOW - DAY],
  ])('what counts from %s counts from then on', (name, events, time) => {
    expect(lifeOf(...events)[name]).toBe(time);
  });
});

describe('a clock that is put forward by a week ends the watch, and the customer’s question resumes it:', () => {
  const resumedAfter = (...events: Events) =>
    lifeOf([sending], ...events, [passed, LONGEST_WATCH], [resumed, LONGEST_WATCH]);

  it.each<[string, Purchase]>([
    ['an unpaid one', resumedAfter([answered])],
    ['one with an unknown status', resumedAfter([answered], [said('new_status')])],
    ['an open one', resumedAfter([lost])],
    ['an open one that the records lacked', resumedAfter([lost], lack(15), lack(75))],
  ])('%s is watched for another week, and cannot be put away', (_, purchase) => {
    expect(purchase).toMatchObject({ isWatched: true, nextAt: NOW + LONGEST_WATCH });
    expect(canDismiss(purchase, NOW + LONGEST_WATCH)).toBe(false);
    expect(next(purchase, passed, 2 * LONGEST_WATCH - 1)).toBe(purchase);
  });

  it('an open one keeps its id for an hour from then on, whatever the records lacked before', () => {
    const open = resumedAfter([lost], lack(15), lack(75));
    expect(isUncertain(open, NOW + LONGEST_WATCH)).toBe(true);
    let lacking = open;
    for (const seconds of [15, 75]) {
      const [event, at = 0] = lack(LONGEST_WATCH + seconds);
      lacking = next(lacking, event, at) ?? open;
    }
    expect(lacking.isAbsent).toBe(true);
    expect(canDismiss(lacking, NOW + LONGEST_WATCH + DISMISSIBLE_AFTER - 1)).toBe(false);
    expect(canDismiss(lacking, NOW + LONGEST_WATCH + DISMISSIBLE_AFTER)).toBe(true);
  });

  it('one that is watched stays as it is', () => {
    const open = lifeOf([sending], [lost]);
    expect(applyEvent(open, resumed, NOW + 9)).toEqual({ purchase: open, mustLookUp: false });
  });
});

describe('an order without a payment, whose status is not known here', () => {
  const disputed = 'disputed' as UnknownEnum;
  const unpayable: PurchaseEvent = {
    ...{ type: 'answered', isCustomerPresent: true },
    placed: { ...placed, status: disputed, payUrl: null },
  };
  const order: Purchase = { ...lifeOf([sending], [unpayable]), isCrypto: false };
  const looks: readonly (readonly [string, PurchaseEvent])[] = [
    ['has the same status', { type: 'recordSeen', record: recordWith({ status: disputed }) }],
    ['is missing', { type: 'recordsWithout', askedAt: NOW }],
    ['could not be read', { type: 'recordsUncertain' }],
  ];

  test.each(looks)('is looked up with growing pauses when its record %s', (_what, event) => {
    const waits: number[] = [];
    let purchase = order;
    for (let look = 0; look < 6; look += 1) {
      const at = Math.max(purchase.nextAt, NOW);
      purchase = applyEvent(purchase, event, at).purchase ?? order;
      waits.push(purchase.nextAt - at);
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
    expect(purchase.stage).toBe('other');
  });

  test('shows the status that its record has now', () => {
    const event = { type: 'recordSeen', record: recordWith({ status: 'on_hold' as UnknownEnum }) };
    expect(next(order, event as PurchaseEvent)?.orderStatus).toBe('on_hold');
  });
});
