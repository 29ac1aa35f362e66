import { getIntl } from '@umijs/max';
import {
  BackendError,
  CODE,
  ContractError,
  knownMessage,
  namedParameter,
  TransportError,
} from '@/contract';
import { isChunkError } from '@/domain/chunk';
import { chunkText } from './chunkText';

/** A server text in the customer's language when the catalogue knows it, else as it came (spec §8). */
export function serverText(msg: string): string {
  const intl = getIntl();
  const known = knownMessage(msg);
  if (known !== null) return intl.formatMessage({ id: `server.${known}` });
  const name = namedParameter(msg);
  if (name !== null) return intl.formatMessage({ id: 'server.parameterWrong' }, { name });
  return msg.trim() === '' ? intl.formatMessage({ id: 'failure.unknown' }) : msg;
}

/** What went wrong, for the customer: names the call and the field where that helps support, never a value. */
export function failureText(error: unknown): string {
  if (isChunkError(error)) return chunkText(error);
  const intl = getIntl();
  if (error instanceof BackendError) return serverText(error.msg);
  if (error instanceof ContractError) {
    return intl.formatMessage({ id: 'failure.contract' }, { call: error.call, field: error.field });
  }
  if (error instanceof TransportError) {
    return intl.formatMessage(
      { id: `failure.${error.kind}` },
      { call: error.call ?? '', status: error.status ?? '' },
    );
  }
  return intl.formatMessage({ id: 'failure.unknown' });
}

/** As `failureText`; null when nothing is said because the session ended and the way leads to login (spec §8). */
export function shownFailure(error: unknown): string | null {
  const isSilent = error instanceof BackendError && error.code === CODE.sessionInvalid;
  return isSilent ? null : failureText(error);
}
