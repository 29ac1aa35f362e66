/** The style of a button whose words go on in the next line where they are longer than their place, as under a reader's own spacing. */
export const LONG_BUTTON = {
  height: 'auto',
  minHeight: 'var(--ant-control-height)',
  whiteSpace: 'normal',
} as const;
