/**
 * Characters that no text for people may contain: controls, line breaks, halves of characters, everything
 * that Unicode marks as ignorable by default (zero-width characters, fillers, tags, variation selectors, soft
 * hyphens), characters that change the direction of text, format characters of old scripts, and the blanks of
 * Braille and of music. Such characters can make texts differ that look the same, or make one text readable
 * in two ways.
 */

const NAMES: Readonly<Record<number, string>> = {
  0x00: 'NULL',
  0x09: 'TAB',
  0x0a: 'LINE FEED',
  0x0d: 'CARRIAGE RETURN',
  0xad: 'SOFT HYPHEN',
  0x34f: 'COMBINING GRAPHEME JOINER',
  0x61c: 'ARABIC LETTER MARK',
  0x115f: 'HANGUL CHOSEONG FILLER',
  0x1160: 'HANGUL JUNGSEONG FILLER',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x2060: 'WORD JOINER',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x2800: 'BRAILLE PATTERN BLANK',
  0x3164: 'HANGUL FILLER',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
  0xffa0: 'HALFWIDTH HANGUL FILLER',
  0xfffc: 'OBJECT REPLACEMENT CHARACTER',
  0xfffd: 'REPLACEMENT CHARACTER',
  0x1d159: 'MUSICAL SYMBOL NULL NOTEHEAD',
  0xe0001: 'LANGUAGE TAG',
};

/** The families of hidden characters that have no name above. */
const FAMILIES: readonly (readonly [from: number, to: number, name: string])[] = [
  [0x0000, 0x009f, 'CONTROL CHARACTER'],
  [0xd800, 0xdfff, 'HALF OF A CHARACTER'],
  [0x180b, 0x180f, 'MONGOLIAN VARIATION SELECTOR'],
  [0xfe00, 0xfe0f, 'VARIATION SELECTOR'],
  [0xe0020, 0xe007f, 'TAG CHARACTER'],
  [0xe0100, 0xe01ef, 'VARIATION SELECTOR'],
];

/**
 * Ranges of UTF-16 units, because tools that read the API documents differ in using the flag u. With the
 * flag, the pattern accepts the ignorable characters beyond U+FFFF (no pattern can name them in both modes);
 * `findHidden` refuses them.
 */
const HIDDEN_UNITS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
  '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffd';
/**
 * All surrogate pairs except the hieroglyphic controls U+13430-F, the shorthand controls U+1BCA0-3, the blank
 * U+1D159 and the controls U+1D173-A of music, and the tags and selectors U+E0000-E0FFF.
 */
const VISIBLE_PAIR =
  '[\\ud800-\\ud80c\\ud80e-\\ud82e\\ud830-\\ud833\\ud835-\\udb3f\\udb44-\\udbff][\\udc00-\\udfff]|' +
  '\\ud80d[\\udc00-\\udc2f\\udc40-\\udfff]|\\ud82f[\\udc00-\\udc9f\\udca4-\\udfff]|' +
  '\\ud834[\\udc00-\\udd58\\udd5a-\\udd72\\udd7b-\\udfff]';

/** The pattern of one line of text, for JSON Schema. */
export const ONE_LINE_PATTERN = `^(?:[^${HIDDEN_UNITS}\\ud800-\\udfff]|${VISIBLE_PAIR})*$`;
/** The same with line breaks and tabs. */
export const LINES_PATTERN = `^(?:[^${HIDDEN_UNITS}\\ud800-\\udfff]|[\\t\\n\\r]|${VISIBLE_PAIR})*$`;

const HIDDEN = /[\p{Cc}\p{Cs}\p{DI}\p{Bidi_C}\u2028\u2029\u2800\ufff9-\ufffd\u{13430}-\u{1343f}\u{1d159}]/u;
const HIDDEN_IN_LINES = new RegExp(`(?![\\t\\n\\r])${HIDDEN.source}`, 'u');
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu');

export interface HiddenCharacter {
  codePoint: number;
  /** Its position in the text, in characters, counted from 1. */
  position: number;
}

/** The first hidden character of a line, or null. */
export function findHidden(text: string): HiddenCharacter | null {
  return isLatin(text) ? null : firstMatch(text, HIDDEN);
}

/** The first hidden character of a text of several lines, or null. */
export function findHiddenInLines(text: string): HiddenCharacter | null {
  return isLatin(text) ? null : firstMatch(text, HIDDEN_IN_LINES);
}

function firstMatch(text: string, pattern: RegExp): HiddenCharacter | null {
  const at = text.search(pattern);
  if (at < 0) return null;
  return { codePoint: text.codePointAt(at)!, position: Array.from(text.slice(0, at)).length + 1 };
}

/** True for nearly every text, without a regular expression: ASCII and the Latin letters up to U+02FF. */
function isLatin(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x2ff || (code > 0x7e && code < 0xa0) || code === 0xad) return false;
  }
  return true;
}

/** `U+200D ZERO WIDTH JOINER`. */
export function hiddenName(codePoint: number): string {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const family = FAMILIES.find(([from, to]) => codePoint >= from && codePoint <= to);
  return `${number} ${NAMES[codePoint] ?? family?.[2] ?? 'INVISIBLE CHARACTER'}`;
}

/** The error message for a hidden character. */
export function hiddenSentence({ codePoint, position }: HiddenCharacter): string {
  return `Character ${position} is ${hiddenName(codePoint)}, which cannot be seen. Remove it.`;
}

/**
 * The line without hidden characters: line breaks become spaces. Empty when a character was damaged, since
 * the original is unknown.
 */
export function withoutHidden(text: string): string {
  if (/[\p{Cs}\ufffd]/u.test(text)) return '';
  const oneLine = text.replace(/[\t\r\n\u2028\u2029\u2800]+/gu, ' ');
  return oneLine.replace(EVERY_HIDDEN, '').replace(/ {2,}/g, ' ').trim();
}
