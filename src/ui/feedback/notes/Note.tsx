import { Alert } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../format/text';
import styles from './note.module.css';

interface Props {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** A button or a link that helps against the problem. */
  readonly action?: ReactNode;
  /** Puts the note away; left out for a note that stays as long as its message is true. */
  onClose?(): void;
}

/** The action stands below the words where both together are too wide for a line, and then begins where the note does. */
const ROOM: CSSProperties = { flexWrap: 'wrap', gap: 8 };
const ICON: CSSProperties = { margin: 0 };
const WORDS: CSSProperties = { flexBasis: 180, overflowWrap: 'anywhere' };
/** WCAG 2.2 asks for a target of 24 px. */
const ACTION: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: 0,
  lineHeight: '24px',
};

/** Keeps × in the corner when a narrow note needs several lines. */
const CORNER: CSSProperties = { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 };
const ROOM_WITH_CORNER: CSSProperties = { ...ROOM, position: 'relative', paddingInlineEnd: 40 };

/** Draws a message where it belongs on the page. Screen readers interrupt themselves for errors only. */
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
      styles={{ icon: ICON, section: WORDS, actions: ACTION, close: CORNER }}
      title={children}
      action={action}
      closable={onClose ? { onClose, 'aria-label': t('common.close') } : false}
    />
  );
}
