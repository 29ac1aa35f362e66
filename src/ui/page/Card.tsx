import { Card as AntdCard, type CardProps, Flex } from 'antd';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';

interface Props {
  readonly title: string;
  /** Shown at the end of the heading: a filter, a button, a time. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  /** The card's box, to measure or to scroll to. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** The heading may need a second line on a phone, and only space separates it from the content. */
const STYLES: CardProps['styles'] = {
  header: { minHeight: 0, paddingBlock: '16px 12px', border: 0 },
  // Shows the focus ring of a control in it.
  title: { whiteSpace: 'normal', overflow: 'visible' },
  body: { paddingBlockStart: 0 },
};

const HEADING = { margin: 0 };
/** Links in it are as high as a finger's target must be (WCAG 2.2). */
const EXTRA = {
  minWidth: 0,
  fontSize: 'var(--ant-font-size)',
  fontWeight: 'normal',
  lineHeight: '24px',
};

/** Draws antd's card with a heading; screen readers find it as a region of that name. */
export function Card({ title, extra, children, style, ref }: Props) {
  const id = useId();
  return (
    <AntdCard
      ref={ref}
      role="region"
      aria-labelledby={id}
      style={style}
      styles={STYLES}
      title={
        <Flex wrap align="center" justify="space-between" gap="small">
          <h2 id={id} style={HEADING}>
            {title}
          </h2>
          {extra && (
            <Flex wrap align="center" gap="small" style={EXTRA}>
              {extra}
            </Flex>
          )}
        </Flex>
      }
    >
      {children}
    </AntdCard>
  );
}
