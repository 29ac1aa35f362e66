/**
 * Watches everything that leaves the browser: the calls and scripts under way, calls sent twice, and the purchases for their
 * book.
 */
import type { BrowserContext, Request } from '@playwright/test';
import { worldTime } from '../../mock/world/state';
import { API_BASE, type CallName, calls, pathOf } from '../../src/api/contract';
import type { PurchaseBook } from './purchases';
import type { Scene } from './scene';

/** The weather delays no answer by more than this, in ms: a call that takes longer hangs. */
const HANGS_AFTER = 800;

const NAMES = Object.keys(calls) as CallName[];
/** Calls that the portal sends without a click, too, each tab by itself. */
const SENT_BY_ITSELF: readonly CallName[] = ['user.refreshToken', 'user.setlang'];
/** Calls that change something: one click may send each of them only once. */
const CHANGES = new Set<CallName>(
  NAMES.filter((name) => calls[name].changes && !SENT_BY_ITSELF.includes(name)),
);
const PURCHASES = new Set<CallName | null>(['order.pay', 'recharge.cryptomusPay']);

const callOf = (url: string): CallName | null => {
  const { pathname } = new URL(url);
  return NAMES.find((name) => `${API_BASE}${pathOf(name)}` === pathname) ?? null;
};

/** Returns the parameters of a call, without its request id. */
function sentWith(request: Request): { content: string; requestId: string | null } {
  const sent = new URLSearchParams(request.postData() ?? new URL(request.url()).search);
  const requestId = sent.get('request_id');
  sent.delete('request_id');
  return { content: `${callOf(request.url())} ${sent}`, requestId };
}

interface Listed {
  readonly code?: number;
  readonly data?: {
    readonly order_id?: unknown;
    readonly list?: readonly { readonly request_id?: string | null }[];
  } | null;
}

/** Enters the server's answers about purchases into the book. */
export async function recordAnswer(book: PurchaseBook, sent: globalThis.Request, answer: Response) {
  const call = callOf(sent.url);
  if (answer.type === 'error' || answer.status !== 200) return;
  if (!PURCHASES.has(call) && call !== 'order.rechargeRecord') return;
  const requestId = new URLSearchParams(await sent.text()).get('request_id');
  let body: Listed;
  try {
    body = JSON.parse(await answer.text()) as Listed;
  } catch {
    return;
  }
  if (requestId !== null) {
    const isReadable = body.code !== 0 || typeof body.data?.order_id === 'string';
    if (typeof body.code === 'number' && isReadable) book.answered(requestId, body.code);
  }
  for (const { request_id: listed } of body.data?.list ?? []) if (listed) book.listed(listed);
}

/** The requests under way. */
export interface Traffic {
  /** True when no call is under way but those that hang. */
  isQuiet(): boolean;
  /** True when a call hangs. */
  hangs(): boolean;
  /** Forgets the calls that hang now: their time-out has passed, or their page is gone. */
  giveUp(): void;
  /** A click begins: the calls from here on belong to it. */
  beginStep(): void;
}

const traffics = new WeakMap<BrowserContext, Traffic>();

/** Returns the traffic of a browser whose calls are watched. */
export function trafficOf(context: BrowserContext): Traffic {
  const traffic = traffics.get(context);
  if (!traffic) throw new Error('nobody watches the calls of this browser');
  return traffic;
}

const isAwaited = (request: Request) =>
  callOf(request.url()) !== null || request.resourceType() === 'script';

/** Watches everything that leaves the browser: fills the book of purchases, and reports calls that were sent twice. */
export function watchCalls(context: BrowserContext, scene: () => Scene): Traffic {
  /** Requests with their time of sending, in ms. */
  const underWay = new Map<Request, number>();
  const sentInStep = new Set<string>();
  context.on('request', (request) => {
    if (isAwaited(request)) underWay.set(request, Date.now());
    const call = callOf(request.url());
    if (call === null || !CHANGES.has(call)) return;
    const { world, book, find } = scene();
    const token = request.headers()['jwt-token'] ?? '';
    const userId = world.state.sessions[token]?.userId ?? 'nobody';
    const { content, requestId } = sentWith(request);
    const key = `${userId} ${content}`;
    if (sentInStep.has(key)) find(`sent twice by one click: ${content.split(' ')[0]}`);
    sentInStep.add(key);
    if (requestId) book.sent({ requestId, userId, content, at: worldTime(world) });
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    if (!PURCHASES.has(callOf(request.url()))) return;
    const { requestId } = sentWith(request);
    if (requestId) scene().book.lost(requestId);
  });
  const hanging = () =>
    [...underWay].filter(([, since]) => Date.now() - since > HANGS_AFTER).map(([one]) => one);
  const traffic: Traffic = {
    isQuiet: () => underWay.size === hanging().length,
    hangs: () => hanging().length > 0,
    giveUp() {
      for (const request of hanging()) underWay.delete(request);
    },
    beginStep: () => sentInStep.clear(),
  };
  traffics.set(context, traffic);
  return traffic;
}
