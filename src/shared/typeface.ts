/**
 * The typeface of the dashboard and of the server's pages: Inter, in two files with fixed names, which
 * `vite.typeface.ts` copies from its package. Their content never changes under a name.
 */
export const FONT_LATIN = '/assets/inter-latin-5.3.0.woff2';
export const FONT_LATIN_EXT = '/assets/inter-latin-ext-5.3.0.woff2';

export const FONT_FAMILY = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const face = (file: string, range: string) => `@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}
`;

/** The faces, and a system font with Inter's measures, so that nothing moves when Inter has loaded. */
export const fontFaces = () => `${face(FONT_LATIN_EXT, LATIN_EXT)}${face(FONT_LATIN, LATIN)}@font-face {
  font-family: "Inter Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto");
  ascent-override: 90.2%;
  descent-override: 22.48%;
  line-gap-override: 0%;
  size-adjust: 107.4%;
}
`;
