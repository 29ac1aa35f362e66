import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { Code } from '../../format/Code';
import { useText } from '../../format/text';
import { CopyButton } from './CopyButton';

/** Shown in place of a secret; always of the same length, so that the secret's length stays hidden. */
export const MASK = '••••••••';

interface Props {
  readonly value: string;
  /** The name of the secret. */
  readonly label: string;
  /** Shown while it is hidden, for a text of which only a part is secret. */
  readonly masked?: string;
}

/** A long text may break anywhere, so that its buttons stay beside it. */
const TEXT = { overflowWrap: 'anywhere' } as const;

/** Draws a secret: masked, with Show and Copy. */
export function Secret({ value, label, masked = MASK }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'common.hide' : 'common.show');
  return (
    <Flex align="center" component="span">
      <Code style={TEXT}>{shown ? value : masked}</Code>
      {/* However long the text is, the buttons keep their width. */}
      <Flex flex="none">
        <Tooltip title={toggle}>
          <Button
            type="text"
            size="small"
            icon={shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
            aria-pressed={shown}
            aria-label={`${toggle}: ${label}`}
            onClick={() => setShown(!shown)}
          />
        </Tooltip>
        <CopyButton size="small" text={value} name={`${t('common.copy')}: ${label}`} />
      </Flex>
    </Flex>
  );
}
