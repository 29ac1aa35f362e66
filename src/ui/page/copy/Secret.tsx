import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useText } from '../../format/text';
import { CopyText } from './CopyText';

/** Shown in place of a secret; always of the same length, so that the secret's length stays hidden. */
export const MASK = '••••••••';
/** The mask of a token, which is about as long. */
export const TOKEN_MASK = MASK.repeat(5);
/** Room for so many characters beyond the mask is enough for most passwords. */
const EXTRA_CHARACTERS = 8;
const MASKS = [MASK, TOKEN_MASK];

interface Props {
  readonly value: string;
  /** The name of the secret. */
  readonly label: string;
  /** Shown while it is hidden, for a text of which only a part is secret; the text itself when it holds no secret, so there is no Show. */
  readonly masked?: string;
}

/** Draws a secret: masked, with Show and Copy. */
export function Secret({ value, label, masked = MASK }: Props) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const toggle = t(isShown ? 'common.hide' : 'common.show');
  return (
    <CopyText
      value={value}
      label={label}
      shown={isShown ? value : masked}
      // Show and Copy keep their place when Show is pressed; a text of which only a part is secret fills its lines.
      room={MASKS.includes(masked) ? masked.length + EXTRA_CHARACTERS : undefined}
      before={
        masked !== value && (
          <Tooltip title={toggle}>
            <Button
              type="text"
              size="small"
              icon={isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
              aria-label={`${toggle}: ${label}`}
              onClick={() => setShown(!isShown)}
            />
          </Tooltip>
        )
      }
    />
  );
}
