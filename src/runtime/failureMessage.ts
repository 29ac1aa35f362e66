import {
  BackendError,
  type CallName,
  ContractError,
  calls,
  knownMessage,
  type MessageKey,
  NotSentError,
  namedParameter,
  OfflineError,
  TransportError,
  type TransportFailure,
} from '@/contract';

/** The texts that say what went wrong, by their keys in the locales. */
type FailureTextId =
  | `server.${MessageKey | 'parameterWrong'}`
  | `failure.${TransportFailure | 'contract' | 'unknown'}`
  | `failure.${Unanswered}Changing`;

/** How a call ends without any answer. */
type Unanswered = 'network' | 'timeout';

/** A text of the locale with what is put into it, or a server's own text that the catalogue does not know. */
export type FailureMessage =
  | {
      readonly id: FailureTextId;
      readonly values: Readonly<Record<string, string | number>>;
    }
  | { readonly asItCame: string };

/** Which text stands for a server's `msg` (spec §8). */
export function serverMessage(msg: string): FailureMessage {
  const meaning = knownMessage(msg);
  if (meaning !== null) return { id: `server.${meaning}`, values: {} };
  const name = namedParameter(msg);
  if (name !== null) return { id: 'server.parameterWrong', values: { name } };
  return msg.trim() === '' ? { id: 'failure.unknown', values: {} } : { asItCame: msg };
}

/** What these change is not there to be looked up, and they may be repeated at will. */
const REPEATABLE: readonly (CallName | null)[] = ['account.login', 'user.refreshToken'];

/**
 * True when a call without an answer may have changed something: it would be wrong just to ask for another try, which may be
 * refused because the first one was done.
 */
function mayHaveChanged({ call }: TransportError): boolean {
  return call !== null && !REPEATABLE.includes(call) && calls[call].changes;
}

/** How a call that was sent ended without any answer; null when it ended otherwise, or has hardly left the browser. */
function unanswered(error: TransportError): Unanswered | null {
  if (error instanceof NotSentError || error instanceof OfflineError) return null;
  return error.kind === 'network' || error.kind === 'timeout' ? error.kind : null;
}

/** Which text says what went wrong with a call: it names the call and the field where that helps support, never a value. */
export function failureMessage(error: unknown): FailureMessage {
  if (error instanceof BackendError) return serverMessage(error.msg);
  if (error instanceof ContractError) {
    return { id: 'failure.contract', values: { call: error.call, field: error.field } };
  }
  if (error instanceof TransportError) {
    const lost = unanswered(error);
    return {
      id: lost && mayHaveChanged(error) ? `failure.${lost}Changing` : `failure.${error.kind}`,
      values: { call: error.call ?? '', status: error.status ?? '' },
    };
  }
  return { id: 'failure.unknown', values: {} };
}
