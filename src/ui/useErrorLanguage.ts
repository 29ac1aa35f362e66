import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useLocaleName } from './text';

/**
 * Checks the fields that show errors once more when the language changes: antd keeps errors as finished texts, in the language
 * they were made in. What the service said against a field is taken away, because no rule of the form says it again.
 */
export function useErrorLanguage(form: FormInstance): void {
  const locale = useLocaleName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the errors are in
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length === 0) return;
    // It rejects when there are still errors, which the fields show.
    form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, locale]);
}
