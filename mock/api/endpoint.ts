import type { CallName, WireData } from '../../src/api/contract';
import { userOf } from '../world/account';
import type { User, World } from '../world/state';
import { type ParamParsers, type ParsedParams, parseParams } from './params';

/** The parts of a call that an endpoint reads, beside the parameters. */
export interface Context {
  readonly world: World;
  /** Origin of the request, e.g. "http://localhost:8000": hosted addresses are absolute. */
  readonly origin: string;
  /** Returns the address of an order's hosted payment page. */
  readonly payUrl: (orderId: string) => string;
}

/**
 * One call, with its parameters' types erased: checks the token, and then the parameters, which are read only for a customer who may
 * make the call.
 */
export type Endpoint<C extends CallName> = (
  context: Context,
  token: string,
  readSent: () => Promise<URLSearchParams>,
) => Promise<WireData<C>>;

/** All endpoints of one folder of the API: the compiler asks for every call of the contract. */
export type EndpointsOf<P extends string> = {
  readonly [C in Extract<CallName, `${P}.${string}`>]: Endpoint<C>;
};

export const definePublicCall =
  <C extends CallName, R extends ParamParsers>(
    readers: R,
    run: (context: Context, params: ParsedParams<R>) => WireData<C>,
  ): Endpoint<C> =>
  async (context, _token, readSent) =>
    run(context, parseParams(readers, await readSent()));

/** Defines a call for a signed-in customer, or one whose session ended at most `grace` seconds ago; others get 10013. */
export const defineSignedInCall =
  <C extends CallName, R extends ParamParsers>(
    readers: R,
    run: (context: Context & { readonly user: User }, params: ParsedParams<R>) => WireData<C>,
    grace = 0,
  ): Endpoint<C> =>
  async (context, token, readSent) => {
    const user = userOf(context.world, token, grace);
    return run({ ...context, user }, parseParams(readers, await readSent()));
  };
