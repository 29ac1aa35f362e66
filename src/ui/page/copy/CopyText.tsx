import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Code } from '../../format/Code';
import { useText } from '../../format/text';
import { CopyButton } from './CopyButton';

const TEXT = { overflowWrap: 'anywhere', minInlineSize: 0 } as const;
const NARROWER = { minInlineSize: 0 };

interface Props {
  readonly value: string;
  /** The name of the text: the button is called "Copy: …". */
  readonly label: string;
  /** The text in its place on the page, where that is another. */
  readonly shown?: string;
  /** The width of the text in characters, as far as there is room, where the text changes; its own unless given. */
  readonly room?: number;
  /** A button before Copy. */
  readonly before?: ReactNode;
  /** A further button. */
  readonly children?: ReactNode;
}

/** Draws an identifier, a command or another text, with Copy; a secret is drawn by `Secret`. */
export function CopyText({ value, label, shown = value, room, before, children }: Props) {
  const t = useText();
  return (
    <Flex align={room ? 'start' : 'center'} component="span" style={NARROWER}>
      <Code style={{ ...TEXT, width: room && `${room}ch` }}>{shown}</Code>
      {/* However long the text is, the buttons keep their width. */}
      <Flex flex="none">
        {before}
        <CopyButton size="small" text={value} name={`${t('common.copy')}: ${label}`} />
        {children}
      </Flex>
    </Flex>
  );
}
