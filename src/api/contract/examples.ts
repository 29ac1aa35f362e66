/** The examples of all calls and the descriptions of their groups, for tests, the contract check and documents; no shipped code imports them. */
import type { CallName, Calls, Params } from './calls';
import { accountDescription, accountExamples } from './calls/account';
import { authDescription, authExamples } from './calls/auth';
import { dynamicDescription, dynamicExamples } from './calls/dynamic';
import type { ExampleSubjects, Examples, RequiredPermission } from './calls/example';
import { orderDescription, orderExamples } from './calls/order';
import { rechargeDescription, rechargeExamples } from './calls/recharge';
import { trafficDescription, trafficExamples } from './calls/traffic';
import { userDescription, userExamples } from './calls/user';

export type { ExampleSubjects, RequiredPermission };

/** The fields that an example of any call may have. */
interface AnyExample {
  readonly purpose: string;
  readonly description: string;
  readonly params?: (of: ExampleSubjects) => unknown;
  readonly needs?: RequiredPermission;
  readonly page?: string;
  readonly isOnSeveralPages?: true;
  readonly newestFirst?: string;
}

export const examples: { readonly [C in CallName]: AnyExample } = {
  ...accountExamples,
  ...userExamples,
  ...rechargeExamples,
  ...orderExamples,
  ...authExamples,
  ...dynamicExamples,
  ...trafficExamples,
} satisfies Examples<Calls>;

/** The description of each group, which is the first word of its calls' names; docs/openapi.json has them as tags. */
export const groups = {
  account: accountDescription,
  user: userDescription,
  recharge: rechargeDescription,
  order: orderDescription,
  auth: authDescription,
  dynamic: dynamicDescription,
  traffic: trafficDescription,
};

/** Returns correct parameters for every call, about the given records. */
export function exampleParams(of: ExampleSubjects): { readonly [C in CallName]: Params<C> } {
  const entries = Object.entries(examples).map(([call, { params }]) => [call, params?.(of) ?? {}]);
  return Object.fromEntries(entries) as { readonly [C in CallName]: Params<C> };
}
