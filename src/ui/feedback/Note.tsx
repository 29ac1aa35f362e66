import { Alert } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../format/text';
import styles from './note.module.css';

interface Props {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** What to do about it: a button or a link. */
  readonly action?: ReactNode;
  /** Puts the note away; left out for one that stays as long as what it says is so. */
  onClose?(): void;
}

/** Where both are too wide for a line, the action stands below the words. */
const ROOM: CSSProperties = { flexWrap: 'wrap', rowGap: 8 };
const WORDS: CSSProperties = { flexBasis: 180, overflowWrap: 'anywhere' };
/** What is to be done is a target of 24 px. */
const ACTION: CSSProperties = { lineHeight: '24px' };

/** × keeps its corner, whatever stands below one another in a narrow note. */
const CORNER: CSSProperties = { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 };
const ROOM_WITH_CORNER: CSSProperties = { ...ROOM, position: 'relative', paddingInlineEnd: 40 };

/** A message in its place. Errors interrupt a screen reader, the others wait their turn. */
export function Note({ kind, children, action, onClose }: Props) {
  const t = useText();
  return (
    <Alert
      type={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      showIcon
      className={styles.note}
      style={onClose ? ROOM_WITH_CORNER : ROOM}
      classNames={{ actions: styles.action ?? '' }}
      styles={{ section: WORDS, actions: ACTION, close: CORNER }}
      title={children}
      action={action}
      closable={onClose ? { onClose, 'aria-label': t('common.close') } : false}
    />
  );
}
