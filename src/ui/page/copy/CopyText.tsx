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
  /** The text shown on the page, where it differs from the copied one. */
  readonly shown?: string;
  /** The width in characters, for a text that changes; shrinks where there is too little room. By default as wide as the text. */
  readonly room?: number;
  /** A button before Copy. */
  readonly before?: ReactNode;
}

/** Draws an identifier, a command or another text, with Copy; a secret is drawn by `Secret`. */
export function CopyText({ value, label, shown = value, room, before }: Props) {
  const t = useText();
  return (
    <Flex align={room ? 'start' : 'center'} component="span" style={NARROWER}>
      <Code style={{ ...TEXT, width: room && `${room}ch` }}>{shown}</Code>
      {/* However long the text is, the buttons keep their width. */}
      <Flex flex="none">
        {before}
        <CopyButton size="small" text={value} name={`${t('common.copy')}: ${label}`} />
      </Flex>
    </Flex>
  );
}
