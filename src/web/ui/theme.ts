import { FONT_FAMILY } from '../../shared/typeface.ts';
import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The accent: a blue-green with enough contrast on white and on near-black. */
const accent: MantineColorsTuple = [
  '#e9f6f6',
  '#d3eaea',
  '#a8d5d6',
  '#79bfc1',
  '#53adb0',
  '#3aa2a5',
  '#2b9ca0',
  '#1a888c',
  '#0b6e72',
  '#005457',
];

/** Amber with enough contrast between its dark and light shades, which Mantine's yellow lacks. */
const yellow: MantineColorsTuple = [
  '#fff8e8',
  '#fdf1d8',
  '#fbdf9f',
  '#f6c866',
  '#eab23d',
  '#d4951b',
  '#b37807',
  '#8a5a00',
  '#6d4700',
  '#4f3300',
];

/** Greys of the dark scheme: text, lines, then the three surfaces (raised, card, page). */
const dark: MantineColorsTuple = [
  '#e9ecef',
  '#a9b1b8',
  '#8a939b',
  '#5c656d',
  '#3a4248',
  '#2a3035',
  '#23282c',
  '#1a1e21',
  '#121517',
  '#0c0e10',
];

// A dialog's <header> is rendered outside the page's sections, where it would count as a banner landmark.
const attributes = { header: { role: 'none' } };

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 8 },
  colors: { accent, yellow, dark },
  defaultRadius: 'sm',
  fontFamily: FONT_FAMILY,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // An alert's colour lacks the contrast that its title needs; the icon and the background carry the
    // colour.
    Alert: {
      styles: { title: { color: 'light-dark(var(--mantine-color-gray-9), var(--mantine-color-gray-0))' } },
    },
    // A section of a form looks like a panel: its name is a heading inside, not a gap in the border.
    Fieldset: {
      styles: (_: unknown, { variant }: { variant?: string }) =>
        variant === 'unstyled'
          ? {}
          : {
              root: {
                background: 'var(--outlay-card)',
                borderColor: 'var(--outlay-line)',
                borderRadius: 'var(--mantine-radius-md)',
              },
              legend: {
                float: 'left',
                width: '100%',
                padding: 0,
                marginBottom: 12,
                fontSize: '1.125rem',
                fontWeight: 600,
                lineHeight: '1.5rem',
              },
            },
    },
    // Not `Modal.extend`, which would load the components with the theme.
    Modal: { defaultProps: { attributes } },
    Drawer: { defaultProps: { attributes } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});
