import type { CallName, WireData } from '../../src/api/contract';
import type { User, World } from '../world/state';

/** The parts of a call that an endpoint reads, beside the parameters. */
export interface Context {
  readonly world: World;
  /** Origin of the request, e.g. "http://localhost:8000": hosted addresses are absolute. */
  readonly origin: string;
  /** Returns the address of an order's hosted payment page. */
  readonly payUrl: (orderId: string) => string;
  /** The JWT-TOKEN header as it was sent. */
  readonly token: string;
}

/**
 * The customers that a call serves: anyone, those with a valid session, or (refresh) those whose session ended at most
 * 24 h ago.
 */
export type Audience = 'anyone' | 'session' | 'refresh';

/** One call, with its parameters' types erased. */
export interface Endpoint<C extends CallName> {
  readonly audience: Audience;
  readonly run: (context: Context, user: User | null, sent: URLSearchParams) => WireData<C>;
}

/** All endpoints of one folder of the API: the compiler asks for every call of the contract. */
export type EndpointsOf<P extends string> = {
  readonly [C in Extract<CallName, `${P}.${string}`>]: Endpoint<C>;
};
