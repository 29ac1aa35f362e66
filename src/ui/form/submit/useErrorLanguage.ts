import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocaleName } from '../../format/text';

/**
 * Checks the fields that show errors again when the language changes, because antd keeps errors as finished texts in the former
 * language. An error of the service is removed thereby, because no rule of the form repeats it.
 */
export function useErrorLanguage(form: FormInstance): void {
  const locale = useLocaleName();
  const before = useRef(locale);
  useEffect(() => {
    if (before.current === locale) return;
    before.current = locale;
    // A field that is being checked, because the click on the language left it, has no errors until then.
    const wrong = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 || form.isFieldValidating(name));
    if (wrong.length === 0) return;
    // The promise rejects while there are errors, and the fields show these anyway.
    form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, locale]);
}
