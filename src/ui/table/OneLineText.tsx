import { Tooltip } from 'antd';
import { useState } from 'react';
import styles from './recordTable.module.css';

interface Props {
  readonly text: string;
  /** Whether it takes what the other columns of a full table leave; else it is as wide as it needs, up to a limit. */
  readonly isFlexible?: boolean;
}

/** A remark or a name in a table: cut to one line, the whole text then in a tooltip; in a card it is there in full. */
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
