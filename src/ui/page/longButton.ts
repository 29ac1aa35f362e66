/** The style of a button whose text wraps where there is too little room, as with a reader's own text spacing. */
export const LONG_BUTTON = {
  height: 'auto',
  minHeight: 'var(--ant-control-height)',
  whiteSpace: 'normal',
} as const;
