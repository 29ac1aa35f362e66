import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocaleName } from '../format/text';

/**
 * Checks the fields that show errors once more when the language changes: antd keeps errors as finished texts, in the language
 * they were made in. What the service said against a field is taken away, because no rule of the form says it again.
 */
export function useErrorLanguage(form: FormInstance): void {
  const locale = useLocaleName();
  const before = useRef(locale);
  useEffect(() => {
    if (before.current === locale) return;
    before.current = locale;
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length === 0) return;
    // It rejects when there are still errors, which the fields show.
    form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, locale]);
}
