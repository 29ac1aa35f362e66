/** The examples of all calls, for tests, the contract check and documents; no shipped code imports them. */
import type { CallName, Calls, Params } from './calls';
import { accountExamples } from './calls/account';
import { authExamples } from './calls/auth';
import { dynamicExamples } from './calls/dynamic';
import type { ExampleSubjects, Examples, RequiredPermission } from './calls/example';
import { orderExamples } from './calls/order';
import { rechargeExamples } from './calls/recharge';
import { trafficExamples } from './calls/traffic';
import { userExamples } from './calls/user';

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

/** Returns correct parameters for every call, about the given records. */
export function exampleParams(of: ExampleSubjects): { readonly [C in CallName]: Params<C> } {
  const entries = Object.entries(examples).map(([call, { params }]) => [call, params?.(of) ?? {}]);
  return Object.fromEntries(entries) as { readonly [C in CallName]: Params<C> };
}
