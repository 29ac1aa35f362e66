import type { Gateway } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { mainAccountOf, type ProxyAccount } from '../rules/chosenAccount';
import { lineSpec } from '../rules/line/lineSpec';
import { accessOf, type ProxyAccess } from '../rules/line/proxyLine';
import { chooseConnection, type ProxyProgram } from '../rules/program';
import type { ProxyConfig } from '../rules/proxyConfig';

/** The data of the cards with samples and tools. */
export interface SampleSource {
  readonly config: ProxyConfig;
  readonly gateways: readonly Gateway[];
  readonly account: ProxyAccount;
  /** True when the chosen place has nothing in stock. */
  readonly isPlaceSoldOut: boolean;
  /** The session on a Sticky IP. */
  readonly sessionId: string;
}

/** A program's access to its gateway, and the account that is billed: without a login the main one, whichever is chosen. */
export interface Connection {
  readonly gateway: Gateway;
  readonly account: ProxyAccount;
  readonly access: ProxyAccess;
}

/** Returns a program's connection, following the customer's settings as far as the program can; null when no gateway fits. */
export function useConnection(source: SampleSource, program: ProxyProgram): Connection | null {
  const { config, gateways, sessionId } = source;
  const user = useCustomer();
  const chosen = chooseConnection(program, config, gateways);
  if (chosen === null) return null;
  const { gateway, auth, protocol } = chosen;
  const account = auth === 'whitelist' ? mainAccountOf(user) : source.account;
  const spec = lineSpec({ ...config, auth, protocol }, gateway, account);
  return { gateway, account, access: accessOf(spec, sessionId) };
}
