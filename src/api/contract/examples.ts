/** The examples of all calls and the descriptions of their groups, for tests, the contract check and documents; no shipped code imports them. */
import type { CallName, Calls, Params } from './calls';
import { accountDescription, accountExamples } from './calls/account';
import { authDescription, authExamples } from './calls/auth';
import { dynamicDescription, dynamicExamples } from './calls/dynamic';
import type { ExampleSubjects, Examples } from './calls/example';
import { orderDescription, orderExamples } from './calls/order';
import { rechargeDescription, rechargeExamples } from './calls/recharge';
import { trafficDescription, trafficExamples } from './calls/traffic';
import { userDescription, userExamples } from './calls/user';

export type { ExampleSubjects };

export const examples: Examples<Calls> = {
  ...accountExamples,
  ...userExamples,
  ...rechargeExamples,
  ...orderExamples,
  ...authExamples,
  ...dynamicExamples,
  ...trafficExamples,
};

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
