import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { CODE, codeRule } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { announce } from '@/lib/browser/announce';
import { serverErrorText } from '../../feedback/errorText';
import { currentText } from '../../format/text';
import type { Draft } from '../useDraft';
import { useBusy } from './useBusy';
import { useErrorLanguage } from './useErrorLanguage';

interface Options<Values> {
  /** Sends the values. An error is shown, and the typed values stay. */
  send(values: Values): Promise<void>;
  /** Goes on after a success: the form is emptied, or left. Not called when other values were typed meanwhile, which are unsent. */
  onSent?(form: FormInstance<Values>, values: Values): void;
  /** Returns the field that a code of the backend is about; null for none: the request policy's toast has shown the message. */
  fieldOf?(code: number): (keyof Values & string) | null;
  /** Keeps the typed values until they were sent. */
  readonly draft?: Draft<Partial<Values>>;
}

/** Returns true while a field has the value that was sent. The values of some fields are objects. */
function isUnchanged<Values extends object>(
  form: FormInstance<Values>,
  values: Values,
  name: keyof Values,
): boolean {
  // TypeScript cannot resolve antd's path type for a generic form.
  return JSON.stringify(form.getFieldValue(name as never)) === JSON.stringify(values[name]);
}

/**
 * Marks and focuses the field that the failure is about, unless another value was typed in it meanwhile. The request policy has shown
 * every other failure.
 */
function showFailure<Values extends object>(
  form: FormInstance<Values>,
  values: Values,
  error: unknown,
  fieldOf: Options<Values>['fieldOf'],
): void {
  // An ended session shows no message (spec §8): the request policy has already sent the customer to sign-in.
  if (!(error instanceof BackendError) || error.code === CODE.sessionInvalid) return;
  const field = fieldOf?.(error.code) ?? null;
  if (field === null) return;
  const text = serverErrorText(error.msg, currentText);
  if (!isUnchanged(form, values, field)) {
    if (codeRule(error.code).isSilent) announce('toast', { kind: 'error', text });
    return;
  }
  const name = field as never;
  form.setFields([{ name, errors: [text] }]);
  form.focusField(name);
}

/**
 * Sends a form: one call however often its button is clicked, the failure on its field, its messages in the language of the
 * page, and a draft where one is kept. `props` are for antd's Form, `busy` is for its button.
 */
export function useSubmitForm<Values extends object>(options: Options<Values>) {
  const { send, onSent, fieldOf, draft } = options;
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const { busy, run } = useBusy();
  const saved = draft?.saved;
  useEffect(() => {
    // antd asks for a deep partial of the values, and TypeScript cannot prove this of a generic form's values.
    if (saved) form.setFieldsValue(saved as never);
  }, [form, saved]);

  const submit = (values: Values) =>
    run(async () => {
      try {
        await send(values);
      } catch (error) {
        showFailure(form, values, error, fieldOf);
        return;
      }
      const names = Object.keys(values) as (keyof Values)[];
      if (!names.every((name) => isUnchanged(form, values, name))) return;
      draft?.drop();
      onSent?.(form, values);
    });
  return {
    busy,
    props: {
      form,
      layout: 'vertical' as const,
      // The browser's own bubble about an e-mail address would cover the rule's message.
      noValidate: true,
      onFinish: submit,
      onValuesChange(changed: Partial<Values>, values: Values) {
        // A message about the former text, such as "Required", is not true of the new one.
        form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })));
        draft?.write(values);
      },
    },
  };
}
