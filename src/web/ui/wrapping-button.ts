/** Props for a button with a long label: the label wraps instead of overflowing. */
export const WRAPPING = {
  maw: '100%',
  styles: {
    label: { whiteSpace: 'normal', lineHeight: 1.35 },
    root: { height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 6 },
  },
} as const;
