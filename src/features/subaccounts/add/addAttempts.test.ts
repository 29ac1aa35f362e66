import 'fake-indexeddb/auto';
import { addAttempts } from './addAttempts';

it.each([
  ['a moment', 60, true],
  ['a day', 86_400, false],
  ['a clock that was a day ahead', -86_400, false],
])('an attempt after %s', async (name, seconds, isKept) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1e12);
  await addAttempts.add('c1', name, 'letters123');
  clock.mockReturnValue(1e12 + seconds * 1000);
  const isAttempt = await addAttempts.find('c1', name);
  expect(isAttempt?.('letters123') ?? false).toBe(isKept);
  expect(isAttempt?.('letters456') ?? false).toBe(false);
  clock.mockRestore();
});
