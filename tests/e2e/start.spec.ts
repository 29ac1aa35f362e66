/**
 * The pages before sign-in are painted before the portal's code is there (config/plugins/start.ts). Here that code is held back, let go, or lost, and
 * what the customer has typed and pressed meanwhile must be in React's page afterwards.
 */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NOT_LOADED_MESSAGES } from '../../config/notLoadedMessages';
import { holdRequests } from '../support/playwright/answers';
import { signInChunk } from '../support/playwright/buildChunks';
import { button, field, heading, signOut } from '../support/playwright/controls';
import { DEMO, expect, startSignedIn, storeSession, test } from '../support/playwright/fixtures';
import { LOOKS } from '../support/playwright/layout';
import { failedLoad } from '../support/playwright/noise';
import { expectToldAtOnce } from '../support/playwright/notLoaded';
import { recordAddresses, recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { ru, t } from '../support/texts';
import { PUBLIC } from '../support/world/routes';

const CODE = '**/assets/umi-*.js';
const LOGIN = '/client/user/login';
const painted = (page: Page) => page.locator('#start');

/** Holds the portal's first script back. Returns the function that lets it go. */
const holdPortal = (page: Page) => holdRequests(page, CODE);

/** Opens a page of which only the painted form is there yet. */
async function openPainted(page: Page, path = LOGIN): Promise<() => void> {
  const release = await holdPortal(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(painted(page).getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Types what the demo customer signs in with; the focus stays in the password. */
async function typeDemo(page: Page): Promise<void> {
  await field(page, t('user.email')).fill(DEMO.email);
  await field(page, t('user.password')).fill(DEMO.password);
}

const expectTaken = (page: Page) => expect(painted(page)).toHaveCount(0);

/** Reads the box, the words and the look of everything on the page. */
function look(frame: string) {
  const round = (px: number) => Math.round(px * 100) / 100;
  return [...document.querySelectorAll(`${frame} > div *`)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent);
    return {
      tag: element.localName,
      name: element.getAttribute('aria-label') ?? element.getAttribute('autocomplete'),
      href: element.getAttribute('href'),
      words: words.join(''),
      box: [x, y, width, height].map(round),
      look: [
        style.color,
        style.backgroundColor,
        style.borderTopColor,
        style.borderTopWidth,
        style.borderRadius,
        style.boxShadow,
        style.font,
        style.opacity,
        style.textDecorationLine,
      ],
    };
  });
}

for (const { locale, appearance, viewport } of LOOKS) {
  test.describe(`${locale}, ${appearance}, ${viewport.width} px`, () => {
    test.use({ locale, colorScheme: appearance, viewport });
    test("each painted page is React's page, to the pixel", async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // At the address of a mail's link nothing is painted.
      for (const path of PUBLIC.map((address) => address.replace(/\?.*/, ''))) {
        const release = await openPainted(page, `/client${path}?ref=7`);
        // The pictures have no size of their own.
        await page.evaluate(() => document.fonts.ready);
        const before = await page.evaluate(look, '#start');
        const title = await page.title();
        expect(before.length, path).toBeGreaterThan(20);
        release();
        await expectTaken(page);
        // antd's Russian texts, which name the button in a password field, are the last to load.
        await expect.poll(() => page.evaluate(look, '#root'), path).toEqual(before);
        expect(await page.title()).toBe(title);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toBe(0);
      }
    });
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`a focused painted field looks as React's by its own style, forced colours ${forcedColors}`, async ({
    page,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/client/assets/umi-', 'ERR_FAILED'));
    await page.emulateMedia({ forcedColors });
    const picture = async () => {
      await field(page, t('user.email')).focus();
      return page.getByRole('main').screenshot();
    };
    await page.goto(LOGIN);
    await waitUntilAtRest(page);
    const react = await picture();
    // Some browsers paint before the portal's sheet is there.
    await page.route('**/assets/umi-*.css', (route) => route.abort());
    await openPainted(page);
    await expect.poll(async () => (await picture()).equals(react)).toBe(true);
  });
}

test('typed text, the focus and the caret are in the page of React', async ({ page }) => {
  const release = await openPainted(page);
  await field(page, t('user.password')).fill('secret');
  await field(page, t('user.email')).click();
  await page.keyboard.type('dem@example.com');
  for (let step = 0; step < '@example.com'.length; step += 1) {
    await page.keyboard.press('ArrowLeft');
  }
  release();
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toBeFocused();
  await page.keyboard.type('o');
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
  await expect(field(page, t('user.password'))).toHaveValue('secret');
});

test('Enter sends once, and the password is never in the address', async ({ page }) => {
  const addresses = recordAddresses(page);
  const calls = recordCalls(page, '/account/login');
  const release = await openPainted(page);
  await page.keyboard.press('Enter');
  await typeDemo(page);
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  await expect(button(page, t('user.signingIn'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login$/);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls).toHaveLength(1);
  expect(addresses.filter((one) => one.includes('?'))).toEqual([]);
});

test('Enter presses the form’s button, not one that an extension put there', async ({ page }) => {
  const release = await openPainted(page);
  await painted(page)
    .locator('form')
    .evaluate((form) => {
      form.prepend(Object.assign(document.createElement('button'), { type: 'button' }));
    });
  await typeDemo(page);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no form is ever there that the browser itself would send', async ({ page }) => {
  await page.addInitScript(() => {
    // Each form is sent in the moment in which it is there: the painted one, that of React behind it, and that of the next page.
    const known = new Set<HTMLFormElement>();
    new MutationObserver(() => {
      for (const form of document.querySelectorAll('form')) {
        if (known.has(form)) continue;
        known.add(form);
        form.requestSubmit();
      }
      document.documentElement.dataset.forms = String(known.size);
    }).observe(document, { childList: true, subtree: true });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const release = await holdPortal(page);
  const paint = await holdRequests(page, '**/preload-*');
  await page.goto(LOGIN, { waitUntil: 'commit' });
  await expect(page.locator('.boot')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toHaveCount(0);
  paint();
  await expect(painted(page).locator('form')).toBeVisible();
  await field(page, t('user.password')).fill(DEMO.password);
  await page.keyboard.press('Enter');
  release();
  await expectTaken(page);
  await expect(page.locator('html')).toHaveAttribute('data-forms', '2');
  await expect(page.getByText(t('common.required'))).toBeVisible();
  expect(documents).toHaveLength(1);
  await expect(page).toHaveURL(/\/user\/login$/);
});

test('whoever goes on typing after Enter has not sent anything', async ({ page }) => {
  const release = await openPainted(page);
  await typeDemo(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('6');
  await expect(button(page, t('user.signIn'))).toBeVisible();
  release();
  await expectTaken(page);
  await expect(field(page, t('user.password'))).toHaveValue(`${DEMO.password}6`);
  await expect(page).toHaveURL(/\/user\/login$/);
});

test('a pressed language and a shown password are so in the page of React', async ({ page }) => {
  const release = await openPainted(page);
  await field(page, t('user.password')).fill('secret');
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await button(page, 'Русский').click();
  release();
  await expectTaken(page);
  await expect(heading(page, ru('menu.login'))).toBeVisible();
  await expect(field(page, ru('user.password'))).toHaveAttribute('type', 'text');
  await expect(field(page, ru('user.password'))).toHaveValue('secret');
});

test('the exchange waits for an input method’s word; nothing is there twice', async ({ page }) => {
  const release = await openPainted(page);
  await field(page, t('user.email')).click();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 're', selectionStart: 2, selectionEnd: 2 });
  release();
  await expect(page.locator('#root h1')).toHaveCount(1);
  await expect(painted(page)).toBeVisible();
  for (const role of ['heading', 'textbox', 'button', 'link', 'main'] as const) {
    const all = page.getByRole(role);
    await expect(all).toHaveCount(await painted(page).getByRole(role).count());
  }
  await cdp.send('Input.insertText', { text: '热' });
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toBeFocused();
  await expect(field(page, t('user.email'))).toHaveValue('热');
});

test('a password manager fills both fields before the exchange', async ({ page }) => {
  await page.addInitScript(() => {
    // Before anyone hears of React's page: drawing it has taken longer than the exchange waits.
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#root h1')) return;
      watch.disconnect();
      const end = performance.now() + 300;
      while (performance.now() < end);
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await openPainted(page);
  await page.evaluate(() => {
    const [email, password] = document.querySelectorAll('input');
    const fill = (input: HTMLInputElement | undefined, value: string) => {
      if (!input?.isConnected) throw new Error('the field has gone while it is filled in');
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fill(email, 'demo@example.com');
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#root h1')) return;
      watch.disconnect();
      fill(password, 'demo12345');
    }).observe(document.querySelector('#root') ?? document, { childList: true, subtree: true });
    const fillOn = setInterval(() => {
      if (document.querySelector('#root h1')) clearInterval(fillOn);
      else fill(email, 'demo@example.com');
    }, 20);
  });
  release();
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
  await expect(field(page, t('user.password'))).toHaveValue(DEMO.password);
});

test('nothing is painted for who is signed in or comes by a link', async ({ page, backend }) => {
  const expectUnpainted = async (open: () => Promise<unknown>) => {
    const release = await holdPortal(page);
    await open();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'system');
    await expect(painted(page), page.url()).toHaveCount(0);
    release();
  };
  for (const address of [
    `${LOGIN}?activated=1`,
    '/client/user/register?invalid=1',
    `${LOGIN}#error=access_denied`,
    '/client/user/resetpassword?token=x',
  ]) {
    await expectUnpainted(() => page.goto(address, { waitUntil: 'commit' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // A reload of the last one, whose token is not in the address any more.
  await expect(page).toHaveURL(/resetpassword$/);
  await expectUnpainted(() => page.reload({ waitUntil: 'commit' }));
  await expect(field(page, t('user.newPassword'))).toBeVisible();
  await expect(page.getByText(t('user.missingToken'))).toHaveCount(0);
  await startSignedIn(page, backend);
  await expectUnpainted(() => page.goto(LOGIN, { waitUntil: 'commit' }));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the painted form is accessible, also at a signed-in page’s address', async ({ page }) => {
  const release = await openPainted(page, '/client/usage?tab=changes');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await expect(field(page, t('user.email'))).toHaveAttribute('autocomplete', 'username');
  const forgot = page.getByRole('link', { name: t('user.forgot') });
  await expect(forgot).toHaveAttribute('href', '/client/user/emailtoreset?tab=changes');
  release();
  await expectTaken(page);
  await expect(forgot).toHaveAttribute('href', '/client/user/emailtoreset?tab=changes');
});

test('a first script that failed once is asked for again', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/client/assets/umi-', 'ERR_FAILED'));
  const release = await holdPortal(page);
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  await page.goto(LOGIN, { waitUntil: 'commit' });
  await field(page, t('user.email')).fill(DEMO.email);
  release();
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
});

test('a translated painted page hands over what was typed and pressed', async ({ page }) => {
  const release = await openPainted(page);
  await page.locator('#start h1').evaluate((heading) => {
    heading.textContent = 'Iniciar sesión';
  });
  await typeDemo(page);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page that is translated during a composition is still known', async ({ page }) => {
  const release = await openPainted(page);
  const typed = painted(page).locator('#email');
  await typed.fill(DEMO.email);
  await typed.dispatchEvent('compositionstart');
  release();
  await page.locator('#root h1').evaluate((heading) => {
    heading.textContent = 'Iniciar sesión';
  });
  await typed.dispatchEvent('compositionend');
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
});

test('Retry after failed code brings back what was typed', async ({ page, dist, requireNoise }) => {
  const chunk = signInChunk(dist);
  requireNoise(failedLoad(`/client/assets/${chunk}-`, 'ERR_FAILED'));
  const calls = recordCalls(page, '/account/login');
  const code = `**/assets/${chunk}-*.js*`;
  await page.route(code, (route) => route.abort());
  const release = await openPainted(page);
  await typeDemo(page);
  await page.keyboard.press('Enter');
  release();
  const retry = button(page, t('common.retry'));
  await expect(retry).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
  await expect(field(page, t('user.password'))).toHaveValue(DEMO.password);
  expect(calls).toHaveLength(0);
});

test('text typed before another tab signed in is in no later form', async ({ page, backend }) => {
  const release = await openPainted(page, '/client/dashboard');
  await field(page, t('user.email')).fill(DEMO.email);
  await storeSession(page, backend, DEMO.email);
  release();
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();
  await signOut(page);
  await expect(heading(page, t('menu.login'))).toBeVisible();
  await expect(field(page, t('user.email'))).toHaveValue('');
});

test('an address in capitals, which the router takes, has its page painted', async ({ page }) => {
  const release = await openPainted(page, '/client/user/REGISTER');
  await field(page, t('user.email')).fill(DEMO.email);
  release();
  await expectTaken(page);
  await expect(field(page, t('user.email'))).toHaveValue(DEMO.email);
  await expect(heading(page, t('menu.register'))).toBeVisible();
});

test('a first script that failed twice is told below the form', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/client/assets/umi-', 'ERR_FAILED'));
  await page.route(CODE, (route) => route.abort());
  const release = await holdPortal(page);
  await page.goto(LOGIN, { waitUntil: 'commit' });
  await typeDemo(page);
  await page.keyboard.press('Enter');
  await expect(button(page, t('user.signingIn'))).toBeVisible();
  release();
  await expectToldAtOnce(page);
  await expect(button(page, t('user.signIn'))).toBeVisible();
  await field(page, t('user.password')).press('Enter');
  await expect(button(page, t('user.signIn'))).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link }).click();
  await expect(page.locator('input[type="email"]')).toBeVisible();
});

test('an error while a page loads is not told as a failed start', async ({ page, backend }) => {
  await startSignedIn(page, backend);
  const release = await holdRequests(page, '**/api/user/info*');
  await page.goto('/client/dashboard');
  await expect(page.locator('#root > .boot')).toHaveCount(0);
  await expect(page.locator('.boot')).toBeVisible();
  await page.evaluate(() => {
    const filename = `${location.origin}/client/assets/some.js`;
    window.dispatchEvent(new ErrorEvent('error', { filename }));
  });
  await expect(page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link })).toBeHidden();
  release();
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();
});

test('a first script that hangs is told after 15 s', async ({ page }) => {
  const release = await openPainted(page);
  const link = page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link });
  await expect(link).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Reflect.get(animation, 'animationName') === 'way-out') animation.currentTime = 15_001;
    }
  });
  await expect(link).toBeVisible();
  release();
  await expectTaken(page);
  await expect(link).toBeHidden();
});
