import { nameKey, normaliseName } from '../../shared/names.ts';

/*
 * Whether two names on one bank account can be the same person. A bank pays by account number and rarely
 * compares the name, so a second name on an account is how an invented employee is paid.
 */

/** Titles and legal forms: a name counts as the same with and without them. */
const NO_NAMES = new Set(
  'mr mrs ms miss dr prof adv rev mnr mev mej pty ltd limited inc cc npc soc edms bpk bk'.split(' '),
);

/** Shorter words that differ in a letter are often two names, such as Thabo and Thato. */
const SPELLING_FROM_LENGTH = 6;
const MOST_INITIALS = 3;

/**
 * Whether two names differ only in the way they are written: case, accents, look-alike letters, the order of
 * the words, titles, initials for given names, words that one of them leaves out, and one letter of a long
 * word.
 */
export function namesAlike(left: string, right: string): boolean {
  if (left === right || nameKey(left) === nameKey(right)) return true;
  const a = wordsOf(left);
  const b = wordsOf(right);
  if (a.join('') === b.join('')) return true;
  return a.length <= b.length ? isPartOf(a, b) : isPartOf(b, a);
}

function wordsOf(name: string): string[] {
  const words = normaliseName(name)
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const names = words.filter((word) => !NO_NAMES.has(word));
  return names.length > 0 ? names : words;
}

/** Whether each word of the shorter name is written, perhaps differently, in the longer one. */
function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  const left = [...long];
  const take = (matches: (word: string) => boolean): boolean => {
    const at = left.findIndex(matches);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const spelled = (words: readonly string[]) =>
    words.filter((word) => !take((other) => isSpelledAlike(word, other)));
  const abbreviated = spelled(short.filter((word) => word.length > 1));
  // Initials alone do not make a person.
  if (left.length === long.length) return false;
  const initials = [...abbreviated, ...short.filter((word) => word.length === 1)];
  return initials.every((word) => take((other) => isInitialOf(word, other)) || takeInitials(word, take));
}

function isInitialOf(word: string, other: string): boolean {
  if (word.length > 1 && other.length > 1) return false;
  return word.startsWith(other) || other.startsWith(word);
}

/** "SJ" for "Sipho Jacob". */
function takeInitials(word: string, take: (matches: (word: string) => boolean) => boolean): boolean {
  const letters = [...word];
  if (letters.length < 2 || letters.length > MOST_INITIALS) return false;
  return letters.every((letter) => take((other) => other.startsWith(letter)));
}

function isSpelledAlike(a: string, b: string): boolean {
  if (a === b) return true;
  // A different number is a different name: Branch 12 and Branch 13.
  if (/\p{N}/u.test(a) || /\p{N}/u.test(b)) return false;
  return Math.max(a.length, b.length) >= SPELLING_FROM_LENGTH && differsByOneLetter(a, b);
}

/** One letter more, less, other, or two neighbours swapped. */
function differsByOneLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
