/** Browsers that lack a part (tests/e2e/missingParts.spec.ts), in engines whose own parts are others. */
import { t } from '../support/texts';
import { SIGNED_IN } from '../support/world/routes';
import { openSignedIn, signIn, test } from './fixtures';
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
