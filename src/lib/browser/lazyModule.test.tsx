/** Code that is loaded on demand, and does not load in time (spec §9). */
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { CHUNK_TIMEOUT_MS, isChunkError, retryDelay } from '../chunk';
import { lazyModule } from './lazyModule';

const server = setupServer(http.get('*/index.html', () => HttpResponse.error()));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A module whose n-th fetch is answered after the n-th delay in ms; null: never. */
function slowModule(...delays: readonly (number | null)[]) {
  let fetches = 0;
  const module = lazyModule(() => {
    const delay = delays[fetches] ?? null;
    fetches += 1;
    return new Promise<string>((resolve) => {
      if (delay !== null) setTimeout(() => resolve('code'), delay);
    });
  });
  return { module, fetches: () => fetches };
}

test('a module that has not loaded after 120 s counts as failed, and is asked for anew', async () => {
  const { module, fetches } = slowModule(null, 1000);
  let failure: unknown = null;
  const failing = module.fetch().catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(failure).toBeNull();
  expect(module.fetch()).toBe(module.fetch());
  expect(fetches()).toBe(1);

  await jest.advanceTimersByTimeAsync(1);
  await failing;
  expect(isChunkError(failure)).toBe(true);
  expect(module.loaded).toBeNull();

  const again = module.fetch();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await again).toBe('code');
  expect(module.loaded).toBe('code');
  expect(fetches()).toBe(2);
});

test('a slow module that loads within 120 s is used, and nothing waits any more', async () => {
  const { module } = slowModule(CHUNK_TIMEOUT_MS - 1);
  const loading = module.fetch();
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(await loading).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test('where a place needs another module, as after a change of language, that one is loaded', async () => {
  const english = lazyModule(async () => 'Hello');
  const german = lazyModule(async () => 'Hallo');
  const { result, rerender } = renderHook(useLazyModule<string>, { initialProps: english });
  await act(() => english.fetch());
  expect(result.current.loaded).toBe('Hello');
  rerender(german);
  expect(result.current.loaded).toBeNull();
  await act(() => german.fetch());
  expect(result.current.loaded).toBe('Hallo');
});

test('the network is back while a try that began without it is under way: the next one follows after the shortest pause', async () => {
  const asked: ((failed: boolean) => void)[] = [];
  const module = lazyModule(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push((failed) => (failed ? reject(new Error('no network')) : resolve('code')));
      }),
  );
  const { result } = renderHook(() => useLazyModule(module));
  const settle = (failed: boolean) =>
    act(async () => {
      asked.at(-1)?.(failed);
      await jest.advanceTimersByTimeAsync(0);
    });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await settle(true);
  // Without a network for a while: the pauses have grown.
  for (const tries of [0, 1, 2, 3]) {
    await pass(retryDelay(tries));
    await settle(true);
  }
  expect(asked).toHaveLength(5);
  await pass(retryDelay(4));
  expect(asked).toHaveLength(6);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(6);
  await settle(true);
  await pass(retryDelay(0));
  expect(asked).toHaveLength(7);
  await settle(false);
  expect(result.current.loaded).toBe('code');
});
