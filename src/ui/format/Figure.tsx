import { ExclamationCircleFilled } from '@ant-design/icons';
import { Statistic } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

const CONTENT: CSSProperties = { fontSize: 28, fontWeight: 600, lineHeight: '40px' };
const STYLES = { content: CONTENT };
/** Days in words are longer than a figure, and take two lines on a phone. */
const DAYS = { content: { ...CONTENT, fontSize: 20, lineHeight: '28px' } };
const URGENT = {
  content: { ...CONTENT, color: 'var(--ant-color-error)' },
  prefix: { marginInlineEnd: 8 },
};

interface Props {
  /** The name of the figure; left out where the heading above says it. */
  readonly title?: string;
  /** True for days in words instead of an amount. */
  readonly isDays?: boolean;
  /** True where the figure asks for an action now: in red, with a sign for people who cannot tell the colours apart. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** Draws a large figure: antd's statistic. */
export function Figure(props: Props) {
  const { title, isDays = false, isUrgent = false, children } = props;
  const plain = isDays ? DAYS : STYLES;
  return (
    <Statistic
      title={title}
      styles={isUrgent ? URGENT : plain}
      prefix={isUrgent && <ExclamationCircleFilled aria-hidden />}
      formatter={() => children}
    />
  );
}
