/** A double click sends once, however fast the first half of it fails. */
import { act, renderHook } from '@testing-library/react';
import { DOUBLE_CLICK, useBusy } from '../../src/ui/useBusy';

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => jest.useRealTimers());

test('what failed at once is not begun again by the second half of a double click, but by the next click', async () => {
  const { result } = renderHook(() => useBusy());
  const work = jest.fn(() => Promise.resolve());
  await act(() => result.current.run(work));
  expect(result.current.busy).toBe(false);
  await act(() => result.current.run(work));
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(DOUBLE_CLICK);
  await act(() => result.current.run(work));
  expect(work).toHaveBeenCalledTimes(2);
});

test('while it runs, nothing is begun, however long it takes', async () => {
  const { result } = renderHook(() => useBusy());
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  let first = Promise.resolve();
  act(() => {
    first = result.current.run(work);
  });
  jest.advanceTimersByTime(60_000);
  await act(() => result.current.run(work));
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(true);
  end();
  await act(() => first);
  expect(result.current.busy).toBe(false);
});
