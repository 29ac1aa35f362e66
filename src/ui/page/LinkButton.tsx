import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { withBase } from '@/lib/navigation';

interface Props extends Pick<ButtonProps, 'type' | 'size' | 'block'> {
  readonly to: string;
  readonly children: ReactNode;
  /** Called when this tab goes to the page. */
  onFollow?(): void;
}

/** True for a click that the browser would not open in another tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Draws a link to another page that looks like a button. */
export function LinkButton({ to, type = 'default', children, onFollow, ...look }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      {...look}
      type={type}
      href={withBase(to)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onFollow?.();
        navigate(to);
      }}
    >
      {children}
    </Button>
  );
}
