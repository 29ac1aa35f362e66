import type { CallName, WireData } from '../../src/api/contract';
import { sessionInvalid } from '../world/refusal';
import type { User } from '../world/state';
import type { Context, Endpoint } from './endpoint';
import { type ParamParsers, type ParsedParams, parseParams } from './params';

/** Defines a call that anyone may make. Its parameters are read before `run` gets them. */
export function definePublicCall<C extends CallName, R extends ParamParsers>(
  readers: R,
  run: (context: Context, params: ParsedParams<R>) => WireData<C>,
): Endpoint<C> {
  return {
    audience: 'anyone',
    run: (context, _user, sent) => run(context, parseParams(readers, sent)),
  };
}

/** Defines a call for a signed-in customer; without one the caller gets 10013. */
export function defineSignedInCall<C extends CallName, R extends ParamParsers>(
  readers: R,
  run: (context: Context & { readonly user: User }, params: ParsedParams<R>) => WireData<C>,
  audience: 'session' | 'refresh' = 'session',
): Endpoint<C> {
  return {
    audience,
    run: (context, user, sent) => {
      if (!user) throw sessionInvalid();
      return run({ ...context, user }, parseParams(readers, sent));
    },
  };
}
