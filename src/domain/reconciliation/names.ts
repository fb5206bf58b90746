/*
 * Names of items in the free text of a statement. Banks change capitals, spaces and punctuation, so names are
 * compared by their words: "INV-001/2026" is the words INV, 001 and 2026.
 */

/** Shorter names, such as "12", are found by chance. */
const SHORTEST_NAME = 4;
/** The most words of a name that are compared; further words are ignored. */
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in capitals. */
export function wordsOf(text: string): string[] {
  return text.toUpperCase().match(WORD) ?? [];
}

/** The words of a name in their usual form; null for a name that is too short to be looked for. */
export function nameKey(name: string): string | null {
  const words = wordsOf(name);
  if (words.length > MOST_WORDS) return null;
  const key = words.join(' ');
  return key.length - (words.length - 1) < SHORTEST_NAME ? null : key;
}

const MONTH = /^(?:JAN|FEB|MAR|APR|MAY|MEI|JUN|JUL|AUG|SEP|SEPT|OCT|OKT|NOV|DEC|DES)$/;
const LONG_MONTHS = new Set(
  (
    'JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER ' +
    'JANUARIE FEBRUARIE MAART JUNIE JULIE AUGUSTUS OKTOBER DESEMBER'
  ).split(' '),
);

/** Whether a word is the same each time: numbers and months are not. */
export function lasts(word: string): boolean {
  return !/\p{N}/u.test(word) && !MONTH.test(word) && !LONG_MONTHS.has(word);
}

/** Finds known names in texts. */
export class NameFinder {
  private readonly names = new Set<string>();
  /** The lengths, in words, of the names that begin with a word; longest first. */
  private readonly lengths = new Map<string, number[]>();

  add(key: string): void {
    if (this.names.has(key)) return;
    this.names.add(key);
    const words = key.split(' ');
    const lengths = this.lengths.get(words[0]!) ?? [];
    if (!lengths.includes(words.length))
      this.lengths.set(
        words[0]!,
        [...lengths, words.length].toSorted((a, b) => b - a),
      );
  }

  /** The names in a text, each once. A name within a longer one is not found. */
  findIn(text: string): string[] {
    const words = wordsOf(text);
    const found = new Set<string>();
    for (let at = 0; at < words.length;) {
      const name = this.nameAt(words, at);
      if (name === null) at++;
      else {
        found.add(name.key);
        at += name.words;
      }
    }
    return [...found];
  }

  private nameAt(words: readonly string[], at: number): { key: string; words: number } | null {
    for (const length of this.lengths.get(words[at]!) ?? []) {
      if (at + length > words.length) continue;
      const key = length === 1 ? words[at]! : words.slice(at, at + length).join(' ');
      if (this.names.has(key)) return { key, words: length };
    }
    return null;
  }
}

/**
 * The accounts named in a file that are not the company's own account. A partly hidden number is compared by
 * the digits at its ends. A branch code may be before or after the number.
 */
export function otherAccounts(named: readonly string[], own: string): string[] {
  const ownKey = accountKey(own) ?? '';
  return named.filter((one) => {
    if (accountKey(one) === null) {
      const [first, last] = [/^\d*/.exec(one)![0], /\d*$/.exec(one)![0]];
      return !ownKey.startsWith(first) || !ownKey.endsWith(last);
    }
    return ![one, ...one.split(/[ -]/)].some((part) => accountKey(part) === ownKey);
  });
}

/** An account number for comparison; null when it is partly hidden, as in "****1234". */
export function accountKey(account: string | null): string | null {
  if (account === null || /[*#]|x{2,}/i.test(account)) return null;
  const key = account
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');
  return key === '' ? null : key;
}
