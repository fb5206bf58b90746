import type { EntryCategory } from '../../shared/reconciliation-terms.ts';
import type { Currency } from '../../shared/money.ts';
import { rulesFor, sizeOf, wordingOf, type RuledEntry } from './by-rule.ts';
import type { EntryRule, OpenEntry } from './expected.ts';
import { accountKey, lasts, nameKey, wordsOf } from './names.ts';

/** An entry that is posted as other business of the company, or as a charge of the bank. */
export interface PostedEntry extends RuledEntry {
  id: string;
  currency: Currency;
  category: EntryCategory;
}

/** A rule that users may propose for an entry, with the entries whose amounts it covers. */
export interface LearntRule<Posted extends PostedEntry = PostedEntry> {
  category: EntryCategory;
  words: string;
  /** The bounds of the amount, both included and without a sign. */
  fromMinor: bigint;
  toMinor: bigint;
  isAutomatic: boolean;
  /** The posted entries that it was learnt from, the latest first. */
  learntFrom: readonly Posted[];
  /** The rule in force that has these words, but not the amount of the entry; null if none has. */
  widens: EntryRule | null;
}

/** The most posted entries that a rule is learnt from: a user can still look at each of them. */
const MOST_LEARNT = 12;

/**
 * What earlier postings say about an open entry of a currency: the rule in force that knows its words, with
 * wider bounds, or else a new rule from the entries that were posted with the same words. Null when nothing
 * like it was posted, when such entries were posted in several categories, or when a rule in force already
 * covers it. Bounds are the lowest and the highest amount that was seen: they never guess.
 *
 * @param rules - The rules in force.
 * @param posted - Posted entries, the latest first.
 */
export function learnRule<Posted extends PostedEntry>(
  open: OpenEntry,
  currency: Currency,
  { rules, posted }: { rules: readonly EntryRule[]; posted: readonly Posted[] },
): LearntRule<Posted> | null {
  if (rulesFor(rules, open).length > 0 || open.entry.amountMinor === 0n) return null;
  const own = posted.filter(
    (one) =>
      one.id !== open.id &&
      one.currency === currency &&
      accountKey(one.accountNumber) === accountKey(open.accountNumber) &&
      one.entry.amountMinor !== 0n &&
      one.entry.amountMinor < 0n === open.entry.amountMinor < 0n,
  );
  const known = knownRules(rules, open);
  return known.length > 0 ? widened(known, open, own) : newRule(open, own);
}

/** The rules with the most words that the entry has, whatever their amounts are. */
function knownRules(rules: readonly EntryRule[], open: OpenEntry): EntryRule[] {
  const fitting = rules.filter((rule) => fitsByWords(rule, open) && !open.undoneRuleIds?.includes(rule.id));
  const most = Math.max(...fitting.map(({ words }) => words.length));
  return fitting.filter(({ words }) => words.length === most);
}

/** Whether an entry has the words and direction of a rule, whatever its amount is. */
export function fitsByWords(rule: EntryRule, open: RuledEntry): boolean {
  const size = sizeOf(open.entry.amountMinor);
  return rulesFor([{ ...rule, fromMinor: size, toMinor: size }], open).length > 0;
}

/** An amount so many times above or below the bounds of a rule is something else, and widens nothing. */
const MOST_WIDER = 10n;

/**
 * The rule whose bounds are nearest, so that they include the entry. Null if its words have two meanings, or
 * the entry is far outside.
 */
function widened<Posted extends PostedEntry>(
  known: readonly EntryRule[],
  open: OpenEntry,
  posted: readonly Posted[],
): LearntRule<Posted> | null {
  const size = sizeOf(open.entry.amountMinor);
  const distance = ({ fromMinor, toMinor }: EntryRule) =>
    size < fromMinor ? fromMinor - size : size - toMinor;
  const [rule] = known.toSorted((a, b) => compare(distance(a), distance(b)) || compare(a.id, b.id));
  if (!rule || known.some(({ category }) => category !== rule.category)) return null;
  if (size * MOST_WIDER < rule.fromMinor || size > rule.toMinor * MOST_WIDER) return null;
  const learntFrom = posted
    .filter((one) => one.category === rule.category && fitsByWords(rule, one))
    .slice(0, MOST_LEARNT);
  return {
    category: rule.category,
    words: rule.words,
    ...boundsOf([
      rule.fromMinor,
      rule.toMinor,
      size,
      ...learntFrom.map(({ entry }) => sizeOf(entry.amountMinor)),
    ]),
    isAutomatic: rule.isAutomatic,
    learntFrom,
    widens: rule,
  };
}

/** A rule from the posted entries with the same wording. It asks: a user says when it need not. */
function newRule<Posted extends PostedEntry>(
  open: OpenEntry,
  posted: readonly Posted[],
): LearntRule<Posted> | null {
  // A posting that a user has taken back was wrong, and nothing is learnt about this entry from others.
  if ((open.undoneRuleIds?.length ?? 0) > 0) return null;
  const likeness = likenessOf(open);
  if (likeness === null) return null;
  const alike = posted.filter((one) => likenessOf(one) === likeness);
  const [latest] = alike;
  if (!latest || alike.some(({ category }) => category !== latest.category)) return null;
  const learntFrom = alike.slice(0, MOST_LEARNT);
  const words = commonWords(open, learntFrom);
  if (words === null) return null;
  return {
    category: latest.category,
    words,
    ...boundsOf([open, ...learntFrom].map(({ entry }) => sizeOf(entry.amountMinor))),
    isAutomatic: false,
    learntFrom,
    widens: null,
  };
}

function boundsOf(sizes: readonly bigint[]): Pick<LearntRule, 'fromMinor' | 'toMinor'> {
  const ordered = sizes.toSorted(compare);
  return { fromMinor: ordered[0]!, toMinor: ordered.at(-1)! };
}

/** The lasting words of an entry; entries with the same ones are alike. Null when too few last. */
function likenessOf({ entry }: RuledEntry): string | null {
  const [longest] = wordingOf(entry)
    .map((text) => wordsOf(text).filter(lasts).join(' '))
    .toSorted((a, b) => b.length - a.length || compare(a, b));
  return longest === undefined ? null : nameKey(longest);
}

/** The most words of an entry, one after another, that all have and that last. */
function commonWords(open: RuledEntry, others: readonly RuledEntry[]): string | null {
  const texts = others.map(({ entry }) => wordingOf(entry).map((text) => ` ${wordsOf(text).join(' ')} `));
  const isCommon = (phrase: string) => texts.every((own) => own.some((text) => text.includes(` ${phrase} `)));
  const phrases = wordingOf(open.entry).flatMap((text) => phrasesOf(wordsOf(text)));
  const usable = phrases.filter((phrase) => nameKey(phrase) !== null && isCommon(phrase));
  const [longest] = usable.toSorted((a, b) => b.length - a.length || compare(a, b));
  return longest ?? null;
}

/** All runs of lasting words. */
function phrasesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) => {
    const rest = words.slice(from, from + MOST_PHRASE);
    const end = rest.findIndex((word) => !lasts(word));
    const run = end === -1 ? rest : rest.slice(0, end);
    return run.map((__, at) => run.slice(0, at + 1).join(' '));
  });
}

/** The most words of a phrase, as in `nameKey`. */
const MOST_PHRASE = 12;

function compare<T extends string | bigint>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
