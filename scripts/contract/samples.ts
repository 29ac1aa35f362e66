/** Parameters for every call that a correct backend reads without a complaint, and a wrong value for each. */
import { type Call, type CallName, calls, encodeParams, type Params } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { type ExampleSubjects, exampleParams } from '../../src/api/contract/examples';
import type { Fields } from '../../src/api/contract/wire';
import type { Caller, Endpoint } from './caller';
import { isPaged, PagedList } from './lists';

/** Right parameters for every call. Ids are made up, so that nothing existing is meant. */
export type Samples = { readonly [C in CallName]: Params<C> };

/** An id that nothing has. */
export const NO_SUCH_ID = 'contract-check-no-such-id';
export const PASSWORD = 'ContractCheck1';
export const NO_SUCH_COUPON = 'NO-SUCH-COUPON-4F1C';

/** The values of a run: existing places, and names for things that a faulty backend may create from a wrong request. */
type SampleWorld = Pick<ExampleSubjects, 'days' | 'countryCode' | 'username'>;

/** Makes the samples. */
export function samplesFor(world: SampleWorld): Samples {
  const email = `contract-check-${world.username.toLowerCase()}@example.com`;
  return exampleParams({
    ...world,
    email,
    ip: '192.0.2.255',
    password: PASSWORD,
    newEmail: email,
    newPassword: `${PASSWORD}2`,
    resetToken: NO_SUCH_ID,
    subAccount: NO_SUCH_ID,
    whitelistEntry: NO_SUCH_ID,
    payment: NO_SUCH_ID,
    requestId: crypto.randomUUID(),
  });
}

/** A wrong value of each parameter that has a form of its own, by its name in requests. */
const WRONG: Readonly<Record<string, string>> = {
  page: '0',
  page_size: '0',
  type: 'no-such-type',
  status: 'no-such-status',
  start: '2026-02-30',
  end: 'yesterday',
  granularity: 'week',
  package_id: NO_SUCH_ID,
  quantity: '0',
  duration_days: 'soon',
  pay_way: 'barter',
  is_trial: 'maybe',
};
/** Parameters that a call makes no sense without. `page_size` has a default, and `keyword` may be empty. */
const NEEDED = ['type', 'start', 'end', 'granularity', 'quantity', 'country_code', 'order_id'];

/** Sends each parameter of a reading call wrong, one after the other: 40001 each time. */
export async function checkWrongParameters(
  call: Pick<Endpoint<CallName>, 'name' | 'refused'>,
  samples: Samples,
): Promise<void> {
  const right = encodeParams(call.name, samples[call.name]);
  const row: Call = calls[call.name];
  for (const [name, schema] of Object.values(row.params.fields as Fields)) {
    const wrong = WRONG[name];
    if (wrong !== undefined) {
      const sent = { ...right, [name]: wrong };
      await call.refused(sent, CODE.parameterWrong, `a wrong \`${name}\``);
    }
    if (!NEEDED.includes(name) || schema.type === 'optional') continue;
    const { [name]: _, ...without } = right;
    await call.refused(without, CODE.parameterWrong, `no \`${name}\``);
  }
}

/**
 * Makes the reading calls that no other check has made: the example must be answered, pages must agree, and each wrong parameter
 * must be refused.
 */
export async function checkRemainingReads(
  caller: Caller,
  names: readonly CallName[],
  samples: Samples,
): Promise<void> {
  const unasked = names.filter((name) => caller.options.findings.of(name).requests === 0);
  for (const name of unasked) {
    const call = caller.endpoint(name);
    await call.ask(samples[name]);
    if (isPaged(name) && !caller.isSilent(name)) {
      await new PagedList(caller, name, samples[name]).check();
    }
    await checkWrongParameters(call, samples);
  }
}
