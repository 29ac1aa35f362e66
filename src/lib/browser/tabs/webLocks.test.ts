/** Each test has a fresh module, because a refusal is remembered. */
async function withLocks(request: LockManager['request'] | null) {
  jest.resetModules();
  const locks = request && { request };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  return (await import('./webLocks')).webLocks;
}
const granted = (async (...[, , work]: [string, LockOptions, LockGrantedCallback<unknown>]) =>
  work({ name: '', mode: 'exclusive' })) as LockManager['request'];
const held = (async (...[, , work]: [string, LockOptions, LockGrantedCallback<unknown>]) =>
  work(null)) as LockManager['request'];
const refused = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
const done = async () => 'done';

it('returns null in a browser without Web Locks', async () => {
  expect((await withLocks(null))()).toBeNull();
});

it('runs under the lock, and not at all while another tab holds it', async () => {
  expect(await (await withLocks(granted))()?.hold('a', done)).toBe('done');
  expect(await (await withLocks(granted))()?.tryHold('a', done)).toBe('done');
  expect(await (await withLocks(held))()?.tryHold('a', done)).toBeNull();
});

it.each(['hold', 'tryHold'] as const)('%s, when refused, runs without locks', async (kind) => {
  const webLocks = await withLocks(refused);
  expect(await webLocks()?.[kind]('a', done)).toBe('done');
  expect(webLocks()).toBeNull();
});

it('work that fails under the lock is not run again', async () => {
  const webLocks = await withLocks(granted);
  const fail = jest.fn(() => Promise.reject(new Error('lost')));
  await expect(webLocks()?.hold('a', fail)).rejects.toThrow('lost');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(webLocks()).not.toBeNull();
});

it('work is not run when its waiting was aborted', async () => {
  const webLocks = await withLocks(refused);
  const work = jest.fn(done);
  const ended = webLocks()?.hold('a', work, AbortSignal.abort());
  await expect(ended).rejects.toThrow('insecure');
  expect(work).not.toHaveBeenCalled();
});
