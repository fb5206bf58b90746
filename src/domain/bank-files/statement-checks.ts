import type { EntryDetail, StatementEntry, StatementHead } from './statement.ts';

/*
 * Checks whether the statements of one account are complete and consecutive, and which of their entries have
 * been read before.
 */

/** A statement with the sums of its entries. */
export interface StatementSums {
  head: StatementHead;
  /** The sum of its booked entries. */
  bookedMinor: bigint;
  /** The sum of those booked entries that an earlier statement already had (`recogniseEntries`). */
  repeatedMinor: bigint;
}

export type StatementFinding =
  /** Opening balance plus booked entries is not the closing balance. */
  | { code: 'BALANCE_BREAK'; expectedMinor: bigint; statedMinor: bigint; differenceMinor: bigint }
  /** The closing balance of the statement before is not the opening balance. */
  | { code: 'OPENING_BREAK'; expectedMinor: bigint; statedMinor: bigint; differenceMinor: bigint }
  /** Statements are missing. The difference is the sum of their entries; null without balances. */
  | { code: 'SEQUENCE_GAP'; firstMissing: number; lastMissing: number; differenceMinor: bigint | null }
  /** A number that a statement of the same year already has, or a lower one. */
  | { code: 'SEQUENCE_REPEATED'; sequenceNumber: number }
  | { code: 'CURRENCY_CHANGED'; expected: string; stated: string };

/** Compares the balances of a statement with its entries. Null without balances. */
export function balanceBreak({ head, bookedMinor }: StatementSums): StatementFinding | null {
  if (!head.opening || !head.closing) return null;
  return broken('BALANCE_BREAK', head.opening.amountMinor + bookedMinor, head.closing.amountMinor);
}

/** Compares a statement with the one before it on the same account. */
export function followingBreaks(before: StatementHead, statement: StatementSums): StatementFinding[] {
  const { head, repeatedMinor } = statement;
  if (before.currency !== head.currency)
    return [{ code: 'CURRENCY_CHANGED', expected: before.currency, stated: head.currency }];
  const opening =
    before.closing && head.opening
      ? broken('OPENING_BREAK', before.closing.amountMinor, head.opening.amountMinor + repeatedMinor)
      : null;
  const numbers = numberBreak(before, head, opening);
  if (numbers?.code === 'SEQUENCE_GAP') return [numbers];
  return [numbers, opening].filter((finding) => finding !== null);
}

function numberBreak(
  before: StatementHead,
  next: StatementHead,
  opening: StatementFinding | null,
): StatementFinding | null {
  if (before.sequenceNumber === null || next.sequenceNumber === null) return null;
  const [last, number] = [before.sequenceNumber, next.sequenceNumber];
  if (number === last + 1) return null;
  const differenceMinor = opening?.code === 'OPENING_BREAK' ? opening.differenceMinor : null;
  if (number > last + 1)
    return { code: 'SEQUENCE_GAP', firstMissing: last + 1, lastMissing: number - 1, differenceMinor };
  // Most banks begin again with 1 in January.
  if (yearOf(next) > yearOf(before))
    return number <= 1
      ? null
      : { code: 'SEQUENCE_GAP', firstMissing: 1, lastMissing: number - 1, differenceMinor };
  return { code: 'SEQUENCE_REPEATED', sequenceNumber: number };
}

function yearOf({ closing, opening }: StatementHead): string {
  return (closing?.date ?? opening?.date ?? '').slice(0, 4);
}

function broken(
  code: 'BALANCE_BREAK' | 'OPENING_BREAK',
  expectedMinor: bigint,
  statedMinor: bigint,
): StatementFinding | null {
  if (expectedMinor === statedMinor) return null;
  return { code, expectedMinor, statedMinor, differenceMinor: statedMinor - expectedMinor };
}

/** The names by which an entry is known when it comes again. */
export interface EntryIdentity {
  /** Identifies the entry in its statement: equal when the same statement comes again, in any file. */
  key: string;
  /** Equal for the same entry in another statement or advice, and perhaps for another, similar entry. */
  alike: string;
}

/** An entry that was read before. */
export interface KnownEntry extends EntryIdentity {
  kind: StatementHead['kind'];
  /**
   * A statement that contains the entry opens with the same balance as the one being read, and their numbers
   * do not differ, so they are one statement under two names.
   */
  isOfSamePlace: boolean;
}

/**
 * Names the entries of a statement. An entry with a reference of the bank is known by the reference and the
 * day, another one by its content. The second of two equal entries of a statement has another name than the
 * first.
 */
export function entryIdentities(
  head: Pick<StatementHead, 'accountNumber' | 'statementId'>,
  entries: Iterable<StatementEntry>,
): EntryIdentity[] {
  const seen = new Map<string, number>();
  const identities: EntryIdentity[] = [];
  for (const entry of entries) {
    const content = contentOf(entry);
    const occurrence = (seen.get(content) ?? 0) + 1;
    seen.set(content, occurrence);
    const name = [content, occurrence];
    identities.push({
      key: JSON.stringify([head.accountNumber, head.statementId, ...name]),
      alike: JSON.stringify([head.accountNumber, ...name]),
    });
  }
  return identities;
}

/**
 * The content that an entry keeps when it comes again. The status is left out, because a pending entry comes
 * again when it is booked. If the bank gives a reference, texts are left out too, because an advice may have
 * more words.
 */
function contentOf(entry: StatementEntry): string {
  const amount = String(entry.amountMinor);
  // Include the day, because some banks reuse a reference for each payment of a series.
  if (entry.bankReference !== null)
    return JSON.stringify(['R', entry.bookingDate, entry.bankReference, amount]);
  const details = entry.details.map(detailOf);
  return JSON.stringify(['C', entry.bookingDate, entry.valueDate, amount, entry.code, entry.text, details]);
}

function detailOf({ endToEndId, amountMinor, text, counterparty }: EntryDetail): unknown[] {
  return [endToEndId, amountMinor?.toString() ?? null, text, counterparty.name, counterparty.accountNumber];
}

/** Whether a statement opens with the closing balance of the statement before it. */
export function continuesBalance(before: StatementHead | null, head: StatementHead): boolean {
  return head.opening !== null && before?.closing?.amountMinor === head.opening.amountMinor;
}

/**
 * Tells new entries from those that were read before; returns the known entry for each, or null for a new
 * one. `known` has the booked entries whose key or alike name is among the identities.
 *
 * Equal entries of the same statement are one entry. A similar entry of another statement is the same one
 * too, unless this statement continues the balance of the one before it: its entries then move the balance,
 * so only an advice, or the same statement under another name, can have contained them before.
 */
export function recogniseEntries(
  identities: readonly EntryIdentity[],
  known: Iterable<KnownEntry>,
  isContinuation: boolean,
): (KnownEntry | null)[] {
  const byKey = new Map<string, KnownEntry>();
  const byLikeness = new Map<string, KnownEntry>();
  for (const entry of known) {
    byKey.set(entry.key, entry);
    if (!isContinuation || entry.kind === 'ADVICE' || entry.isOfSamePlace) byLikeness.set(entry.alike, entry);
  }
  return identities.map(({ key, alike }) => byKey.get(key) ?? byLikeness.get(alike) ?? null);
}

/** Whether a statement that was read before has come again. */
export type Arrival =
  | 'NEW'
  /** The statement is unchanged. */
  | 'AGAIN'
  /** It has the name of an earlier statement but other content, which a user must look at. */
  | 'CHANGED';

/** A statement as it was read before, with the keys of its entries. */
export interface ReadStatement {
  head: StatementHead;
  entryKeys: ReadonlySet<string>;
}

/** Compares a statement with the one that has the same account and statement id. */
export function arrivalOf(
  head: StatementHead,
  identities: readonly EntryIdentity[],
  earlier: ReadStatement | null,
): Arrival {
  if (!earlier) return 'NEW';
  const isSame =
    earlier.head.currency === head.currency &&
    isSameBalance(earlier.head.opening, head.opening) &&
    isSameBalance(earlier.head.closing, head.closing) &&
    earlier.entryKeys.size === identities.length &&
    identities.every(({ key }) => earlier.entryKeys.has(key));
  return isSame ? 'AGAIN' : 'CHANGED';
}

function isSameBalance(a: StatementHead['opening'], b: StatementHead['opening']): boolean {
  return a?.amountMinor === b?.amountMinor && a?.date === b?.date;
}
