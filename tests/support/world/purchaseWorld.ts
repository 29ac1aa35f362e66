/**
 * A browser with two tabs, one or two customers, and a backend that has bad days, for the model of purchases. Real are the state
 * machine, its store (fake-indexeddb), the services, the request policy, the service's clock and the calls (msw, mock world);
 * simulated are the device's clock, uptime, timers, locks, the channel between tabs, and the network's failures.
 */
import { createPluginManager } from '@@/core/plugin';
import { setImmediate } from 'node:timers';
import { IDBFactory } from 'fake-indexeddb';
import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API_BASE, type CallName, calls, type OrderStatus, pathOf } from '@/api/contract';
import { joinLists, loadAllPages } from '@/api/pages';
import { tokenFingerprint } from '@/features/auth/rules/session';
import { purchaseCalls } from '@/features/checkout/purchase/calls';
import {
  createPurchaseEngine,
  type PurchaseEngine,
  type PurchasePorts,
} from '@/features/checkout/purchase/purchaseEngine';
import { createPurchaseStore } from '@/features/checkout/purchase/purchases';
import { type PurchaseContent, signatureOf } from '@/features/checkout/rules/purchase/payRequest';
import type { Purchase } from '@/features/checkout/rules/purchase/purchase';
import { serviceNow, syncServiceClock } from '@/lib/browser/clock/serviceClock';
import { uptime } from '@/lib/browser/clock/uptime';
import type { CustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows, type SharedRows } from '@/lib/browser/storage/sharedRows';
import type { TabChannel } from '@/lib/browser/tabs/tabChannel';
import type { Locks } from '@/lib/browser/tabs/webLocks';
import { rechargeRecord } from '@/services/order';
import { createHandlers } from '../../../mock/handlers';
import { createWorld } from '../../../mock/world';
import { openSession } from '../../../mock/world/account';
import { fulfil, type PayAction, performPayAction } from '../../../mock/world/payment';
import { settle as settleWorld } from '../../../mock/world/settle';
import { emptyState, type State, totalOf, type User } from '../../../mock/world/state';

const START = 1_772_600_800;
const FAR_AWAY = 4_102_444_800;
const MS = 1000;
/** Every clock shows this fraction of a second, so that rounding never changes the second. */
const HALF = 0.5;
/** A longer wait counts as a sleep of the machine: timers that were due meanwhile fire once, at its end. Seconds. */
const AWAKE = 130;
/** A status of orders that the portal does not know. */
const UNKNOWN_STATUS = 'completed';
/** Everything that was started is at rest within this many turns of the event loop. */
const TICKS = 20_000;
/** A call that is still held back then has timed out. Seconds. */
const CALL_TIMEOUT = 15;
/** Longest time of a sending: the pause before a refresh, the refresh, `/user/info` and the call. Seconds. */
const LONGEST_SENDING = 50;

/** The fate of the next paying call. Seconds for late ones. */
export type SendPlan =
  | { readonly kind: 'ok' }
  | { readonly kind: 'dropped'; readonly isDone: boolean }
  | { readonly kind: 'code'; readonly code: number; readonly isDone: boolean }
  | { readonly kind: 'successFalse'; readonly isDone: boolean }
  | { readonly kind: 'page'; readonly status: number; readonly isDone: boolean }
  | { readonly kind: 'late'; readonly seconds: number }
  | { readonly kind: 'held' }
  /** The session cannot be used just now: nothing leaves the browser. */
  | { readonly kind: 'notSent' }
  /** The session is refreshed first, slowly: the call leaves only then, and meets the next plan. */
  | { readonly kind: 'waits'; readonly seconds: number }
  | { readonly kind: 'unlisted'; readonly seconds: number }
  /** Answered, and listed for so long, with a status that the portal does not know. */
  | { readonly kind: 'unknownStatus'; readonly seconds: number };
/** The fate of the next reading of the records. */
export type RecordsPlan = 'ok' | 'dropped' | 'withoutIds' | 'rowMissing' | 'rowBroken';
/** The fate of the next poll of a payment. */
export type CheckPlan = 'ok' | 'dropped' | 'unknownOrder' | 'unknownCode' | 'wrongShape';

/** A paying call, as it reached the network. */
export interface Sending {
  readonly id: string;
  readonly signature: string;
  readonly userId: string;
  readonly at: number;
}

/** Records as they were served, complete and readable but for the ids of their requests. */
interface Look {
  readonly userId: string;
  readonly type: string;
  readonly at: number;
  readonly ids: ReadonlySet<string | null>;
  /** When the youngest record without the id of its request was made; 0 when all have it. */
  readonly youngestUnnamed: number;
}

interface Timer {
  readonly at: number;
  readonly tab: Tab | null;
  readonly work: () => void;
}

/** One tab: its own instance of the module, gone with a reload. */
export interface Tab {
  readonly rows: SharedRows<Purchase>;
  readonly purchases: PurchaseEngine;
  isDead: boolean;
  isVisible: boolean;
  /** True while the tab lies in the browser's cache for Back: no code runs, and no message reaches it. */
  isFrozen: boolean;
  /** Number of readings, writings and calls that it waits for. */
  underWay: number;
  userId: string | null;
  stop: (() => void) | null;
  readonly visibilityListeners: Set<() => void>;
  readonly heard: Set<(userId: string) => void>;
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const json = (body: object) => HttpResponse.json(body);

/** Locks among the tabs of one browser; a tab that dies releases its own. */
class TabLocks {
  private readonly holders = new Map<string, Tab>();
  private waiting: { name: string; tab: Tab; start: () => void }[] = [];

  private free(name: string): void {
    this.holders.delete(name);
    const next = this.waiting.find((one) => one.name === name);
    if (!next) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    next.start();
  }

  private async run<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    this.holders.set(name, tab);
    try {
      return await work();
    } finally {
      if (this.holders.get(name) === tab) this.free(name);
    }
  }

  isHolder(tab: Tab): boolean {
    return [...this.holders.values()].includes(tab) || this.waiting.some((one) => one.tab === tab);
  }

  kill(tab: Tab): void {
    this.waiting = this.waiting.filter((one) => one.tab !== tab);
    for (const [name, holder] of [...this.holders]) if (holder === tab) this.free(name);
  }

  of(tab: Tab): Locks {
    return {
      hold: (name, work, signal) => {
        if (!this.holders.has(name)) return this.run(tab, name, work);
        return new Promise((resolve, reject) => {
          const start = () => void this.run(tab, name, work).then(resolve, reject);
          const entry = { name, tab, start };
          this.waiting.push(entry);
          signal?.addEventListener('abort', () => {
            if (!this.waiting.includes(entry)) return;
            this.waiting = this.waiting.filter((one) => one !== entry);
            reject(new Error('aborted'));
          });
        });
      },
      tryHold: (name, work) =>
        this.holders.has(name) ? Promise.resolve(null) : this.run(tab, name, work),
    };
  }
}

const byPath = new Map(
  (Object.keys(calls) as CallName[]).map((name) => [`${API_BASE}${pathOf(name)}`, name]),
);

/** The simulated browser and its backend. One for all sequences; `start` makes it new. */
export class PurchaseWorld {
  /** The service's time. */
  now = START;
  /** Seconds that the device's clock is ahead of `now`; negative when behind. */
  deviceAhead = 0;
  tabs: Tab[] = [];
  sendings: Sending[] = [];
  looks: Look[] = [];
  /** Times at which the backend said that it does not know a payment, by order id. */
  misses: { readonly orderId: string; readonly at: number }[] = [];
  /** Ids whose answer with code 0 reached a living tab. */
  delivered = new Set<string>();
  /** Broken rules that this world notices by itself, each in words. */
  faults: string[] = [];
  hasLocks = true;
  /** Number of calls so far, of all sequences. */
  calls = 0;
  userId: string | null = null;
  /** The fates of the next calls; without one, a call is answered. */
  sendPlans: SendPlan[] = [];
  recordsPlans: RecordsPlan[] = [];
  checkPlans: CheckPlan[] = [];
  /** Called with every list of purchases that a living tab shows. */
  onScreen: (purchases: readonly Purchase[]) => void = () => undefined;

  private unlisted = new Map<string, number>();
  /** Until these times the portal does not know the status of an id's record. */
  private unknownUntil = new Map<string, number>();
  private timers: Timer[] = [];
  private held: { release: (isLost: boolean) => void; at: number }[] = [];
  private active = 0;
  private inFlight = new Map<string, { readonly tab: Tab; readonly since: number }>();
  /** The customer and the content of each id. */
  private meant = new Map<string, Pick<Sending, 'signature' | 'userId'>>();
  private tokens = new Map<string, string>();
  private locks = new TabLocks();
  private serial = 0;
  /** Seconds that the browser was open when this sequence began: its uptime never goes back. */
  private openFor = 0;
  private readonly template: State;
  readonly world = createWorld({ seed: 1, now: () => this.now });
  readonly server = setupServer(http.all(`*${API_BASE}/*`, ({ request }) => this.serve(request)));
  private readonly handlers = createHandlers(this.world);

  constructor() {
    // Only the customers are kept: every reading of the records would read their history again.
    const users = this.world.state.users
      .slice(0, 2)
      .map((user): User => ({ ...user, balance: 10_000_00, lots: [], used: 0, trialUsed: true }));
    this.template = { ...emptyState(), users };
  }

  /** The two customers' ids. */
  get customers(): readonly [string, string] {
    const [first, second] = this.template.users;
    if (!first || !second) throw new Error('the seed has no customers');
    return [first.id, second.id];
  }

  /** Starts over: a new browser, a new backend, the first customer signed in, two tabs open. */
  async start(hasLocks: boolean): Promise<void> {
    for (const tab of this.tabs) this.kill(tab);
    for (const one of this.held.splice(0)) one.release(true);
    await this.settle();
    Object.defineProperty(globalThis, 'indexedDB', {
      value: new IDBFactory(),
      configurable: true,
      writable: true,
    });
    this.world.state = structuredClone(this.template);
    this.hasLocks = hasLocks;
    this.startClocks();
    this.tabs = [];
    this.timers = [];
    this.sendings = [];
    this.looks = [];
    this.misses = [];
    this.faults = [];
    this.delivered = new Set();
    this.heal();
    this.unlisted = new Map();
    this.unknownUntil = new Map();
    this.inFlight = new Map();
    this.meant = new Map();
    this.tokens = new Map();
    this.locks = new TabLocks();
    this.userId = null;
    this.tabs = [this.openTab(), this.openTab()];
    this.signIn(this.customers[0]);
    await this.settle();
  }

  /** Resets all clocks but the browser's uptime. The portal has learnt the service's time from an answer. */
  private startClocks(): void {
    this.openFor += this.now - START;
    this.now = START;
    this.deviceAhead = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (this.now + HALF + this.deviceAhead) * MS);
    jest
      .spyOn(performance, 'now')
      .mockImplementation(() => (this.openFor + this.now - START + HALF) * MS);
    syncServiceClock(this.date(), uptime() + HALF);
  }

  /** Returns the service's time as the Date header of its answers. */
  private date(): string {
    return new Date(this.now * MS).toUTCString();
  }

  /** The service's time as the portal knows it. */
  get portalNow(): number {
    return serviceNow();
  }

  /** Ends all failures. */
  heal(): void {
    this.sendPlans = [];
    this.recordsPlans = [];
    this.checkPlans = [];
  }

  /* ------------------------------------------------------------------ network */

  private userOf(request: Request): string | null {
    const token = request.headers.get('JWT-TOKEN') ?? '';
    return this.world.state.sessions[token]?.userId ?? null;
  }

  private async true(name: CallName, request: Request): Promise<Response> {
    const index = (Object.keys(calls) as CallName[]).indexOf(name);
    const handler = this.handlers[index];
    const response = handler && (await getResponse([handler], request));
    if (!response) throw new Error(`${name}: no answer`);
    return response;
  }

  private async serve(request: Request): Promise<Response> {
    this.calls += 1;
    const answer = await this.answer(request);
    if (answer.type !== 'error') answer.headers.set('Date', this.date());
    return answer;
  }

  private answer(request: Request): Promise<Response> {
    const name = byPath.get(new URL(request.url).pathname);
    if (name === 'order.pay' || name === 'recharge.cryptomusPay')
      return this.servePay(name, request);
    if (name === 'order.rechargeRecord') return this.serveRecords(request);
    if (name === 'recharge.checkPay') return this.serveCheck(request);
    throw new Error(`${request.url} is not part of the model`);
  }

  private async servePay(name: CallName, request: Request): Promise<Response> {
    const plan = this.sendPlans.shift() ?? { kind: 'ok' };
    const run = () => this.true(name, request.clone());
    const isDone = 'isDone' in plan && plan.isDone;
    const id = new URLSearchParams(await request.clone().text()).get('request_id') ?? '';
    const meant = this.meant.get(id);
    if (meant) this.sendings.push({ id, ...meant, at: this.now });
    if (isDone) await run();
    switch (plan.kind) {
      case 'ok':
      case 'notSent':
      case 'waits':
        return run();
      case 'dropped':
        return Response.error();
      case 'code':
        return json({ code: plan.code, msg: '', data: null });
      case 'successFalse':
        return json({ success: false, errorCode: 20403, errorMessage: 'no' });
      case 'page':
        return new HttpResponse('<h1>Bad gateway</h1>', { status: plan.status });
      case 'late':
        this.timers.push({ at: this.now + plan.seconds, tab: null, work: () => this.track(run()) });
        return Response.error();
      case 'unlisted':
        await run();
        this.unlisted.set(id, this.now + plan.seconds);
        return Response.error();
      case 'unknownStatus': {
        this.unknownUntil.set(id, this.now + plan.seconds);
        const body = (await (await run()).json()) as { readonly data: object | null };
        return json({ ...body, data: body.data && { ...body.data, status: UNKNOWN_STATUS } });
      }
      case 'held': {
        const answer = await run();
        const isLost = await new Promise<boolean>((release) => {
          this.held.push({ release, at: this.now });
        });
        return isLost ? Response.error() : answer;
      }
    }
  }

  private async serveRecords(request: Request): Promise<Response> {
    const plan = this.recordsPlans.shift() ?? 'ok';
    if (plan === 'dropped') return Response.error();
    const userId = this.userOf(request);
    const type = new URL(request.url).searchParams.get('type') ?? '';
    const answer = await this.true('order.rechargeRecord', request.clone());
    const body = (await answer.json()) as {
      code: number;
      data: { list: Record<string, unknown>[]; total: number } | null;
    };
    if (body.code !== 0 || body.data === null) return json(body);
    const isListed = (row: Record<string, unknown>) =>
      (this.unlisted.get(String(row.request_id)) ?? 0) <= this.now;
    const list = body.data.list
      .filter(isListed)
      .map((row) =>
        this.hasUnknownStatus(String(row.request_id)) ? { ...row, status: UNKNOWN_STATUS } : row,
      );
    const data = { list, total: body.data.total - (body.data.list.length - list.length) };
    switch (plan) {
      case 'withoutIds':
        data.list = list.map((row) => ({ ...row, request_id: null }));
        break;
      case 'rowMissing':
        data.list = list.slice(1);
        break;
      case 'rowBroken':
        data.list = list.map((row, index) => (index === 0 ? { ...row, total: {} } : row));
        break;
      default:
    }
    // Without a row there is nothing that a row's fault could change.
    if (plan === 'ok' || plan === 'withoutIds' || list.length === 0) {
      const ids = new Set(data.list.map((row) => row.request_id as string | null));
      const unnamed = data.list.filter((row) => row.request_id === null);
      const youngestUnnamed = Math.max(0, ...unnamed.map((row) => Number(row.created_at)));
      if (userId !== null) this.looks.push({ userId, type, at: this.now, ids, youngestUnnamed });
    }
    return json({ ...body, data });
  }

  private async serveCheck(request: Request): Promise<Response> {
    const plan = this.checkPlans.shift() ?? 'ok';
    const orderId = new URLSearchParams(await request.clone().text()).get('order_id') ?? '';
    const owner = this.world.state.records.find((record) => record.id === orderId)?.userId;
    const asker = this.userOf(request);
    if (asker !== null && asker !== owner) {
      this.faults.push(`the payment ${orderId} of ${owner} was asked about by ${asker}`);
    }
    switch (plan) {
      case 'dropped':
        return Response.error();
      case 'unknownOrder':
        this.misses.push({ orderId, at: this.now });
        return json({ code: 20404, msg: 'Order not found', data: null });
      case 'unknownCode':
        return json({ code: 50000, msg: '', data: null });
      case 'wrongShape':
        return json({ code: 0, msg: '', data: { order_id: 7 } });
      default:
        return this.true('recharge.checkPay', request);
    }
  }

  /* --------------------------------------------------------------------- tabs */

  private track<T>(work: Promise<T>): void {
    void this.counted(work);
  }

  private async counted<T>(work: Promise<T>): Promise<T> {
    this.active += 1;
    try {
      return await work;
    } finally {
      this.active -= 1;
    }
  }

  /** Runs something for a tab; in a tab that was closed or reloaded meanwhile, the result never arrives. */
  private async living<T>(tab: Tab, start: () => Promise<T>): Promise<T> {
    if (tab.isDead) return new Promise<T>(() => undefined);
    tab.underWay += 1;
    const result = await this.counted(start()).finally(() => {
      tab.underWay -= 1;
    });
    return tab.isDead ? new Promise<T>(() => undefined) : result;
  }

  /** Resolves after the slow refresh that the next plan asks for; never in a tab that has gone meanwhile. */
  private async whenRefreshed(tab: Tab): Promise<void> {
    const [plan] = this.sendPlans;
    // Without a session nothing is refreshed, and nothing is sent.
    if (plan?.kind !== 'waits' || tab.userId === null) return;
    this.sendPlans.shift();
    await new Promise<void>((work) => {
      this.timers.push({ at: this.now + plan.seconds, tab, work });
    });
  }

  private async send(tab: Tab, content: PurchaseContent, id: string) {
    const userId = tab.userId ?? '';
    const signature = signatureOf(content);
    const other = this.inFlight.get(id);
    // A sender that takes too long counts as gone, even with the lock in its hands.
    const isGone = this.now - (other?.since ?? 0) > LONGEST_SENDING;
    if (other && !other.tab.isDead && !isGone) {
      this.faults.push(`${id} went out twice at the same time`);
    }
    this.meant.set(id, { signature, userId });
    this.inFlight.set(id, { tab, since: this.now });
    await this.whenRefreshed(tab);
    const result = await this.living(tab, () => {
      const isSent = this.sendPlans[0]?.kind !== 'notSent';
      if (!isSent) this.sendPlans.shift();
      const sending = isSent
        ? purchaseCalls.send(content, id)
        : this.withStuckSession(() => purchaseCalls.send(content, id));
      return sending.finally(() => this.inFlight.delete(id));
    });
    if (result.type === 'answered') this.delivered.add(id);
    return result;
  }

  /** Runs `work` while the token is over and its refresh has failed so often that no call waits for the next try. */
  private async withStuckSession<T>(work: () => Promise<T>): Promise<T> {
    const fresh = localStorage.getItem('userAuthData');
    if (fresh === null) return work();
    const stuck = JSON.stringify({ ...JSON.parse(fresh), expire_at: 1 });
    const fingerprint = tokenFingerprint(JSON.parse(fresh).jwt_token);
    const refresh = {
      fingerprint,
      at: Date.now(),
      failures: 9,
      hadExpired: { device: false, service: false },
      deviceAhead: 0,
    };
    localStorage.setItem('sessionRefresh', JSON.stringify(refresh));
    localStorage.setItem('userAuthData', stuck);
    try {
      return await work();
    } finally {
      localStorage.removeItem('sessionRefresh');
      if (localStorage.getItem('userAuthData') === stuck) {
        localStorage.setItem('userAuthData', fresh);
      }
    }
  }

  private portsOf(tab: Tab): PurchasePorts {
    const store = createPurchaseStore();
    const own: CustomerRows<Purchase> = {
      read: (userId) => this.living(tab, () => store.read(userId)),
      change: (userId, by) => this.living(tab, () => store.change(userId, by)),
    };
    const channel: TabChannel = {
      post: (userId) => {
        for (const other of this.tabs) {
          if (other === tab || other.isDead || other.isFrozen) continue;
          queueMicrotask(() => {
            for (const heard of other.heard) heard(userId);
          });
        }
      },
      listen: (heard) => {
        tab.heard.add(heard);
        return () => tab.heard.delete(heard);
      },
    };
    return {
      rows: createSharedRows(own, channel),
      calls: {
        send: (content, id) => this.send(tab, content, id),
        check: (orderId) => this.living(tab, () => purchaseCalls.check(orderId)),
        lookUp: (purchase) => this.living(tab, () => purchaseCalls.lookUp(purchase)),
      },
      locks: this.hasLocks ? this.locks.of(tab) : null,
      visibility: {
        isVisible: () => tab.isVisible,
        listen: (changed) => {
          tab.visibilityListeners.add(changed);
          return () => tab.visibilityListeners.delete(changed);
        },
      },
      now: serviceNow,
      after: (seconds, work) => {
        const timer = { at: this.now + seconds, tab, work };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((one) => one !== timer);
        };
      },
      newId: () => {
        this.serial += 1;
        return `00000000-0000-4000-8000-${String(this.serial).padStart(12, '0')}`;
      },
    };
  }

  private openTab(): Tab {
    const blank = {
      isDead: false,
      isVisible: true,
      isFrozen: false,
      underWay: 0,
      userId: null,
      stop: null,
      visibilityListeners: new Set<() => void>(),
      heard: new Set<(userId: string) => void>(),
    };
    const tab = blank as unknown as Tab;
    const ports = this.portsOf(tab);
    Object.assign(tab, {
      rows: ports.rows,
      purchases: createPurchaseEngine(ports, this.customers[0]),
    });
    return tab;
  }

  private follow(tab: Tab, userId: string | null): void {
    tab.stop?.();
    tab.userId = userId;
    tab.stop = null;
    if (userId === null) return;
    const stopSeeing = tab.rows.subscribe(userId, (_, after) => {
      if (!tab.isDead) this.onScreen(after);
    });
    const stopWatching = tab.purchases.watch();
    tab.stop = () => {
      stopSeeing();
      stopWatching();
    };
  }

  private kill(tab: Tab): void {
    tab.isDead = true;
    this.timers = this.timers.filter((one) => one.tab !== tab);
    this.locks.kill(tab);
  }

  tab(index: number): Tab {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) throw new Error('no tab');
    return tab;
  }

  /** Reloads a tab, or returns by Back from the hosted page: everything that the tab was doing is gone. */
  reload(index: number): void {
    this.kill(this.tab(index));
    const fresh = this.openTab();
    this.tabs[index % this.tabs.length] = fresh;
    this.follow(fresh, this.userId);
  }

  show(index: number, isVisible: boolean): void {
    const tab = this.tab(index);
    if (tab.isFrozen || tab.isVisible === isVisible) return;
    tab.isVisible = isVisible;
    for (const changed of [...tab.visibilityListeners]) changed();
  }

  /**
   * Opens another page in this tab, while the browser keeps the present one as it is, for Back. A page that waits for an answer or a
   * lock is not kept: Back loads it again.
   */
  async leave(index: number): Promise<void> {
    const tab = this.tab(index);
    if (tab.isFrozen) return;
    this.show(index, false);
    await this.settle();
    const isSending = [...this.inFlight.values()].some((one) => one.tab === tab);
    if (tab.underWay > 0 || isSending || this.locks.isHolder(tab)) this.reload(index);
    else tab.isFrozen = true;
  }

  /** Goes back: the page continues as it was left. */
  comeBack(index: number): void {
    const tab = this.tab(index);
    if (!tab.isFrozen) return;
    tab.isFrozen = false;
    // The session looks at the storage first (`features/auth/session/store`).
    if (tab.userId !== this.userId) this.follow(tab, this.userId);
    this.show(index, true);
  }

  /* ------------------------------------------------------------------ session */

  signIn(userId: string): void {
    const user = this.world.state.users.find(({ id }) => id === userId);
    if (!user) throw new Error(`no ${userId}`);
    const { token } = openSession(this.world, user);
    const session = this.world.state.sessions[token];
    if (session) session.expireAt = FAR_AWAY;
    this.tokens.set(userId, token);
    localStorage.setItem('userAuthData', JSON.stringify({ jwt_token: token, expire_at: FAR_AWAY }));
    const owner = { user_id: userId, fingerprint: tokenFingerprint(token) };
    localStorage.setItem('sessionOwner', JSON.stringify(owner));
    this.userId = userId;
    for (const tab of this.tabs) if (!tab.isFrozen) this.follow(tab, userId);
  }

  signOut(): void {
    localStorage.removeItem('userAuthData');
    this.userId = null;
    for (const tab of this.tabs) if (!tab.isFrozen) this.follow(tab, null);
  }

  /** Ends the session in the backend; the portal learns it from its next call. */
  expireSession(): void {
    for (const session of Object.values(this.world.state.sessions)) session.revoked = true;
  }

  /* --------------------------------------------------------------------- time */

  /** Waits until nothing is under way except the calls that are held back. */
  async settle(): Promise<void> {
    let ticks = 0;
    for (let quiet = 0; quiet < 2; ) {
      await tick();
      ticks += 1;
      if (ticks > TICKS) throw new Error('the portal is never at rest');
      quiet = this.active === this.held.length ? quiet + 1 : 0;
      const due = this.timers.find((one) => one.at <= this.now && !one.tab?.isFrozen);
      if (quiet > 0 && due) {
        this.timers = this.timers.filter((one) => one !== due);
        due.work();
        quiet = 0;
      }
    }
    // The session's end reaches every tab.
    if (this.userId !== null && localStorage.getItem('userAuthData') === null) {
      this.signOut();
      await this.settle();
    }
  }

  /** Lets time pass. */
  async advance(seconds: number): Promise<void> {
    const end = this.now + seconds;
    while (seconds <= AWAKE) {
      const running = this.timers.filter((one) => !one.tab?.isFrozen);
      const nextAt = Math.min(...running.map((one) => one.at));
      if (nextAt > end) break;
      this.now = Math.max(this.now, nextAt);
      await this.timeOut();
      await this.settle();
    }
    this.now = end;
    settleWorld(this.world);
    await this.timeOut();
    await this.settle();
  }

  private async timeOut(): Promise<void> {
    const late = this.held.filter((one) => this.now - one.at >= CALL_TIMEOUT);
    this.held = this.held.filter((one) => !late.includes(one));
    for (const one of late) one.release(true);
  }

  /** Lets the held answers arrive, or get lost. */
  release(isLost = false): void {
    for (const one of this.held.splice(0)) one.release(isLost);
  }

  /* -------------------------------------------------------------------- world */

  /** Returns true while an id's record is listed with a status that the portal does not know. */
  hasUnknownStatus(id: string): boolean {
    return (this.unknownUntil.get(id) ?? 0) > this.now;
  }

  recordOf(id: string) {
    return this.world.state.records.find(
      (record) => (record.requestId ?? '') === id || `record:${record.id}` === id,
    );
  }

  /**
   * The backend says otherwise about the newest record that was called off, or paid. Returns the id of its request. Money that the
   * provider has sent back is not paid after all.
   */
  correct(to: 'paid' | 'refunded'): string | null {
    settleWorld(this.world);
    const from = to === 'paid' ? 'cancelled' : 'paid';
    const record = this.world.state.records.findLast(
      ({ status, payment }) => status === from && payment?.status !== 'refund_paid',
    );
    if (!record) return null;
    if (record.payment) record.payment.steps = [];
    if (to === 'refunded') {
      record.status = to;
      // The provider would not say for ever that a refund is under way.
      if (record.payment?.status === 'refund_process') record.payment.status = 'refund_paid';
    } else {
      record.status = 'unpaid';
      if (record.payment) record.payment.status = 'paid';
      fulfil(this.world, record, totalOf(record), this.now);
    }
    return record.requestId;
  }

  /** Reads the records in a tab, those of a status alone when one is given. Returns the status that was read for each id. */
  async readRecords(
    index: number,
    status: OrderStatus | null,
  ): Promise<ReadonlyMap<string, string>> {
    const tab = this.tab(index);
    const { userId } = tab;
    if (userId === null || tab.isFrozen) return new Map();
    const load = (type: 'order' | 'recharge') =>
      loadAllPages((paging) => rechargeRecord({ ...paging, type, ...(status && { status }) }));
    const read = async () => {
      const { list } = joinLists(await load('order'), await load('recharge'));
      if (tab.userId !== userId) return [];
      await tab.purchases.noteRecords(list);
      return list;
    };
    const list = await this.counted(read()).catch(() => []);
    return new Map(list.map(({ requestId, status }) => [requestId ?? '', String(status)]));
  }

  /** Performs an action of the hosted page, for the newest payment that allows it. */
  onHostedPage(action: PayAction): void {
    settleWorld(this.world);
    for (const record of [...this.world.state.records].reverse()) {
      if (performPayAction(this.world, record, action)) return;
    }
  }

  /** Pays everything that waits for a payment. */
  payAll(): void {
    settleWorld(this.world);
    for (const record of this.world.state.records) performPayAction(this.world, record, 'paid');
  }

  /** Reads the store by a reader of its own. */
  stored(userId: string): Promise<readonly Purchase[]> {
    return this.counted(createPurchaseStore().read(userId));
  }
}

/** Opens the browser that all tests of a file use. */
export function openBrowser(): PurchaseWorld {
  const browser = new PurchaseWorld();
  beforeAll(() => {
    browser.server.listen({ onUnhandledRequest: 'error' });
    createPluginManager();
  });
  afterAll(() => browser.server.close());
  return browser;
}
