import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

/** What a control takes over from its field, so that its name, its hint and what is wrong with it are heard too. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  /** Left out where the control has a name of its own. */
  readonly label?: string;
  readonly id?: string | undefined;
  /** What is wrong with its content. */
  readonly problem?: string | false | null | undefined;
  /** What helps to fill it in, while nothing is wrong. */
  readonly hint?: ReactNode;
  children(control: ControlProps): ReactNode;
}

/**
 * As antd's `extra` and `help` look. Given to antd itself, the browser would have to lay out and measure the field, it would be drawn
 * twice, and `help` would move into place: the key that makes a number wrong or right again took twice as long (docs/decisions/014).
 */
const HINT = {
  display: 'block',
  minHeight: 'var(--ant-control-height-sm)',
  color: 'var(--ant-color-text-description)',
};

const PROBLEM = { ...HINT, color: 'var(--ant-color-error)' };

/** A control outside of antd's form data: its label above, and below it a hint or what is wrong. */
export function Field({ label, id: given, problem, hint, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const noteId = `${id}-note`;
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
