import { Empty, Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  /** True when this is the page itself: the title is its heading then. */
  readonly isPage?: boolean;
}

/** A link is as high as a finger's target must be (WCAG 2.2). */
const ACTION = { lineHeight: '24px' };
const TITLE = { color: 'var(--ant-color-text-base)' };

/** Says that a list or a page is empty: antd's small drawing, a sentence, the next step. */
export function EmptyState({ title, text, action, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'strong';
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <Flex vertical align="center" gap={4}>
          <Title style={TITLE}>{title}</Title>
          {text && <span>{text}</span>}
        </Flex>
      }
    >
      {action && (
        <Flex justify="center" align="baseline" style={ACTION}>
          {action}
        </Flex>
      )}
    </Empty>
  );
}
