import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

/** The attributes that a control takes from its field, so that screen readers read its label, its hint and its problem. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  /** Left out where the control has a name of its own. */
  readonly label?: string;
  readonly id?: string | undefined;
  /** Says why the content is not accepted. */
  readonly problem?: ReactNode;
  /** Helps to fill the field in; shown while there is no problem. */
  readonly hint?: ReactNode;
  children(control: ControlProps): ReactNode;
}

/**
 * Looks like antd's `extra` and `help`, which are not used: antd would measure the field, draw it twice and animate `help`, so a
 * key press that makes a number wrong or right again took twice as long (docs/decisions/014).
 */
const HINT = {
  display: 'block',
  minHeight: 'var(--ant-control-height-sm)',
  color: 'var(--ant-color-text-description)',
};

const PROBLEM = { ...HINT, color: 'var(--ant-color-error)' };

/** Returns the id of a field's hint or problem, for a control beside it that the same words are about. */
export const noteIdOf = (fieldId: string) => `${fieldId}-note`;

/** Draws a control outside of antd's form data: its label above, and its hint or its problem below. */
export function Field({ label, id: given, problem, hint, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const noteId = noteIdOf(id);
  const isWrong = Boolean(problem);
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      validateStatus={isWrong ? 'error' : ''}
      style={{ marginBottom: 0 }}
    >
      {children({
        id,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong || hint ? noteId : undefined,
      })}
      {isWrong && (
        <span id={noteId} role="alert" style={PROBLEM}>
          {problem}
        </span>
      )}
      {!isWrong && hint && (
        <span id={noteId} style={HINT}>
          {hint}
        </span>
      )}
    </Form.Item>
  );
}
