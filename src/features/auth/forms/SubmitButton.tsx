import { Button } from 'antd';
import type { ReactNode } from 'react';

/** Keeps clear of the last field's error, which antd lets reach the next element when it needs two lines. */
const ROOM = { marginBlockStart: 8 };

interface Props {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Draws the button that sends a form before sign-in. */
export function SubmitButton({ busy, children }: Props) {
  return (
    <Button type="primary" block htmlType="submit" loading={busy} style={ROOM}>
      {children}
    </Button>
  );
}
