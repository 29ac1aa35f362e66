/** Code that is loaded on demand, and does not load in time (spec §9). */
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useAutoRetry } from '@/ui/lazy/useAutoRetry';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { CHUNK_TIMEOUT_MS, isChunkError } from '../chunk';
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

test('what failed is asked for again every 20 s, and when the network is back; never twice at once', async () => {
  const answers: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => answers.push(resolve));
  renderHook(() => useAutoRetry(true, ask));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const sayOnline = () => act(async () => window.dispatchEvent(new Event('online')));
  await pass(20_000);
  expect(answers).toHaveLength(1);
  await sayOnline();
  await pass(20_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await pass(20_000);
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await pass(0);
  await sayOnline();
  expect(answers).toHaveLength(3);
});
