/** The pages that are fetched ahead, and when they are not. */

import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryHistory, renderClient } from '@umijs/max';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { usePrefetch } from './usePrefetch';

/** More than the time without input after which fetching ahead starts, in ms. */
const IDLE_MS = 4000;

beforeEach(() => {
  // Pages are fetched ahead for signed-in customers only.
  localStorage.setItem('userAuthData', JSON.stringify({ jwt_token: 'token', expire_at: 1 }));
  jest.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

function Frame() {
  usePrefetch();
  return null;
}

/** Shows a page of a portal with one more page, and returns the second page's fetches. */
function openPortal() {
  const fetchPage = jest.fn(async () => ({ default: () => null }));
  const Portal = renderClient({
    routes: { frame: { id: 'frame', path: '/' }, other: { id: 'other', path: '/other' } },
    routeComponents: { frame: Frame, other: lazyPart(fetchPage, { kind: 'page' }) },
    pluginManager: { applyPlugins: ({ initialValue }: { initialValue?: unknown }) => initialValue },
    history: createMemoryHistory(),
    components: true,
    // Umi's types ask for the options of a server's rendering, which play no part here.
    __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: false, pureHtml: false },
  });
  if (!Portal) throw new Error('Umi gave no component back');
  render(<Portal />);
  return fetchPage;
}

/** Hides the tab, or brings it to the front. */
function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('another page is fetched once after three seconds without input', async () => {
  const fetchPage = openPortal();
  await wait(IDLE_MS / 2);
  fireEvent.keyDown(document.body);
  await wait(IDLE_MS / 2);
  expect(fetchPage).not.toHaveBeenCalled();
  await wait(IDLE_MS / 2);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await wait(IDLE_MS);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('nothing is fetched in a hidden tab, until the customer looks at it', async () => {
  const fetchPage = openPortal();
  setVisibility('hidden');
  await wait(10 * IDLE_MS);
  expect(fetchPage).not.toHaveBeenCalled();
  setVisibility('visible');
  await wait(IDLE_MS);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for a customer who asks for few bytes', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const fetchPage = openPortal();
  await wait(10 * IDLE_MS);
  expect(fetchPage).not.toHaveBeenCalled();
});
