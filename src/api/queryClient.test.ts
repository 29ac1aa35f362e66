import type { User } from './contract';
import { cacheKey } from './keys';
import { prefetchForUser, queryClientFor } from './queryClient';

const customer = (id: string) => ({ id, email: `${id}@example.com` }) as User;

test('what was read ahead for a customer is in the cache of their pages, and in no other', async () => {
  const [reader, other] = [customer('1'), customer('2')];
  const queryFn = jest.fn(async () => ['gateway']);
  prefetchForUser(reader, (client) => {
    void client.prefetchQuery({ queryKey: cacheKey('dynamic.gateways'), queryFn });
  });
  const client = queryClientFor(reader);
  // A page that asks meanwhile shares the call that is under way.
  expect(await client.fetchQuery({ queryKey: cacheKey('dynamic.gateways'), queryFn })).toEqual([
    'gateway',
  ]);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(cacheKey('user.info'))).toBe(reader);
  expect(queryClientFor(other)).not.toBe(client);
  expect(queryClientFor(other).getQueryData(cacheKey('dynamic.gateways'))).toBeUndefined();
  // The same customer in a new object belongs to another start.
  expect(queryClientFor(customer('1'))).not.toBe(client);
  client.clear();
});

test('a page repeats a reading whose prefetch failed', async () => {
  const user = customer('3');
  let answers = 0;
  const queryFn = async () => {
    answers += 1;
    if (answers === 1) throw new Error('lost');
    return ['gateway'];
  };
  let ahead: Promise<void> | undefined;
  prefetchForUser(user, (client) => {
    ahead = client.prefetchQuery({ queryKey: cacheKey('dynamic.gateways'), queryFn });
  });
  await ahead;
  expect(
    await queryClientFor(user).fetchQuery({ queryKey: cacheKey('dynamic.gateways'), queryFn }),
  ).toEqual(['gateway']);
});

test('data read before the device’s clock was put back are read again', async () => {
  const client = queryClientFor(customer('4'));
  let answers = 0;
  const options = { queryKey: cacheKey('dynamic.gateways'), queryFn: async () => (answers += 1) };
  await client.fetchQuery(options);
  await client.fetchQuery(options);
  expect(answers).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  await client.fetchQuery(options);
  expect(answers).toBe(2);
  jest.restoreAllMocks();
  client.clear();
});
