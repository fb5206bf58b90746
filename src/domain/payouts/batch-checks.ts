import type { AccountFinding } from '../../shared/terms.ts';

/*
 * What an approver should look at before approving a batch: its withdrawals beside each other and beside
 * earlier payments. Amounts in minor units of the batch's currency.
 */

/** How many of a person's last payments make their usual amount. */
export const PAYMENTS_REMEMBERED = 12;

/** How many withdrawals count as the largest of a batch. */
export const LARGEST_LISTED = 10;

/** A percentage beyond this is written as this one: the column is an integer. */
const MOST_PERCENT = 1_000_000;

/** A withdrawal as the checks see it. Keys are equal when people cannot tell the values apart. */
export interface CheckedRow {
  rowNumber: number;
  nameKey: string;
  externalId: string | null;
  /** Bank and account number without leading zeros. */
  account: string;
  amountMinor: bigint;
}

/** An account that the person was paid on before. */
export interface EarlierAccount {
  account: string;
  bankCode: string;
  accountNumber: string;
  paidAt: Date;
}

/** The payments made before the batch was created, as far as they concern one of its withdrawals. */
export interface RowHistory {
  /** The last payments to the withdrawal's own account, in any order; at most PAYMENTS_REMEMBERED. */
  paidToAccount: readonly bigint[];
  /** The account of the last payment with the same external id. */
  lastOfExternalId: EarlierAccount | null;
  /** The account of the last payment to a name that looks the same. */
  lastOfName: EarlierAccount | null;
  /** The last payments to the earlier account, for a person whose account has changed. */
  paidToEarlierAccount: readonly bigint[];
}

export interface AccountJudgement {
  finding: AccountFinding | null;
  earlier: EarlierAccount | null;
}

/**
 * Compares the account with the one that the person was last paid on.
 *
 * - BANK_DETAILS_CHANGED: the last payment with the same external id went to another account. Without such a
 *   payment: this account was never paid, but a name that looks the same was paid on another one. (Two people
 *   may share a name, so an account that was paid before is not flagged by its name.)
 * - NEW_BENEFICIARY: any other account that was never paid.
 */
export function judgeAccount(account: string, history: RowHistory): AccountJudgement {
  const { lastOfExternalId, lastOfName } = history;
  if (lastOfExternalId) {
    if (lastOfExternalId.account === account) return { finding: null, earlier: null };
    return { finding: 'BANK_DETAILS_CHANGED', earlier: lastOfExternalId };
  }
  if (history.paidToAccount.length > 0) return { finding: null, earlier: null };
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

/** Compares an amount with what the person is usually paid. */
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
export function repeatedRows(rows: readonly CheckedRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const row of rows) {
    const key = `${row.account} ${row.amountMinor}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.rowNumber);
    else repeats.set(row.rowNumber, before);
  }
  return repeats;
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
 * people who share it.
 */
export function severalAccounts(rows: readonly CheckedRow[]): SeveralAccounts {
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
    if (mixed.length < 2) continue;
    if (!mixed.some((row) => found.has(row.rowNumber))) people++;
    for (const row of mixed) found.add(row.rowNumber);
  }
  return { people, rows: found };
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
