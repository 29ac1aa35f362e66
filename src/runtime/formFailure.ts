import { getIntl } from '@umijs/max';
import { BackendError, TransportError } from '@/contract/failures';
import { isChunkError } from '@/domain/chunk';
import { announce } from './announce';

/** The part of a form that a failure is shown on. */
export interface MarkableForm {
  setFields(fields: { name: string; errors: string[] }[]): void;
  focusField(name: string): void;
}

/**
 * Shows what a failed call means for a form: the field the backend complains about is marked and focused. Failures
 * without an answer are told by the request policy; code that could not be loaded is told here, since no call was made.
 */
export async function showFailure(
  form: MarkableForm,
  error: unknown,
  fieldOf: (code: number) => string | null,
): Promise<void> {
  if (error instanceof BackendError) {
    const field = fieldOf(error.code);
    if (field === null) return;
    const { serverText } = await import('./failureText');
    form.setFields([{ name: field, errors: [serverText(error.msg)] }]);
    form.focusField(field);
  } else if (!(error instanceof TransportError) && isChunkError(error)) {
    announce('toast', { kind: 'error', text: getIntl().formatMessage({ id: 'crash.chunkText' }) });
  }
}
