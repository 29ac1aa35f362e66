import {
  BackendError,
  ContractError,
  knownMessage,
  type MessageKey,
  namedParameter,
  TransportError,
  type TransportFailure,
} from '@/contract';

/** The texts that say what went wrong, by their keys in the locales. */
type FailureTextId =
  | `server.${MessageKey | 'parameterWrong'}`
  | `failure.${TransportFailure | 'contract' | 'unknown'}`;

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

/** Which text says what went wrong with a call: it names the call and the field where that helps support, never a value. */
export function failureMessage(error: unknown): FailureMessage {
  if (error instanceof BackendError) return serverMessage(error.msg);
  if (error instanceof ContractError) {
    return { id: 'failure.contract', values: { call: error.call, field: error.field } };
  }
  if (error instanceof TransportError) {
    return {
      id: `failure.${error.kind}`,
      values: { call: error.call ?? '', status: error.status ?? '' },
    };
  }
  return { id: 'failure.unknown', values: {} };
}
