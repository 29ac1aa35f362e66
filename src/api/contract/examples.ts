/** The examples of all calls and the descriptions of their groups, for tests, the contract check and documents; no shipped code imports them. */
import type { CallName, Calls, Params } from './calls';
import { accountExamples } from './calls/account';
import { authExamples } from './calls/auth';
import { dynamicExamples } from './calls/dynamic';
import type { ExampleSubjects, Examples } from './calls/example';
import { orderExamples } from './calls/order';
import { rechargeExamples } from './calls/recharge';
import { trafficExamples } from './calls/traffic';
import { userExamples } from './calls/user';

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
  account: 'Before sign-in: passwords, sign-up, reset, Google and Yandex.',
  user: 'The signed-in customer: figures, token, password, language.',
  recharge: 'Payments in crypto.',
  order: 'Packages and prices, orders, and the records of all payments.',
  auth: 'Sub-accounts and the IP whitelist.',
  dynamic: 'The parts of proxy lines: gateways, locations, IPs that need no password.',
  traffic: 'Where the traffic went.',
};

/** Returns correct parameters for every call, about the given records. */
export function exampleParams(of: ExampleSubjects): { readonly [C in CallName]: Params<C> } {
  const entries = Object.entries(examples).map(([call, { params }]) => [call, params?.(of) ?? {}]);
  return Object.fromEntries(entries) as { readonly [C in CallName]: Params<C> };
}
