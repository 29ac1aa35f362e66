import type { FormInstance } from 'antd';

/**
 * Empties a form that was sent. antd mounts the fields anew, and the focus would be lost with the one in which Enter was pressed: it
 * goes to the form's button, where a click leaves it.
 */
export function emptyForm(form: Pick<FormInstance, 'getFieldsValue' | 'resetFields'>): void {
  const focused = document.activeElement;
  // A field's id is its name.
  if (focused && focused.id in form.getFieldsValue())
    focused.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  form.resetFields();
}
