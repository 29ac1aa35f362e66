/** Plays one seed: a random customer on a build, step by step. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Random } from '../../mock/world/random';
import { ACTIONS, type Action, placeOf } from './actions';
import { judgeCalm, judgeStep } from './judge';
import { chance, pick, pickWeighted, streamOf } from './random';
import { openScene, type Scene } from './scene';
import { ControlNotAvailable } from './touch';
import { calmDown, changeWeather, fairWeather } from './weather';

export interface Plan {
  readonly seed: number;
  /** Directory of the production build. */
  readonly dist: string;
  /** Ends after this time, in ms, or after so many steps. */
  readonly ms: number;
  readonly steps: number;
  /** Folder for screenshots. */
  readonly results: string;
  /** Ends the run with the first finding for which this returns true. */
  readonly until: (finding: Finding) => boolean;
}

export interface Finding {
  readonly seed: number;
  readonly step: number;
  readonly what: string;
  /** The last steps before the finding, oldest first. */
  readonly steps: readonly string[];
  readonly screenshot: string;
}

export interface SeedResult {
  readonly seed: number;
  readonly steps: number;
  readonly faults: number;
  /** Number of purchases that were sent: orders and top-ups. */
  readonly purchases: number;
  readonly charges: number;
  readonly findings: readonly Finding[];
}

/** After every so many steps all faults end, and the portal must be well again. */
const CALM_EVERY = 8;
/** Number of steps that are reported with a finding. */
const STEPS_SHOWN = 10;
/** Number of other actions to try when one is not possible. */
const IDEAS = 3;
/** Share of steps with a hanging call in which the customer waits for its time-out. */
const PATIENT = 0.6;
/** Length of the reported reason when an action was not possible, in characters. */
const WHY = 70;
/** The limit of a whole action, in ms. Each of its waits has a shorter one, so an action that takes longer has met a page that hangs. */
const ACTION_LIMIT = 60_000;
const HANGS = 'the page hangs';

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(HANGS)), ACTION_LIMIT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Returns to the portal in a tab that shows something else. */
async function comeBack(scene: Scene): Promise<void> {
  const open = scene.context.pages().filter((tab) => !tab.isClosed());
  if (open.length === 0) await scene.openTab('/client/dashboard');
  else if (scene.page.isClosed()) scene.page = open[0] ?? scene.page;
  if (placeOf(scene.page) !== 'elsewhere' || scene.weather.isOffline) return;
  await scene.page.goto('/client/dashboard', { waitUntil: 'commit' });
}

/** Chooses the customer's next action, possible where they are. */
function plan(scene: Scene, random: Random): Action | null {
  const place = placeOf(scene.page);
  const possible = ACTIONS.filter(
    ({ at, loads }) => at.includes(place) && !(loads && scene.weather.isOffline),
  );
  return possible.length === 0 ? null : pickWeighted(random, possible);
}

/** Performs the action. Returns it in words, and whether it was possible. */
async function act(scene: Scene, random: Random, action: Action | null) {
  if (action === null || (action.loads && scene.weather.isOffline))
    return { said: 'waits', isDone: false };
  try {
    const said = await inTime(action.run(scene, random));
    return {
      said: typeof said === 'string' ? `${action.name}: ${said}` : action.name,
      isDone: true,
    };
  } catch (error) {
    // A control was missing, or a tab was closed: the judge then checks the page as the customer sees it.
    if (error instanceof Error && error.message === HANGS) scene.find(HANGS);
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {
      said: `${action.name} (${why.slice(0, WHY)})`,
      isDone: !(error instanceof ControlNotAvailable),
    };
  }
}

/** Plays one step: the weather changes, or the customer does something. Returns the step in words. */
async function play(scene: Scene, seed: number, step: number) {
  const random = streamOf(seed, step, 'action');
  scene.isPatient = chance(streamOf(seed, step, 'patience'), PATIENT);
  const first = plan(scene, random);
  const weather = await changeWeather(scene, streamOf(seed, step, 'weather'), first?.calls);
  const done = [];
  for (let action = first; done.length < IDEAS; action = plan(scene, random)) {
    scene.beginStep();
    const { said, isDone } = await act(scene, random, action);
    done.push(said);
    if (isDone) break;
  }
  return { weather, done: done.join(', then ') };
}

async function playCalm(scene: Scene) {
  scene.isPatient = true;
  await calmDown(scene);
  return { weather: ['all is well'], done: 'looks around' };
}

async function screenshot(scene: Scene, { results, seed }: Plan, step: number): Promise<string> {
  await mkdir(results, { recursive: true });
  const path = join(results, `seed-${seed}-step-${step}.png`);
  await scene.page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
  return path;
}

/** Plays a seed to its end. */
export async function runSeed(
  browser: Browser,
  plan: Plan,
  tell: (line: string) => void,
): Promise<SeedResult> {
  const { seed, dist, ms, steps: most } = plan;
  const scene = await openScene(browser, { dist, seed, weather: fairWeather() });
  const findings: Finding[] = [];
  const steps: string[] = [];
  const until = Date.now() + ms;
  let faults = 0;
  let step = 0;
  const gather = async () => {
    for (const what of scene.found()) {
      const path = await screenshot(scene, plan, step);
      findings.push({ seed, step, what, steps: steps.slice(-STEPS_SHOWN), screenshot: path });
    }
  };
  try {
    while (step < most && Date.now() < until && !findings.some(plan.until)) {
      step += 1;
      scene.beginStep();
      await comeBack(scene);
      const isCalm = step % CALM_EVERY === 0;
      const { weather, done } = await (isCalm ? playCalm(scene) : play(scene, seed, step));
      if (!isCalm) faults += weather.length;
      await comeBack(scene);
      await scene.rest();
      const said = `${step} ${done}${weather.length > 0 ? ` [${weather.join('; ')}]` : ''}`;
      const { pathname, search } = new URL(scene.page.url());
      steps.push(`${said} → ${pathname}${search}`);
      tell(steps.at(-1) ?? '');
      if (isCalm) await judgeCalm(scene);
      await judgeStep(scene);
      await gather();
    }
    const { charges, users } = scene.world.state;
    const purchases = users.reduce((sum, { id }) => sum + scene.book.idsOf(id).length, 0);
    return { seed, steps: step, faults, purchases, charges: charges.length, findings };
  } finally {
    await scene.close();
  }
}

/** Returns a random seed, when none was given. */
export const anySeed = (): number => pick({ state: Date.now() >>> 0 }, [...Array(1e5).keys()]);
