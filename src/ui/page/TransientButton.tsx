import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';
import { useFocusOnRemoval } from './restoreFocus';

/** A button that its own effect may take away: the keyboard's focus then moves on to the note, the card or the dialog around it. */
export function TransientButton(
  props: Pick<
    ButtonProps,
    'type' | 'size' | 'style' | 'disabled' | 'loading' | 'onClick' | 'children' | 'aria-label'
  >,
) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button);
  return <Button ref={button} {...props} />;
}
