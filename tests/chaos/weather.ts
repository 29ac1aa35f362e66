/**
 * The bad days: calls that fail, a network that fails and returns, sessions that end, time that passes, chunks that do not load.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { clearFaults, type FaultPlan, planFault } from '../../mock/faults';
import { expireSessions } from '../../mock/world/account';
import { hash, integer, type Random } from '../../mock/world/random';
import type { Fault } from '../../mock/world/state';
import type { CallName } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { chance, pick, pickWeighted } from './random';
import { PAST_THE_TIMEOUT, type Scene } from './scene';

const CHUNKS = '**/client/assets/**/*.js';
const HOUR = 3600;
/** The longest delay between a call and its effect, in ms. */
const LATE = 500;

type ChunkTrouble = 'broken' | 'missing' | 'html';

export interface Weather {
  isOffline: boolean;
  chunks: ChunkTrouble | null;
  /** The faults under way whose effect is delayed. */
  readonly late: Fault[];
  /** Waits until every delayed effect has happened: the clock must not jump over it. */
  lateEffects(): Promise<void>;
}

/** Creates fair weather. */
export function fairWeather(): Weather {
  const late: Fault[] = [];
  let seen = 0;
  return {
    isOffline: false,
    chunks: null,
    late,
    async lateEffects() {
      const played = late.reduce((sum, fault) => sum + fault.played, 0);
      if (played > seen) await pause(LATE);
      seen = played;
    },
  };
}

/** Calls that fail more often than others, because a bad day costs most at money, traffic and the session. */
const DELICATE: readonly CallName[] = [
  'order.pay',
  'order.pay',
  'recharge.cryptomusPay',
  'recharge.checkPay',
  'order.check',
  'order.rechargeRecord',
  'order.packages',
  'user.info',
  'user.refreshToken',
  'account.login',
  'auth.trafficupdate',
  'auth.sublist',
  'auth.passadd',
  'auth.whiteipadd',
  'auth.whiteipdelete',
  'auth.whiteipget',
  'dynamic.stock',
  'traffic.changelog',
  'traffic.usage',
];

const ANSWERS: readonly FaultPlan['answer'][] = [
  'drop',
  'drop',
  'hang',
  'code',
  'status',
  'html',
  'invalid-json',
  'wrong-shape',
];
/** Calls that charge the customer. */
const PURCHASES: readonly CallName[] = ['order.pay', 'recharge.cryptomusPay'];
const CODES = [50000, CODE.tooManyRequests, 99999, CODE.notEnoughTraffic];
const STATUSES = [500, 502, 503, 504, 429];
const SHAPES: readonly unknown[] = [7, null, {}, [], 'text', { list: null, total: 'many' }];

function failCalls(
  { world, weather }: Scene,
  random: Random,
  about: readonly CallName[] = [],
): string {
  const likely = about.length > 0 && chance(random, 0.85) ? about : DELICATE;
  const call = chance(random, 0.9) ? pick(random, likely) : null;
  const answer = pick(random, ANSWERS);
  const code = pick(random, CODES);
  const chosen = pick(random, ['none', 'done', 'done', 'late'] as const);
  // By the contract "Too many requests" is a sure no, so this answer has no effect.
  const isNo = answer === 'code' && code === CODE.tooManyRequests;
  // An answer of a wrong shape has code 0, so the call took effect. Only for purchases does the portal look up whether it did.
  const isYes = answer === 'wrong-shape' && (call === null || !PURCHASES.includes(call));
  const effect = isNo ? 'none' : isYes && chosen === 'none' ? 'done' : chosen;
  const delay = integer(random, 0, effect === 'late' ? LATE : 200);
  const times = integer(random, 1, 3);
  const wrong = { code, status: pick(random, STATUSES), data: pick(random, SHAPES) };
  const fault = planFault(world, { call, answer, effect, delay, times, ...wrong });
  if (effect === 'late') weather.late.push(fault);
  return `${call ?? 'every call'}: ${answer}, effect ${effect}, ${times}×`;
}

function slowCalls({ world }: Scene, random: Random): string {
  const times = integer(random, 5, 20);
  planFault(world, { answer: 'truth', delay: 100, jitter: 400, times });
  return `slow calls, ${times}×`;
}

async function switchNetwork({ context, weather }: Scene): Promise<string> {
  weather.isOffline = !weather.isOffline;
  await context.setOffline(weather.isOffline);
  return weather.isOffline ? 'the network goes' : 'the network is back';
}

function endSessions({ world }: Scene, random: Random): string {
  const isRevoked = chance(random, 0.4);
  expireSessions(world, isRevoked);
  return isRevoked ? 'sessions are revoked' : 'sessions need a refresh';
}

const JUMPS = [PAST_THE_TIMEOUT, 61, 600, 3 * HOUR, 26 * HOUR];

async function jump(scene: Scene, random: Random): Promise<string> {
  const seconds = pick(random, JUMPS);
  await scene.pass(seconds);
  return `${seconds} s pass`;
}

/**
 * Errors of the device's clock, in seconds: mostly ahead, because then the portal ends sessions that the service has not ended.
 */
const WRONG = [0, 90, 5 * HOUR, 26 * HOUR, -90, -5 * HOUR];

async function setDeviceClock(scene: Scene, random: Random): Promise<string> {
  const ahead = pick(random, WRONG);
  await scene.setDeviceClock(ahead);
  return ahead === 0 ? 'the device’s clock is set right' : `the device’s clock is ${ahead} s ahead`;
}

const SHARE = 3;
const NOT_GUESSED = { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' };

/** Makes about a third of the chunks fail, by their names; the browser forgets those that it has. */
async function failChunks(scene: Scene, random: Random): Promise<string> {
  const { context, page, weather } = scene;
  const trouble = pick(random, ['broken', 'missing', 'html'] as const);
  const salt = integer(random, 0, 1000);
  const handle = (route: Route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (hash(`${salt}${name}`) % SHARE !== 0) return route.continue();
    if (trouble === 'broken') return route.abort('connectionreset');
    if (trouble === 'missing') return route.fulfill({ status: 404, body: 'Not found' });
    // With the header of deploy/nginx/portal/headers.conf: without it the browser runs the first script's HTML, and says a syntax error.
    return route.fulfill({ headers: NOT_GUESSED, body: '<!doctype html><h1>Hello</h1>' });
  };
  if (weather.chunks === null) {
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
    await context.route(CHUNKS, (route) => handle(route).catch(() => undefined));
  }
  weather.chunks ??= trouble;
  return `chunks are ${weather.chunks}`;
}

interface Trouble {
  readonly weight: number;
  readonly start: (
    scene: Scene,
    random: Random,
    about?: readonly CallName[],
  ) => string | Promise<string>;
}

const TROUBLES: readonly Trouble[] = [
  { weight: 16, start: failCalls },
  { weight: 3, start: slowCalls },
  { weight: 3, start: switchNetwork },
  { weight: 2, start: endSessions },
  { weight: 3, start: jump },
  { weight: 2, start: setDeviceClock },
  { weight: 2, start: failChunks },
];

const SOMETHING_HAPPENS = 0.6;

/** Changes the weather before an action that makes some calls. Returns words for the log. */
export async function changeWeather(
  scene: Scene,
  random: Random,
  about: readonly CallName[] = [],
): Promise<string[]> {
  const happened: string[] = [];
  const { weather } = scene;
  if (weather.isOffline && chance(random, 0.6)) happened.push(await switchNetwork(scene));
  if (weather.chunks !== null && chance(random, 0.5)) happened.push(await healChunks(scene));
  if (!chance(random, SOMETHING_HAPPENS)) return happened;
  happened.push(await pickWeighted(random, TROUBLES).start(scene, random, about));
  return happened;
}

async function healChunks({ context, weather }: Scene): Promise<string> {
  await context.unroute(CHUNKS);
  weather.chunks = null;
  return 'chunks are there';
}

/** Makes everything work again, and waits until all delayed effects have happened. */
export async function calmDown(scene: Scene): Promise<void> {
  const { world, weather } = scene;
  clearFaults(world);
  if (weather.isOffline) await switchNetwork(scene);
  if (weather.chunks !== null) await healChunks(scene);
  await scene.pass(PAST_THE_TIMEOUT);
}
