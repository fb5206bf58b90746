import type { AccountFinding, AccountMark } from '../../shared/terms.ts';
import { namesAlike } from '../withdrawal/account-names.ts';
import { findSharedAccounts } from '../withdrawal/shared-accounts.ts';

/*
 * The findings that an approver should see before approving a batch, from comparing its withdrawals with each
 * other and with earlier payments. Amounts are in minor units of the batch's currency.
 */

/** A person's usual amount is computed from at most this many of the last runs that paid them. */
export const PAYMENTS_REMEMBERED = 12;

/**
 * How many of an account's last payments are read: more than are remembered, so that other kinds of runs do
 * not crowd them out.
 */
export const PAYMENTS_READ = 24;

/** How many withdrawals count as the largest of a batch. */
export const LARGEST_LISTED = 10;

/** More people than this on one account are not compared by name. */
const PEOPLE_COMPARED = 50;

/** A larger percentage is stored as this one: the column is an integer. */
const MOST_PERCENT = 1_000_000;

/** A withdrawal as the checks see it. Keys are equal when people cannot tell the values apart. */
export interface CheckedRow {
  rowNumber: number;
  name: string;
  nameKey: string;
  externalId: string | null;
  /** Bank and account number without leading zeros. */
  account: string;
  branchCode: string;
  amountMinor: bigint;
  /**
   * The kind of number that the account number may be by mistake; null if it looks like an account number.
   */
  mark?: AccountMark | null;
}

/** An account that the person was paid on before. */
export interface EarlierAccount {
  account: string;
  bankCode: string;
  accountNumber: string;
  paidAt: Date;
}

/** A payment that was made to an account. */
export interface AccountPayment {
  batchId: string;
  amountMinor: bigint;
  name: string;
  externalId: string | null;
  branchCode: string;
}

/** The payments made before the batch was created, as far as they concern one of its withdrawals. */
export interface RowHistory {
  /** The last payments to the same person on the withdrawal's own account. */
  paidToAccount: readonly bigint[];
  /** The account of the last payment with the same external id. */
  lastOfExternalId: EarlierAccount | null;
  /** The account of the last payment to a name that looks the same. */
  lastOfName: EarlierAccount | null;
  /** The last payments to the earlier account, for a person whose account has changed. */
  paidToEarlierAccount: readonly bigint[];
}

/** The payments of an account that went to the person of a row: the same external id, or name. */
export function paidToPerson(
  { name, externalId }: Pick<CheckedRow, 'name' | 'externalId'>,
  payments: readonly AccountPayment[],
): AccountPayment[] {
  return payments.filter(
    (paid) => (externalId !== null && paid.externalId === externalId) || namesAlike(name, paid.name),
  );
}

export interface AccountJudgement {
  finding: AccountFinding | null;
  earlier: EarlierAccount | null;
}

/** The first and the last time that an account was paid to a person, among the last payments. */
export interface PaidBetween {
  fromMs: number;
  toMs: number;
}

/**
 * Compares the account with the one that the person was last paid on.
 *
 * - BANK_DETAILS_CHANGED: the last payment with the same external id went to another account. Without such a
 *   payment: the person was never paid on this account, but a name that looks the same was paid on another
 *   one. (Two people may share a name, so a person who was paid on this account is not flagged by the name.)
 * - NEW_BENEFICIARY: any other person who was never paid on this account.
 */
export function judgeAccount(
  account: string,
  history: Pick<RowHistory, 'paidToAccount' | 'lastOfExternalId' | 'lastOfName'>,
): AccountJudgement {
  const { lastOfExternalId, lastOfName } = history;
  if (lastOfExternalId) {
    if (lastOfExternalId.account === account) return { finding: null, earlier: null };
    return { finding: 'BANK_DETAILS_CHANGED', earlier: lastOfExternalId };
  }
  if (history.paidToAccount.length > 0) return { finding: null, earlier: null };
  if (lastOfName?.account === account) return { finding: null, earlier: null };
  if (lastOfName) return { finding: 'BANK_DETAILS_CHANGED', earlier: lastOfName };
  return { finding: 'NEW_BENEFICIARY', earlier: null };
}

export interface AmountJudgement {
  /** The median of the person's last payments; null without any. */
  usualMinor: bigint | null;
  /** The difference in percent of the usual amount, rounded; null without one. */
  changePercent: number | null;
  /** Whether the difference is larger than the entity's threshold. */
  isUnusual: boolean;
}

/** Compares an amount with the person's usual amount. */
export function judgeAmount(
  amountMinor: bigint,
  { paidToAccount, paidToEarlierAccount }: Pick<RowHistory, 'paidToAccount' | 'paidToEarlierAccount'>,
  thresholdPercent: number,
): AmountJudgement {
  const usualMinor = medianOf(paidToAccount.length > 0 ? paidToAccount : paidToEarlierAccount);
  if (usualMinor === null) return { usualMinor: null, changePercent: null, isUnusual: false };
  const difference = amountMinor - usualMinor;
  const size = difference < 0n ? -difference : difference;
  return {
    usualMinor,
    changePercent: percentOf(difference, usualMinor),
    isUnusual: size * 100n > BigInt(thresholdPercent) * usualMinor,
  };
}

/** The middle amount, or the mean of the two in the middle, rounded up; null without amounts. */
export function medianOf(amounts: readonly bigint[]): bigint | null {
  if (amounts.length === 0) return null;
  const sorted = [...amounts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return (sorted[middle - 1]! + sorted[middle]! + 1n) / 2n;
}

/** Rounded to the nearest whole percent, away from zero; never 0 for a difference. */
function percentOf(difference: bigint, usualMinor: bigint): number {
  if (difference === 0n) return 0;
  const size = difference < 0n ? -difference : difference;
  const rounded = (size * 200n + usualMinor) / (usualMinor * 2n);
  const percent = rounded > MOST_PERCENT ? MOST_PERCENT : Math.max(1, Number(rounded));
  return difference < 0n ? -percent : percent;
}

/** The rows that repeat the account and amount of an earlier row, each with the number of the first. */
export function repeatedRows(
  rows: readonly Pick<CheckedRow, 'rowNumber' | 'account' | 'branchCode' | 'amountMinor'>[],
): Map<number, number> {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const { rowNumber, account, branchCode, amountMinor } of rows) {
    // A payment order names only the branch code, so a branch code of another bank means an account at that
    // bank.
    const keys = [`${account} ${amountMinor}`, `${branchCode} ${numberOf(account)} ${amountMinor}`];
    const before = keys.map((key) => first.get(key)).find((row) => row !== undefined);
    if (before !== undefined) repeats.set(rowNumber, before);
    for (const key of keys) if (!first.has(key)) first.set(key, before ?? rowNumber);
  }
  return repeats;
}

/** The number of an account, behind the code of its bank. */
export function numberOf(account: string): string {
  return account.slice(account.lastIndexOf(' ') + 1);
}

/**
 * Finds the rows that are read together: of one account, or of a person on several accounts, and so on from
 * row to row. Returns the first row of the group for each row of it.
 */
export function relatedRows(
  rows: readonly CheckedRow[],
  { rows: several }: SeveralAccounts,
): Map<number, number> {
  const parents = new Map<number, number>();
  const firstOf = (rowNumber: number): number => {
    let first = rowNumber;
    for (let next = parents.get(first); next !== undefined; next = parents.get(first)) first = next;
    // Shorten later searches.
    if (first !== rowNumber) parents.set(rowNumber, first);
    return first;
  };
  const holders = new Map<string, number>();
  const join = (key: string, rowNumber: number) => {
    const holder = holders.get(key);
    if (holder === undefined) return void holders.set(key, rowNumber);
    const [a, b] = [firstOf(holder), firstOf(rowNumber)];
    if (a !== b) parents.set(Math.max(a, b), Math.min(a, b));
  };
  for (const { rowNumber, account, externalId, nameKey } of rows) {
    join(`account ${account}`, rowNumber);
    if (!several.has(rowNumber)) continue;
    if (externalId !== null) join(`id ${externalId}`, rowNumber);
    join(`name ${nameKey}`, rowNumber);
  }
  const joined = rows.filter(({ rowNumber }) => parents.has(rowNumber));
  const related = new Map(joined.map(({ rowNumber }) => [rowNumber, firstOf(rowNumber)]));
  for (const first of [...related.values()]) related.set(first, first);
  return related;
}

/** One name of an account, and the first row that pays it. */
interface AccountName {
  name: string;
  rowNumber: number;
}

/**
 * Finds the accounts that the batch pays under names that do not look alike. For each row of these accounts,
 * returns a row with another name.
 */
export function sharedAccounts(rows: readonly CheckedRow[]): Map<number, AccountName> {
  const shared = new Map<number, AccountName>();
  for (const { names } of findSharedAccounts(rows)) {
    const firsts = names.map(({ name, rows: [rowNumber] }) => ({ name, rowNumber: rowNumber! }));
    names.forEach(({ rows: numbers }, at) => {
      for (const rowNumber of numbers) shared.set(rowNumber, firsts[at === 0 ? 1 : 0]!);
    });
  }
  return shared;
}

/**
 * How many people a batch pays: the external ids, and the names of rows of which none has an id. So two rows
 * of one name with different ids are two people, as in `severalAccounts`.
 */
export function countPeople(rows: readonly Pick<CheckedRow, 'nameKey' | 'externalId'>[]): number {
  const ids = new Set<string>();
  const numbered = new Set<string>();
  const names = new Set<string>();
  for (const { nameKey, externalId } of rows) {
    names.add(nameKey);
    if (externalId === null) continue;
    ids.add(externalId);
    numbered.add(nameKey);
  }
  return ids.size + names.size - numbered.size;
}

export interface SeveralAccounts {
  /** How many people the batch pays on more than one account. */
  people: number;
  /** The numbers of their rows. */
  rows: ReadonlySet<number>;
}

/**
 * Finds the people whom the batch pays on more than one account: rows with the same external id, or with
 * names that look the same. Two rows of one name that both have an external id, and different ones, are two
 * people who share it. So are two rows of one name whose accounts were both paid under it during the same
 * time; when payments to one account ended before those to the other began, one person has changed accounts.
 */
export function severalAccounts(
  rows: readonly CheckedRow[],
  paidBetween: (row: CheckedRow) => PaidBetween | null = () => null,
): SeveralAccounts {
  const byExternalId = groupBy(rows, (row) => row.externalId);
  const byName = groupBy(rows, (row) => row.nameKey);
  const found = new Set<number>();
  let people = 0;
  for (const group of byExternalId.values()) {
    if (accountsOf(group).size < 2) continue;
    people++;
    for (const row of group) found.add(row.rowNumber);
  }
  for (const group of byName.values()) {
    const all = accountsOf(group);
    if (all.size < 2) continue;
    const unnumbered = accountsOf(group.filter((row) => row.externalId === null));
    const mixed = group.filter((row) => {
      const others = row.externalId === null ? all : unnumbered;
      return others.size > (others.has(row.account) ? 1 : 0);
    });
    if (mixed.length < 2 || areKnownApart(mixed, paidBetween)) continue;
    if (!mixed.some((row) => found.has(row.rowNumber))) people++;
    for (const row of mixed) found.add(row.rowNumber);
  }
  return { people, rows: found };
}

/** Whether every account of the rows was paid before, and all of them during the same time. */
function areKnownApart(
  rows: readonly CheckedRow[],
  paidBetween: (row: CheckedRow) => PaidBetween | null,
): boolean {
  let [lastBegan, firstEnded] = [-Infinity, Infinity];
  for (const row of rows) {
    const paid = paidBetween(row);
    if (!paid) return false;
    lastBegan = Math.max(lastBegan, paid.fromMs);
    firstEnded = Math.min(firstEnded, paid.toMs);
  }
  return lastBegan <= firstEnded;
}

/**
 * The rows of people whom the batch pays more than once on any account (people as in `countPeople`), and the
 * rows of accounts that it pays more than once.
 */
export function paidTwice(rows: readonly CheckedRow[]): Set<number> {
  const idOfName = new Map<string, string>();
  for (const { nameKey, externalId } of rows)
    if (externalId !== null && !idOfName.has(nameKey)) idOfName.set(nameKey, externalId);
  const byPerson = groupBy(rows, ({ nameKey, externalId }) => {
    const id = externalId ?? idOfName.get(nameKey);
    return id === undefined ? `name ${nameKey}` : `id ${id}`;
  });
  const found = new Set<number>();
  for (const groups of [byPerson, groupBy(rows, ({ account }) => account)])
    for (const group of groups.values())
      if (group.length > 1) for (const { rowNumber } of group) found.add(rowNumber);
  return found;
}

/**
 * The rows that pay the same person on the same account: with the same external id, or under names that are
 * alike. Groups of several rows only.
 */
export function samePersonRows(rows: readonly CheckedRow[]): CheckedRow[][] {
  const groups: CheckedRow[][] = [];
  for (const group of groupBy(rows, ({ account }) => account).values()) {
    if (group.length < 2) continue;
    const people: CheckedRow[][] = [];
    const personOf = new Map<string, CheckedRow[]>();
    for (const row of group) {
      const keys = [`name ${row.nameKey}`, ...(row.externalId === null ? [] : [`id ${row.externalId}`])];
      const known = keys.map((key) => personOf.get(key)).find((person) => person !== undefined);
      const person =
        known ?? people.slice(0, PEOPLE_COMPARED).find(([one]) => namesAlike(one!.name, row.name));
      const joined = person ?? [];
      joined.push(row);
      if (!person) people.push(joined);
      for (const key of keys) if (!personOf.has(key)) personOf.set(key, joined);
    }
    groups.push(...people.filter((person) => person.length > 1));
  }
  return groups;
}

function accountsOf(rows: readonly CheckedRow[]): Set<string> {
  return new Set(rows.map((row) => row.account));
}

function groupBy(
  rows: readonly CheckedRow[],
  keyOf: (row: CheckedRow) => string | null,
): Map<string, CheckedRow[]> {
  const groups = new Map<string, CheckedRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
