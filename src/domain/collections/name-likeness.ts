import { normaliseName } from '../../shared/names.ts';

/**
 * Whether two names may be of one payer: "O'Brien" and "OBRIEN", "J Smith" and "John Smith", "Smith John" and
 * "John Smith". Likeness only ever proposes money to a user, who decides; it never posts.
 */

/** Titles and legal forms, which banks and people add or leave out. */
const LEFT_OUT = new Set(
  'mr mrs ms miss dr prof adv rev mnr mev mej pty ltd limited edms bpk beperk cc npc inc'.split(' '),
);
const APOSTROPHES = /['`\u02bc\u2018\u2019\u201b]/g;
const SEPARATORS = /[ .,\-/()&*:;_+\u2010-\u2015]+/g;
/** A longer name is compared as it is written. */
const MOST_WORDS = 6;
/** A word of so many letters may be a surname. */
const SURNAME_FROM = 3;
/** A word of at most so many letters may be initials that are written together, as in "JP Smith". */
const INITIALS_UP_TO = 3;

/** The words of a name that count, in their order. */
export function likenessWords(name: string): string[] {
  return normaliseName(name)
    .replace(APOSTROPHES, '')
    .split(SEPARATORS)
    .filter((word) => word !== '' && !LEFT_OUT.has(word));
}

/** The words as they are, and with those that may be initials spelled out. */
function readings(words: readonly string[]): string[][] {
  const spelled = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.length <= INITIALS_UP_TO ? letters : [word];
  });
  const all = spelled.length === words.length ? [[...words]] : [[...words], spelled];
  return all.filter(({ length }) => length >= 2 && length <= MOST_WORDS);
}

/** Whether the words of two names may be of one payer: one is equal, and the others are or abbreviate. */
export function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return readings(one).some((a) => readings(other).some((b) => canPair(a, b, false)));
}

/** Whether each word of `a` has its own word in `b`, equal or abbreviated, with one surname in common. */
function canPair(a: readonly string[], b: readonly string[], hasSurname: boolean): boolean {
  if (a.length !== b.length) return false;
  const [word, ...rest] = a;
  if (word === undefined) return hasSurname;
  return b.some(
    (other, index) =>
      (word === other || abbreviates(word, other) || abbreviates(other, word)) &&
      canPair(
        rest,
        b.filter((_, at) => at !== index),
        hasSurname || (word === other && Array.from(word).length >= SURNAME_FROM),
      ),
  );
}

function abbreviates(initial: string, word: string): boolean {
  const [first, second] = Array.from(initial);
  return second === undefined && first === Array.from(word)[0];
}

/**
 * The keys of a name: two names that are alike have one in common. `payer_like_keys` of the database writes
 * the same ones, so that payers are found by an index.
 */
export function likenessKeys(words: readonly string[]): string[] {
  const keys = readings(words).flatMap((reading) =>
    reading.flatMap((word, index) => {
      if (Array.from(word).length < SURNAME_FROM) return [];
      const initials = reading.filter((_, at) => at !== index).map((other) => Array.from(other)[0]!);
      return [`${word}|${initials.toSorted().join('')}`];
    }),
  );
  return [...new Set(keys)];
}

/** All runs of words of a text that can be a name. */
export function runsOfWords(words: readonly string[]): string[][] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.max(0, Math.min(MOST_WORDS, words.length - start) - 1) }, (__, more) =>
      words.slice(start, start + more + 2),
    ),
  );
}
