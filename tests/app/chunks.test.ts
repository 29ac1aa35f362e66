/** Code that comes when it is needed, and does not come in time (spec §9). */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CHUNK_TIMEOUT_MS, isChunkError } from '@/domain/chunk';
import { chunkOf } from '@/runtime/chunks';

const server = setupServer(http.get('*/index.html', () => HttpResponse.error()));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A chunk whose n-th fetch is answered after so many ms; null: never. */
function slowChunk(...delays: readonly (number | null)[]) {
  let fetches = 0;
  const chunk = chunkOf(() => {
    const delay = delays[fetches] ?? null;
    fetches += 1;
    return new Promise<string>((resolve) => {
      if (delay !== null) setTimeout(() => resolve('code'), delay);
    });
  });
  return { chunk, fetches: () => fetches };
}

test('a chunk that has not come after 120 s counts as failed, and is asked for anew', async () => {
  const { chunk, fetches } = slowChunk(null, 1000);
  let failure: unknown = null;
  const failing = chunk.fetch().catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(failure).toBeNull();
  expect(chunk.fetch()).toBe(chunk.fetch());
  expect(fetches()).toBe(1);

  await jest.advanceTimersByTimeAsync(1);
  await failing;
  expect(isChunkError(failure)).toBe(true);
  expect(chunk.loaded).toBeNull();

  const again = chunk.fetch();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await again).toBe('code');
  expect(chunk.loaded).toBe('code');
  expect(fetches()).toBe(2);
});

test('a slow chunk that comes within 120 s is used, and nothing waits any more', async () => {
  const { chunk } = slowChunk(CHUNK_TIMEOUT_MS - 1);
  const coming = chunk.fetch();
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(await coming).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});
