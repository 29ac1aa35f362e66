/** Browsers that lack a part (tests/e2e/missingParts.spec.ts), in engines whose own parts are others. */
import { NOT_LOADED_MESSAGES } from '../../config/notLoadedMessages';
import { t } from '../support/texts';
import { SIGNED_IN } from '../support/world/routes';
import { expect, openSignedIn, signIn, test } from './fixtures';
import { recordNoise, saveData } from './noise';

function removeObservers(): void {
  for (const name of ['matchMedia', 'IntersectionObserver', 'ResizeObserver'])
    Object.defineProperty(window, name, { value: undefined, writable: true });
}

test('without observers and media queries every page stands', async ({ portal, site, backend }) => {
  site.runFirst(recordNoise, saveData, removeObservers);
  await openSignedIn(portal, backend, '/nowhere');
  for (const path of SIGNED_IN) {
    await portal.visit(path);
    await portal.rest();
    await portal.seeNo('heading', t('crash.title'));
  }
});

function refuseStorage(): void {
  for (const name of ['localStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

test('with refused storage signing in says what it needs', async ({ portal, site }) => {
  site.runFirst(recordNoise, saveData, refuseStorage);
  await signIn(portal);
  await portal.seeText(t('user.notStored'));
});

/** A page whose first script says nothing at all is told of after this time, in ms. */
const SILENCE = 15_000;

test('a first script that is not there is told at once', async ({ portal, site, expectNoise }) => {
  expectNoise(/umi-/);
  const putBack = site.takeAway('umi-');
  try {
    const opened = Date.now();
    await portal.goto('/user/login');
    // Testing Library finds no link by an empty address, which is the page's own.
    for (const { link } of Object.values(NOT_LOADED_MESSAGES)) await portal.seeText(link);
    expect(Date.now() - opened).toBeLessThan(SILENCE);
  } finally {
    putBack();
  }
});
