/** Checks the rules that must hold after every step, and those that must hold once everything works again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { NOT_LOADED_MESSAGES } from '../../config/notLoadedMessages';
import { findImbalances } from '../../mock/world/reconcile';
import { textPattern, textWithinPattern } from '../support/eitherText';
import { MESSAGES, type TextKey } from '../support/messages';
import { dialogOf } from '../support/playwright/controls';
import { placeOf } from './actions';
import { findMistake, lookAt } from './look';
import { PAST_THE_TIMEOUT, type Scene } from './scene';
import { everythingStored, secretsOn } from './secrets';

const NOT_CHARGED = textWithinPattern('outcome.absent', 'outcome.notSent');
/** Matches the words of a part of a page whose call was not answered, or not readably. */
const CALL_FAILED = textWithinPattern(
  ...(Object.keys(MESSAGES['en-US']) as TextKey[]).filter((key) =>
    /^failure\.(contract|network|timeout|http|json)/.test(key),
  ),
);

/** A problem that is gone after this time does not count, in ms. While a call hangs, its time-out is waited for instead. */
const FIRST_LOOK = 3000;
const SECOND_LOOK = 4000;
const LOOK_AGAIN = 80;
const TRIES = 4;
/** The portal reads the records after this time at the latest, in seconds. */
const PAST_A_LOOK = 660;
/** The painted shell shows its link after a CSS animation of 15 s, which is played faster by this factor. */
const HURRY = 20;

async function wrongFor({ hangs }: Scene, page: Page, ms: number): Promise<string | null> {
  const until = Date.now() + ms;
  let wrong = findMistake(await lookAt(page));
  while (wrong !== null && Date.now() < until && !hangs()) {
    await pause(LOOK_AGAIN);
    wrong = findMistake(await lookAt(page));
  }
  return wrong;
}

async function hurryAnimations(scene: Scene, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: HURRY });
  await wrongFor(scene, page, SECOND_LOOK);
  await session.detach();
}

/** Checks that a tab of the portal shows some text and a control, at the latest when its calls have timed out. */
async function judgePage(scene: Scene, page: Page): Promise<void> {
  // The customer loads no document while the network is gone, so the portal must have done so.
  if (page.url().startsWith('chrome-error:'))
    scene.find('the portal was loaded again without a network');
  const place = placeOf(page);
  if (place !== 'portal' && place !== 'anonymous') return;
  let wrong = await wrongFor(scene, page, FIRST_LOOK);
  if (wrong === null) return;
  // A call that is sent again after its time-out may hang again.
  for (let tries = 0; tries < TRIES && (tries === 0 || scene.hangs()); tries += 1) {
    await scene.pass(PAST_THE_TIMEOUT);
    wrong = await wrongFor(scene, page, SECOND_LOOK);
  }
  if (wrong?.includes('painted')) {
    await hurryAnimations(scene, page);
    wrong = findMistake(await lookAt(page));
  }
  if (wrong !== null) scene.find(`${wrong} (${new URL(page.url()).pathname})`);
}

/** Returns the customer of the mock world whose token the browser has stored. */
async function ownerOf({ world }: Scene, page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('userAuthData')).catch(() => null);
  if (stored === null) return null;
  const token = String((JSON.parse(stored) as { jwt_token?: unknown }).jwt_token);
  const session = world.state.sessions[token];
  return world.state.users.find(({ id }) => id === session?.userId) ?? null;
}

/** Returns true when a text names an amount in cents, in either language. */
const namesAmount = (text: string, cents: number) =>
  text.replace(/\D/g, '').includes(String(cents));

/** Checks that "Nothing was charged" is true: for the record that it names, or for the last purchase sent with that amount. */
async function judgeWords(scene: Scene, page: Page): Promise<void> {
  const { world, book } = scene;
  const owner = await ownerOf(scene, page);
  if (!owner) return;
  const claims = page.getByText(NOT_CHARGED).filter({ visible: true });
  for (const claim of await claims.allTextContents().catch(() => [])) {
    const records = world.state.records.filter(({ userId }) => userId === owner.id);
    const named = records.filter(({ id }) => claim.includes(id));
    // The text may mean a purchase that was sent and is in no record: then it is true.
    const last = book
      .idsOf(owner.id)
      .map((id) => records.find(({ requestId }) => requestId === id))
      .findLast((one) => one === undefined || namesAmount(claim, one.amount + one.fee));
    const meant = named.length > 0 || last === undefined ? named : [last];
    for (const { id, status } of meant) {
      if (status === 'paid') scene.find(`"nothing was charged", but ${id} is ${status}`);
    }
  }
}

/** Checks everything that must hold after any step. */
export async function judgeStep(scene: Scene): Promise<void> {
  const { world, book, context } = scene;
  // The tabs in the background, too: the customer may return to each of them at any time.
  for (const tab of context.pages()) {
    await judgePage(scene, tab);
    await judgeWords(scene, tab);
  }
  for (const problem of book.problems()) scene.find(`charges: ${problem}`);
  const ids = new Set(world.state.users.flatMap(({ id }) => book.idsOf(id)));
  for (const { id, requestId, createdAt, credited } of world.state.records) {
    if (!credited || createdAt < scene.startedAt) continue;
    if (requestId === null || !ids.has(requestId)) scene.find(`charges: ${id} was never sent`);
  }
  for (const user of world.state.users) {
    for (const problem of findImbalances(world, user))
      scene.find(`books of ${user.email}: ${problem}`);
  }
  for (const tab of context.pages()) {
    for (const what of await secretsOn(world, tab)) scene.find(`secret: ${what}`);
  }
}

/** Presses every control that offers to try again after a failure; below the first painted page that is a link. */
async function recover({ page }: Scene): Promise<void> {
  const offers = page
    .getByRole('button', { name: textPattern('common.retry') })
    .or(page.getByRole('button', { name: textPattern('common.reload') }))
    .or(page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link }))
    .filter({ visible: true });
  for (const offer of await offers.all())
    await offer.click({ timeout: 1000 }).catch(() => undefined);
}

/** Scrolls to a part that still shows a skeleton: a chart is drawn once it is in the window. */
async function lookAtBusy({ page }: Scene): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: textPattern('shell.loading') })
    // Playwright's own scrolling first waits until the element rests, which a busy machine may not manage in time.
    .evaluateAll(([first]) => first?.scrollIntoView({ block: 'center' }))
    .catch(() => undefined);
}

/** Returns the request ids of a browser's purchases without an answer. */
async function unansweredIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(everythingStored).catch(() => []);
  return stored
    .filter(({ where }) => where.startsWith('IndexedDB purchases '))
    .flatMap(({ text }) => JSON.parse(text) as { readonly id: string; readonly stage: string }[])
    .filter(({ stage }) => stage === 'sent' || stage === 'open')
    .map(({ id }) => id);
}

/**
 * Checks that every recorded purchase of the session's customer has its answer in the portal, at the latest after the next reading of
 * the records.
 */
async function judgeAnswers(scene: Scene): Promise<void> {
  const { page, world } = scene;
  const owner = await ownerOf(scene, page);
  if (!owner || placeOf(page) !== 'portal') return;
  const forgotten = async () => {
    const waiting = await unansweredIn(page);
    const records = world.state.records.filter(({ userId }) => userId === owner.id);
    return records.find(({ requestId }) => requestId !== null && waiting.includes(requestId));
  };
  for (let tries = 0; tries < TRIES && (await forgotten()); tries += 1) {
    await scene.pass(PAST_A_LOOK);
    await scene.rest();
  }
  const left = await forgotten();
  if (left) scene.find(`${left.id} is ${left.status}, and the portal still waits for its answer`);
}

/**
 * Checks, once everything works again and in each tab: Retry restores whatever failed, the link below the first painted page loads the
 * portal, nothing goes on loading, the page shows the customer of the session, and every purchase that was sent has its answer.
 */
export async function judgeCalm(scene: Scene): Promise<void> {
  const front = scene.page;
  for (const tab of scene.context.pages()) {
    scene.page = tab;
    await tab.bringToFront();
    await judgePage(scene, tab);
    await judgeTab(scene);
  }
  scene.page = front;
  await front.bringToFront();
  await judgeAnswers(scene);
}

async function judgeTab(scene: Scene): Promise<void> {
  const { page, world } = scene;
  const place = placeOf(page);
  if (place !== 'portal' && place !== 'anonymous') return;
  const { pathname } = new URL(page.url());
  await closeDialog(scene);
  const failures = page.getByRole('alert').filter({ hasText: CALL_FAILED, visible: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    await scene.rest();
    await lookAtBusy(scene);
    await scene.rest();
    const seen = await lookAt(page);
    if ((await failures.count()) === 0 && seen?.isBusy === false && !seen.isPainted) break;
    await recover(scene);
    if (tries === 1) await scene.pass(PAST_THE_TIMEOUT);
  }
  await scene.rest();
  const last = await lookAt(page);
  if ((await failures.count()) > 0)
    scene.find(`a failure stays when everything works (${pathname})`);
  else if (last?.isBusy) scene.find(`it goes on loading (${pathname})`);
  else if (last?.isPainted) scene.find(`the painted shell stays (${pathname})`);
  const owner = await ownerOf(scene, page);
  const text = await page.evaluate(() => document.body.textContent ?? '').catch(() => '');
  for (const user of world.state.users) {
    const greetings = [user.email, user.proxyUsername];
    const isShown =
      placeOf(page) === 'portal' &&
      (greetings.some((one) => text.includes(one)) || greets(text, user.name));
    if (isShown && user !== owner)
      scene.find(`the screen of ${user.email} in the session of ${owner?.email ?? 'nobody'}`);
  }
}

/** Returns a pattern of the layout's greeting, "Hello, NAME". */
const greets = (text: string, name: string) =>
  new RegExp(`(Hello|Здравствуйте), ${name.replace(/\W/g, '\\$&')}`).test(text);

/** Checks that the keyboard can close a dialog. */
async function closeDialog(scene: Scene): Promise<void> {
  const { page } = scene;
  const dialog = dialogOf(page).filter({ visible: true });
  for (let tries = 0; tries < TRIES && (await dialog.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await scene.rest();
  }
  if ((await dialog.count()) > 0) scene.find('a dialog stays after Escape');
}
