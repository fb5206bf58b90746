import { accountKey, nameKey, wordsOf } from './names.ts';
import type { Board } from './board.ts';
import type { EntryRule, OpenEntry } from './expected.ts';

/** What rules look at in an entry. */
export interface RuledEntry {
  /** Our account. */
  accountNumber: string;
  entry: {
    amountMinor: bigint;
    text: string;
    details: readonly { text: string; counterparty: { name: string | null } }[];
  };
}

/**
 * Matches entries that fit nothing expected but have the words and an amount of a rule. An entry that has
 * something in common with a payment, or that the bank marks as a return, stays a question.
 */
export function matchByRule(board: Board): void {
  const { rules } = board;
  if (rules.length === 0) return;
  for (const line of board.unresolved()) {
    // A rule is about an entry, not about one payment of it.
    const rule = line.detail === null ? ruleFor(rules, line.entry) : null;
    if (!rule) continue;
    if (line.isTouched || line.isMarkedReturn)
      board.resolve(line, 'RULE_OR_PAYMENT', [], { ruleId: rule.id });
    else {
      const isSure = rule.isAutomatic && !line.entry.isUndone;
      board.resolve(line, isSure ? 'RULE' : 'KNOWN_CATEGORY', [], { ruleId: rule.id });
    }
  }
}

/** The rule with the most words that an entry fits; null when it fits none, or two that contradict. */
export function ruleFor(rules: readonly EntryRule[], entry: Omit<OpenEntry, 'id'>): EntryRule | null {
  const own = rulesFor(rules, entry).filter(({ id }) => !entry.undoneRuleIds?.includes(id));
  const most = Math.max(...own.map(({ words }) => words.length));
  const longest = own.filter(({ words }) => words.length === most);
  const [first] = longest.toSorted(
    (a, b) => Number(b.isAutomatic) - Number(a.isAutomatic) || (a.id < b.id ? -1 : 1),
  );
  return first && longest.every(({ category }) => category === first.category) ? first : null;
}

/** An amount without its sign. */
export function sizeOf(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}

/** The rules of the account and direction of an entry whose amounts and words it has. */
export function rulesFor(rules: readonly EntryRule[], { accountNumber, entry }: RuledEntry): EntryRule[] {
  const { amountMinor } = entry;
  const size = sizeOf(amountMinor);
  const possible = rules.filter(
    (rule) =>
      rule.isOut === amountMinor < 0n &&
      size >= rule.fromMinor &&
      size <= rule.toMinor &&
      accountKey(rule.accountNumber) === accountKey(accountNumber),
  );
  if (possible.length === 0) return [];
  const texts = wordingOf(entry).map((text) => ` ${wordsOf(text).join(' ')} `);
  return possible.filter(({ words }) => texts.some((text) => text.includes(` ${words} `)));
}

/**
 * The texts by which an entry can be recognised: its own, and those of its payment if it has exactly one.
 * With several payments, the words of one would decide about all.
 */
export function wordingOf({ text, details }: RuledEntry['entry']): string[] {
  const [detail, another] = details;
  return detail && !another ? [text, detail.text, detail.counterparty.name ?? ''] : [text];
}

/**
 * The words by which similar entries can be recognised: those of the longest text, without the numbers, which
 * differ each time. Null when too little remains.
 */
export function suggestWords(entry: RuledEntry['entry']): string | null {
  const phrases = wordingOf(entry).flatMap((text) => phrasesOf(wordsOf(text)));
  const longest = phrases.toSorted((a, b) => b.length - a.length);
  return longest.map((phrase) => nameKey(phrase)).find((key) => key !== null) ?? null;
}

/** Runs of words without digits, in the order of the text. */
function phrasesOf(words: readonly string[]): string[] {
  return words
    .map((word) => (/\p{N}/u.test(word) ? '|' : word))
    .join(' ')
    .split('|')
    .map((phrase) => phrase.trim().split(' ').slice(0, MOST_SUGGESTED).join(' '));
}

/** The most words of a suggestion: more would rarely recur. */
const MOST_SUGGESTED = 4;
