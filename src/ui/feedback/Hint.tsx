import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';

const LOOKS = {
  quiet: { sign: null, color: 'var(--ant-color-text-secondary)' },
  good: { sign: <CheckCircleOutlined aria-hidden />, color: 'var(--ant-color-success)' },
  urgent: { sign: <ExclamationCircleOutlined aria-hidden />, color: 'var(--ant-color-error)' },
  warning: { sign: <ExclamationCircleOutlined aria-hidden />, color: 'var(--ant-color-warning)' },
} as const;

interface Props {
  readonly kind?: keyof typeof LOOKS;
  readonly children: ReactNode;
}

/** Draws a sentence beside a figure. Every kind but the quiet one has an icon, for people who cannot tell the colours apart. */
export function Hint({ kind = 'quiet', children }: Props) {
  const { sign, color } = LOOKS[kind];
  const style: CSSProperties = { margin: 0, color };
  return (
    <p style={style}>
      {sign && <>{sign} </>}
      <span>{children}</span>
    </p>
  );
}
