import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The standard fonts of PDF, which a document does not carry; and for names that they cannot write,
 * Inter.
 */
export const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** The characters that the standard fonts have beyond Latin-1 (Windows-1252). */
const BEYOND_LATIN1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters that Inter has and they have not: Latin with marks, Greek and Cyrillic. */
const IN_INTER = new RegExp(
  '^[\\u0100-\\u0148\\u014a-\\u01c3\\u01c5-\\u024f\\u1e00-\\u1e9b\\u1e9e-\\u1eff' +
    '\\u0386\\u0388-\\u03ce\\u0400-\\u0479\\u048a-\\u049d\\u04a0-\\u04ff]$',
);

function isPlain(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || BEYOND_LATIN1.has(character);
}

function isInInter(character: string): boolean {
  return isPlain(character) || (IN_INTER.test(character) && /\p{L}/u.test(character));
}

/**
 * A text as a PDF of ours can write it. A letter of no typeface loses its marks, and anything else becomes
 * "?", such as Chinese. The pay page has every character.
 */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isInInter(character)) return character;
    const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && Array.from(bare).every(isInInter) ? bare : '?';
  }).join('');
}

/** The file of the typeface of the same weight that has letters beyond Latin-1. */
export function interOf(face: string): string {
  return face === BOLD
    ? require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')
    : require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
}

/**
 * The font to write a text in: `face`, unless it lacks a letter. Only the letters that are used go into the
 * document, and only then.
 */
export function fontFor(face: string, text: string): string {
  return Array.from(text).every(isPlain) ? face : interOf(face);
}
