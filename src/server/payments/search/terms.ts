import { isUuid } from '../../../shared/ids.ts';
import { normaliseName } from '../../../shared/names.ts';

/** A search text, as the statements take it. */
export interface Terms {
  /** The text, when it is an id. */
  id: string | null;
  /** The text as it was typed, as a pattern of LIKE. */
  whole: string;
  /** The pattern of texts that begin with it, in lower case. */
  begins: string;
  /** The patterns of its words. The two longest find rows in an index, and the others narrow them down. */
  longest: string;
  second: string;
  others: string[];
  /** The pattern of account numbers that come first: they end with the text, which has digits only. */
  endsWith: string | null;
}

export function termsOf(typed: string): Terms {
  const [longest = '', second = longest, ...others] = normaliseName(typed)
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  const digits = typed.replaceAll(/\s/g, '');
  return {
    id: isUuid(typed) ? typed.toLowerCase() : null,
    whole: `%${escapeLike(typed)}%`,
    begins: `${escapeLike(typed.toLowerCase())}%`,
    longest,
    second,
    others,
    endsWith: /^\d+$/.test(digits) ? `%${digits}` : null,
  };
}

/** One or two letters are the beginning of a word: as any part of one, they would match most names. */
function patternOf(word: string): string {
  return /^[\p{L}\d]{1,2}$/u.test(word) ? `% ${word}%` : `%${escapeLike(word)}%`;
}

/** Escapes the wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}
