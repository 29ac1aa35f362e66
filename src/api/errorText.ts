import { type CallName, type Calls, calls } from './contract';
import { type KnownMessage, knownMessage, namedParameter } from './contract/codes';
import {
  BackendError,
  ContractError,
  NotSentError,
  OfflineError,
  TransportError,
  type TransportFailure,
} from './contract/errors';

/** The keys of the texts that explain failures. */
type ErrorTextId =
  | `server.${KnownMessage | 'parameterWrong' | 'gone'}`
  | `failure.${TransportFailure | 'contract' | 'unknown'}`
  | `failure.${UncertainFailure}Changing`;

/** The failures after which a call may have been done: no answer, or an unreadable one. */
type UncertainFailure = Exclude<TransportFailure, 'cancelled'> | 'contract';

type Row = Calls[CallName];
type CheckTextId = Extract<Row, { check: string }>['check'] | 'check.page';

/** A text of the locale with its values, or a server's own text that the catalogue does not know. */
export type ErrorMessage =
  | {
      readonly id: ErrorTextId;
      readonly values: Readonly<Record<string, string | number>>;
      /** A second sentence, which says where to see whether the change was made. */
      readonly check?: CheckTextId;
    }
  | { readonly verbatim: string };

/** Returns the text for a server's `msg` (spec §8). */
export function describeServerMessage(msg: string): ErrorMessage {
  const meaning = knownMessage(msg);
  if (meaning !== null) return { id: `server.${meaning}`, values: {} };
  const name = namedParameter(msg);
  // No customer types an id, so a wrong one is that of something deleted.
  if (name === 'id') return { id: 'server.gone', values: {} };
  if (name !== null) return { id: 'server.parameterWrong', values: { name } };
  return msg.trim() === '' ? { id: 'failure.unknown', values: {} } : { verbatim: msg };
}

/**
 * Returns the text for a failed call. A call that may have changed something has a text of its own: a second try may be refused
 * because the first one was done, so the text must not just ask to try again.
 */
function describeFailedCall(
  call: CallName | null,
  kind: UncertainFailure,
  values: Readonly<Record<string, string | number>> = {},
): ErrorMessage {
  const row: Row | null = call && calls[call];
  if (!row?.changes || 'isRepeatable' in row) return { id: `failure.${kind}`, values };
  const check = 'check' in row ? row.check : 'check.page';
  return { id: `failure.${kind}Changing`, values, check };
}

/** Returns the text that explains a failure. */
export function describeError(error: unknown): ErrorMessage {
  if (error instanceof BackendError) return describeServerMessage(error.msg);
  if (error instanceof ContractError) return describeFailedCall(error.call, 'contract');
  if (error instanceof TransportError) {
    const { call, kind, status } = error;
    const values = { status: status ?? '' };
    const isNotSent = error instanceof NotSentError || error instanceof OfflineError;
    return isNotSent || kind === 'cancelled'
      ? { id: `failure.${kind}`, values }
      : describeFailedCall(call, kind, values);
  }
  return { id: 'failure.unknown', values: {} };
}

/** A failure as support needs it: the call, and the field that could not be read, never a value. */
export interface FailedCall {
  readonly call: CallName;
  readonly field: string | null;
  /** Key of the text by which customers know what was read; null for a change. */
  readonly label: Extract<Row, { label: string }>['label'] | null;
}

/** Returns the call that failed; null for a failure of anything else. */
export function failedCallOf(error: unknown): FailedCall | null {
  const isOfCall =
    error instanceof ContractError ||
    error instanceof BackendError ||
    error instanceof TransportError;
  if (!isOfCall || error.call === null) return null;
  const row: Row = calls[error.call];
  return {
    call: error.call,
    field: error instanceof ContractError ? error.field : null,
    label: 'label' in row ? row.label : null,
  };
}
