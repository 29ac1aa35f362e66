import type { CallName, WireData } from '../../src/api/contract';
import type { User, World } from '../world/state';

/** What an endpoint may know of a call. */
export interface Context {
  readonly world: World;
  /** Origin of the request, e.g. "http://localhost:8000": hosted addresses are absolute. */
  readonly origin: string;
  /** The address of an order's hosted payment page. */
  readonly payUrl: (orderId: string) => string;
  /** The JWT-TOKEN as it was sent. */
  readonly token: string;
}

/** Who may make a call: anyone, a valid session, or (refresh) one that is over since no more than 24 h. */
export type Audience = 'anyone' | 'session' | 'refresh';

/** One call, with its parameters' types erased. */
export interface Endpoint<C extends CallName> {
  readonly method: 'GET' | 'POST';
  readonly audience: Audience;
  readonly run: (context: Context, user: User | null, sent: URLSearchParams) => WireData<C>;
}

/** All endpoints of one folder of the API: the compiler asks for every call of the contract. */
export type EndpointsOf<P extends string> = {
  readonly [C in Extract<CallName, `${P}.${string}`>]: Endpoint<C>;
};
