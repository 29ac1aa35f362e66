import type { FormInstance } from 'antd';
import { CODE } from '@/api/contract/codes';
import { BackendError, TransportError } from '@/api/contract/failures';
import { announce } from '@/lib/browser/announce';
import { chunkText } from '@/lib/browser/connectionText';
import { isChunkError } from '@/lib/chunk';
import { failureTexts } from '@/ui/feedback/failureTexts';

/** The part of a form that a failure is shown on. */
type MarkableForm<Values> = Pick<FormInstance<Values>, 'setFields' | 'focusField'>;

/** The first digits of the codes about an account: 20101 to 20199. */
const ACCOUNT_CODE = /^201\d\d$/;

/**
 * Which field of the forms before sign-in a code is about: the codes about an account mark the e-mail. Any other, such as "Too
 * many requests", says nothing about a field; the request policy's toast has told it.
 */
export const accountField = (code: number) => (ACCOUNT_CODE.test(`${code}`) ? 'email' : null);

/**
 * Shows what a failed call means for a form: the field the backend complains about is marked and focused. Failures
 * without an answer are told by the request policy; code that could not be loaded is told here, since no call was made.
 */
export async function showFailure<Values>(
  form: MarkableForm<Values>,
  error: unknown,
  fieldOf: (code: number) => (keyof Values & string) | null,
): Promise<void> {
  if (error instanceof BackendError) {
    // Silent (spec §8): the policy has ended the session.
    if (error.code === CODE.sessionInvalid) return;
    const field = fieldOf(error.code);
    if (field === null) return;
    const { serverText } = await failureTexts.fetch();
    // antd's own path type cannot be told apart for a generic form.
    const name = field as never;
    form.setFields([{ name, errors: [serverText(error.msg)] }]);
    form.focusField(name);
  } else if (!(error instanceof TransportError) && isChunkError(error)) {
    announce('toast', { kind: 'error', text: chunkText(error) });
  }
}
