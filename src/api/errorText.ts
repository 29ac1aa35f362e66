import {
  BackendError,
  type CallName,
  CODE,
  ContractError,
  calls,
  knownMessage,
  type MessageKey,
  NotSentError,
  namedParameter,
  OfflineError,
  TransportError,
  type TransportFailure,
} from './contract';

/** The texts that say what went wrong, by their keys in the locales. */
type FailureTextId =
  | `server.${MessageKey | 'parameterWrong'}`
  | `failure.${TransportFailure | 'contract' | 'unknown'}`
  | `failure.${Unclear}Changing`;

/** How a call ends that may have been done: without an answer, or with one that says nothing. */
type Unclear = Exclude<TransportFailure, 'cancelled'> | 'contract';

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
const REPEATABLE: readonly CallName[] = ['account.login', 'user.refreshToken', 'user.setlang'];

/**
 * Which text says how a call ended. One that may have changed something has its own: it would be wrong just to ask for another
 * try, which may be refused because the first one was done.
 */
function endingOf(call: CallName | null, kind: Unclear): FailureTextId {
  const mayHaveChanged = call !== null && !REPEATABLE.includes(call) && calls[call].changes;
  return mayHaveChanged ? `failure.${kind}Changing` : `failure.${kind}`;
}

/** True for a call that has not left the browser, or hardly has. */
const isStillHere = (error: TransportError) =>
  error instanceof NotSentError || error instanceof OfflineError;

/** Which text says what went wrong with a call: it names the call and the field where that helps support, never a value. */
export function failureMessage(error: unknown): FailureMessage {
  if (error instanceof BackendError) return serverMessage(error.msg);
  if (error instanceof ContractError) {
    const { call, field } = error;
    return { id: endingOf(call, 'contract'), values: { call, field } };
  }
  if (error instanceof TransportError) {
    const { call, kind, status } = error;
    const isClear = kind === 'cancelled' || isStillHere(error);
    return {
      id: isClear ? `failure.${kind}` : endingOf(call, kind),
      values: { call: call ?? '', status: status ?? '' },
    };
  }
  return { id: 'failure.unknown', values: {} };
}

/** Whether a failure is not told because the session has ended and the way leads to login (spec §8). */
export const isSilent = (error: unknown): boolean =>
  error instanceof BackendError && error.code === CODE.sessionInvalid;
