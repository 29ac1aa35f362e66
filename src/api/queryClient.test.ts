import type { User } from './contract';
import { cacheKey } from './keys';
import { createQueryClient } from './queryClient';

const user = { id: '1', email: 'anna@example.com' } as User;

test('data read before the device’s clock was put back are read again', async () => {
  const client = createQueryClient(user);
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
