import { Tooltip } from 'antd';
import { useState } from 'react';
import styles from './recordTable.module.css';

interface Props {
  readonly text: string;
  /** True for a text that takes the room left by the other columns; else it is as wide as needed, up to a limit. */
  readonly isFlexible?: boolean;
}

/** Draws a remark or a name in a table: cut to one line, with the whole text in a tooltip. A card shows it in full. */
export function OneLineText({ text, isFlexible = false }: Props) {
  const [isCut, setCut] = useState(false);
  if (text === '') return null;
  return (
    <Tooltip title={isCut ? text : null}>
      <span
        className={`${styles.remark} ${isFlexible ? styles.flexible : ''}`}
        onPointerEnter={({ currentTarget: { scrollWidth, clientWidth } }) =>
          setCut(scrollWidth > clientWidth)
        }
      >
        {text}
      </span>
    </Tooltip>
  );
}
