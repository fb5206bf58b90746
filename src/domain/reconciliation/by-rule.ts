import { FEE_MARK } from '../bank-files/statement.ts';
import { accountKey, lasts, nameKey, wordsOf } from './names.ts';
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
  const isFee = entry.text.startsWith(FEE_MARK);
  const possible = rules.filter(
    (rule) =>
      // The fee of a payment has the words of the payment, but is not what the payment was for.
      (!isFee || rule.category === 'CHARGES') &&
      rule.isOut === amountMinor < 0n &&
      size >= rule.fromMinor &&
      size <= rule.toMinor &&
      accountKey(rule.accountNumber) === accountKey(accountNumber),
  );
  if (possible.length === 0) return [];
  const texts = wordingOf(entry).map((text) => ` ${wordsOf(text).join(' ')} `);
  return possible.filter(({ words }) => texts.some((text) => text.includes(` ${words} `)));
}

/** Words that every fee of a column for fees has, whatever it is the fee of. */
const WORDS_OF_FEES = 'BANK FEE';

/**
 * The texts by which an entry can be recognised: its own, and those of its payment if it has exactly one.
 * With several payments, the words of one would decide about all.
 */
export function wordingOf({ text, details }: RuledEntry['entry']): string[] {
  if (text.startsWith(FEE_MARK)) return [text, WORDS_OF_FEES];
  const [detail, another] = details;
  return detail && !another ? [text, detail.text, detail.counterparty.name ?? ''] : [text];
}

/**
 * The words by which similar entries can be recognised: those of the longest text, without the numbers and
 * months, which differ each time, and without the words with which many debits begin. Null when too little
 * remains.
 */
export function suggestWords(entry: RuledEntry['entry']): string | null {
  if (entry.text.startsWith(FEE_MARK)) return WORDS_OF_FEES;
  const phrases = wordingOf(entry).flatMap((text) => phrasesOf(wordsOf(text)));
  const telling = phrases.map((phrase) => {
    const begins = phrase.findIndex((word) => !OPENS_MANY.has(word));
    return begins < 0 ? [] : phrase.slice(begins);
  });
  return longestOf(telling) ?? longestOf(phrases);
}

/** Words with which the texts of many different payments begin. */
const OPENS_MANY = new Set(
  (
    'DEBIT ORDER CREDIT TRANSFER TRANSFERS PAYMENT PAYMENTS PAY EFT ACB RTC NAEDO DEBICHECK ' +
    'CARD PURCHASE POS ' +
    'INTERNET BANKING INTERBANK MAGTAPE TO FROM OF FOR THE REF REFERENCE ' +
    'DEBIETORDER OORDRAG BETALING NA VAN'
  ).split(' '),
);

function longestOf(phrases: readonly (readonly string[])[]): string | null {
  const texts = phrases.map((phrase) => phrase.slice(0, MOST_SUGGESTED).join(' '));
  const longest = texts.toSorted((a, b) => b.length - a.length);
  return longest.map((text) => nameKey(text)).find((key) => key !== null) ?? null;
}

/** Runs of words that last, in the order of the text. */
function phrasesOf(words: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of words)
    if (lasts(word)) runs.at(-1)!.push(word);
    else runs.push([]);
  return runs;
}

/** The most words of a suggestion: more would rarely recur. */
const MOST_SUGGESTED = 4;
