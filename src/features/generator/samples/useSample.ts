import { useState } from 'react';
import type { Gateway } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { mainAccountOf, type ProxyAccount } from '../rules/chosenAccount';
import { type LineList, lineAt } from '../rules/line/lineList';
import { lineSpec } from '../rules/line/lineSpec';
import { accessOf, extractSessionId, type ProxyAccess } from '../rules/line/proxyLine';
import { newSessionId } from '../rules/line/proxyUsername';
import { chooseConnection, type ProxyProgram } from '../rules/program';
import type { ProxyConfig } from '../rules/proxyConfig';

/** The data of the cards with samples and tools. */
export interface SampleSource {
  readonly config: ProxyConfig;
  readonly gateways: readonly Gateway[];
  readonly account: ProxyAccount;
  /** True when the chosen place has nothing in stock. */
  readonly isSoldOut: boolean;
  /** The list that was made of these settings; null when there is none. */
  readonly list: LineList | null;
}

/** A program's input, its gateway, and the account that is billed: without a login the main one, whichever is chosen. */
export interface FilledSample {
  readonly gateway: Gateway;
  readonly account: ProxyAccount;
  readonly input: ProxyAccess;
}

/** The first session of the list, so that a sample and the list share an address; a new one without a list. */
function useSessionId({ list }: SampleSource): string {
  const [own] = useState(newSessionId);
  return (list && extractSessionId(list.spec, lineAt(list, 0))) ?? own;
}

/** Returns a program's input, following the customer's settings as far as the program can; null when no gateway fits. */
export function useSampleInput(source: SampleSource, program: ProxyProgram): FilledSample | null {
  const { config, gateways } = source;
  const user = useCustomer();
  const sessionId = useSessionId(source);
  const connection = chooseConnection(program, config, gateways);
  if (connection === null) return null;
  const { gateway, auth, protocol } = connection;
  const account = auth === 'whitelist' ? mainAccountOf(user) : source.account;
  const spec = lineSpec({ ...config, auth, protocol }, gateway, account);
  return { gateway, account, input: accessOf(spec, sessionId) };
}
