import { ownReferenceLength } from '../../shared/own-reference.ts';
import type { BankFileProfile, CharacterSet } from './profile.ts';

/** A part of a text that the file carries differently. */
interface Replacement {
  /** Where `to` begins in the text of the file, in UTF-16 units from 0. */
  at: number;
  from: string;
  /** Empty when the file drops the part. */
  to: string;
}

/** A text as the file carries it, with everything needed to restore the original. */
export interface FileText {
  text: string;
  /** In the order of the text. Empty when the file carries it unchanged. */
  replacements: readonly Replacement[];
  /** The end of the original that is beyond the length of the profile. Empty when all of it fits. */
  cut: string;
  /** True when the only difference, if any, is that small letters became capitals. */
  isSameInCapitals: boolean;
}

/** Why a file cannot carry a text. */
export interface TextRefusal {
  /** Letters or digits that have no substitute, or no letter and no digit at all. */
  error: 'text_not_writable' | 'text_empty';
  /** The characters without a substitute, each once. */
  characters: readonly string[];
}

/** The name of a beneficiary as a file of this profile carries it. */
export function nameInFile(name: string, profile: BankFileProfile): FileText | TextRefusal {
  return textInFile(name, profile.charset, profile.nameLength, { isPlain: profile.format === 'CSV' });
}

/** The beneficiary's reference as a file of this profile carries it. */
export function referenceInFile(reference: string, profile: BankFileProfile): FileText | TextRefusal {
  const isPlain = profile.format === 'CSV';
  return textInFile(reference, profile.charset, profile.referenceLength, { isPlain });
}

/** The payer's own reference as a file of this profile carries it; null: the file has no field for it. */
export function ownReferenceInFile(own: string, profile: BankFileProfile): FileText | TextRefusal | null {
  const length = ownReferenceLength(profile);
  return length === null
    ? null
    : textInFile(own, profile.charset, length, { isPlain: profile.format === 'CSV' });
}

/**
 * Substitutes the characters that the set does not have: accents are dropped, ligatures are spelt out, small
 * letters become capitals where the set has no others, and other signs become a blank. Blanks at the ends and
 * repeated blanks are dropped, because a file of fixed width cannot keep them. A text for a spreadsheet never
 * begins with a sign that would make it a formula. The result depends on the arguments only.
 */
export function textInFile(
  original: string,
  charset: CharacterSet,
  maxLength: number,
  { isPlain }: { isPlain: boolean } = { isPlain: false },
): FileText | TextRefusal {
  const set = SETS[charset];
  const pieces: Piece[] = [];
  const refused = new Set<string>();
  for (const from of original) {
    const to = substitute(from, set);
    if (to === null) refused.add(from);
    else pieces.push({ from, to });
  }
  if (refused.size > 0) return { error: 'text_not_writable', characters: [...refused] };
  if (isPlain) dropLeadingSigns(pieces);
  collapseBlanks(pieces);
  const cut = cutAt(pieces, maxLength);
  const text = pieces.map(({ to }) => to).join('');
  if (!/[A-Za-z0-9]/.test(text)) return { error: 'text_empty', characters: [] };
  const replacements = replacementsOf(pieces);
  const isSameInCapitals = cut === '' && replacements.every(isCapitalised);
  return { text, replacements, cut, isSameInCapitals };
}

/** The original of a text in a file. */
export function originalOf({ text, replacements, cut }: FileText): string {
  let original = '';
  let position = 0;
  for (const { at, from, to } of replacements) {
    original += text.slice(position, at) + from;
    position = at + to.length;
  }
  return original + text.slice(position) + cut;
}

/** Whether a text consists of characters of the set. */
export function isInCharacterSet(text: string, charset: CharacterSet): boolean {
  return SETS[charset].whole.test(text);
}

interface Piece {
  /** One character of the original. */
  from: string;
  /** Its substitute: itself, other characters, or nothing. */
  to: string;
}

interface CharacterRules {
  one: RegExp;
  whole: RegExp;
  hasSmallLetters: boolean;
  /** Punctuation that the set lacks, with its nearest substitute. Other punctuation becomes a blank. */
  marks: Readonly<Record<string, string>>;
}

const SETS: Readonly<Record<CharacterSet, CharacterRules>> = {
  ACB: {
    one: /^[A-Z0-9 &(),./-]$/,
    whole: /^[A-Z0-9 &(),./-]*$/,
    hasSmallLetters: false,
    marks: { "'": '', '"': '', '+': '&', _: '-', ';': ',' },
  },
  ISO_LATIN: {
    one: /^[A-Za-z0-9 /?:().,'+-]$/,
    whole: /^[A-Za-z0-9 /?:().,'+-]*$/,
    hasSmallLetters: true,
    marks: { '"': "'", '&': '+', _: '-', ';': ',' },
  },
};

/** Characters that Unicode does not decompose into Latin letters and common marks. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ẞ: 'SS',
  ß: 'ss',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
  '\\': '/',
  '|': '/',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
};

/** The substitute of one character; null for a letter or digit without one, and for a damaged character. */
function substitute(character: string, set: CharacterRules): string | null {
  if (set.one.test(character)) return character;
  const capitals = set.hasSmallLetters ? character : character.toUpperCase();
  const simpler = [capitals, SPELLINGS[character], set.marks[character], character.normalize('NFKD')].find(
    (form) => form !== undefined && form !== character,
  );
  if (simpler !== undefined) return substituteEach(simpler, set);
  if (/[\p{L}\p{N}\p{Cs}\ufffd]/u.test(character)) return null;
  return /[\p{M}\p{Cf}]/u.test(character) ? '' : ' ';
}

function substituteEach(characters: string, set: CharacterRules): string | null {
  let all = '';
  for (const character of characters) {
    const one = substitute(character, set);
    if (one === null) return null;
    all += one;
  }
  return all;
}

/** No set has the signs `=` and `@`. */
function dropLeadingSigns(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    piece.to = piece.to.replace(/^[+ -]+/, '');
    if (piece.to !== '') return;
  }
}

function collapseBlanks(pieces: Piece[]): void {
  let last = ' ';
  for (const piece of pieces) {
    let to = '';
    for (const character of piece.to) {
      if (character !== ' ' || last !== ' ') to += character;
      last = character;
    }
    piece.to = to;
  }
  dropTrailingBlanks(pieces);
}

function dropTrailingBlanks(pieces: readonly Piece[]): void {
  for (const piece of pieces.toReversed()) {
    piece.to = piece.to.trimEnd();
    if (piece.to !== '') return;
  }
}

/** Removes the pieces beyond the length and returns their original. */
function cutAt(pieces: Piece[], maxLength: number): string {
  let length = 0;
  const first = pieces.findIndex(({ to }) => (length += to.length) > maxLength);
  if (first < 0) return '';
  const beyond = pieces.splice(first);
  dropTrailingBlanks(pieces);
  return beyond.map(({ from }) => from).join('');
}

/** Neighbouring differences are one replacement, but letters that only became capitals stay apart. */
function replacementsOf(pieces: readonly Piece[]): Replacement[] {
  const replacements: Replacement[] = [];
  let at = 0;
  let open: Replacement | null = null;
  for (const piece of pieces) {
    if (piece.from === piece.to) open = null;
    else if (open && isCapitalised(open) === isCapitalised(piece)) {
      open.from += piece.from;
      open.to += piece.to;
    } else replacements.push((open = { at, ...piece }));
    at += piece.to.length;
  }
  return replacements;
}

function isCapitalised({ from, to }: Piece): boolean {
  return from.toUpperCase() === to;
}
