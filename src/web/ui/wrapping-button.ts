/**
 * For buttons that say what they do in a whole sentence: the label breaks where there is no room, and the
 * button stays within its place.
 */
export const WRAPPING = {
  maw: '100%',
  styles: {
    label: { whiteSpace: 'normal', lineHeight: 1.35 },
    root: { height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 6 },
  },
} as const;
