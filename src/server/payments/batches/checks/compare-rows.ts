import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  judgeAccount,
  paidToPerson,
  samePersonRows,
  type AccountPayment,
  type CheckedRow,
  type EarlierAccount,
} from '../../../../domain/payouts/batch-checks.ts';
import type { ComparedRow } from '../../../../domain/payouts/judge-batch.ts';
import type { RunKind } from '../../../../domain/payouts/last-run.ts';
import {
  judgeSum,
  runsOf,
  sumUp,
  type EarlierPayment,
  type KindOf,
  type PersonSum,
} from '../../../../domain/payouts/usual-amounts.ts';
import { namesAlike } from '../../../../domain/withdrawal/account-names.ts';
import type { Currency } from '../../../../shared/money.ts';
import { labelStem } from '../../../../shared/label-stem.ts';
import { accountIn } from '../../../../shared/names.ts';
import type { RowOf, Tx } from '../../../platform/database/pool.ts';
import { SELECT_HISTORY } from './history-sql.ts';

/** Rows that are compared with earlier payments in one statement. */
const PAGE = 2_000;

type HistoryRow = RowOf<typeof SELECT_HISTORY>;

export interface Comparing {
  batchId: string;
  entityId: string;
  currency: Currency;
  createdAt: Date;
  /** The start of the duplicate window. */
  duplicatesSince: Date;
  /** The earlier batch whose next run this is: its payments are not duplicates. */
  repeatsBatchId: string | null;
  kind: RunKind;
  thresholdPercent: number;
}

/** Compares each row with the payments made before its batch was created. */
export async function compareRows(
  tx: Tx,
  rows: readonly CheckedRow[],
  comparing: Comparing,
): Promise<ComparedRow[]> {
  const sums = sumsOf(rows);
  const kinds = new Map<string, boolean | null>();
  const compared: ComparedRow[] = [];
  for (let from = 0; from < rows.length; from += PAGE) {
    const history = await tx.query(SELECT_HISTORY, [
      comparing.batchId,
      comparing.entityId,
      comparing.createdAt,
      comparing.duplicatesSince,
      comparing.currency,
      from + 1,
      from + PAGE,
      comparing.repeatsBatchId,
    ]);
    await learnKinds(tx, kinds, history, comparing);
    const kindOf: KindOf = (batchId) => kinds.get(batchId) ?? null;
    for (const earlier of history) {
      const row = rows[earlier.row_number - 1]!;
      const sum = sums.get(row.rowNumber) ?? sumUp([row.amountMinor]);
      compared.push(compareRow(row, earlier, sum, { kindOf, thresholdPercent: comparing.thresholdPercent }));
    }
    await yieldToOthers();
  }
  return compared;
}

/** The sum that the batch pays each person whom it pays several times on one account, by row number. */
function sumsOf(rows: readonly CheckedRow[]): Map<number, PersonSum> {
  const sums = new Map<number, PersonSum>();
  for (const group of samePersonRows(rows)) {
    const sum = sumUp(group.map(({ amountMinor }) => amountMinor));
    for (const { rowNumber } of group) sums.set(rowNumber, sum);
  }
  return sums;
}

/** Adds the kinds of the batches that the history names. Those in another currency are not compared. */
async function learnKinds(
  tx: Tx,
  kinds: Map<string, boolean | null>,
  history: readonly HistoryRow[],
  { currency, kind }: Comparing,
): Promise<void> {
  const unknown = new Set<string>();
  for (const { paid_batch_ids: own, paid_earlier_batch_ids: earlier } of history)
    for (const id of [...(own ?? []), ...(earlier ?? [])]) if (!kinds.has(id)) unknown.add(id);
  if (unknown.size === 0) return;
  const batches = await tx.query('SELECT id, label, currency FROM batches WHERE id = ANY ($1)', [
    [...unknown],
  ]);
  for (const batch of batches)
    kinds.set(batch.id, batch.currency === currency ? kind.stems.has(labelStem(batch.label)) : null);
}

function compareRow(
  row: CheckedRow,
  history: HistoryRow,
  person: PersonSum,
  { kindOf, thresholdPercent }: { kindOf: KindOf; thresholdPercent: number },
): ComparedRow {
  const payments = paymentsOf(history);
  const own = paidToPerson(row, payments);
  const lastOfExternalId = earlierAccount(
    history.external_bank_code,
    history.external_account_number,
    history.external_paid_at,
  );
  const account = judgeAccount(row.account, {
    paidToAccount: own.map(({ amountMinor }) => amountMinor),
    lastOfExternalId,
    lastOfName: earlierAccount(history.named_bank_code, history.named_account_number, history.named_paid_at),
  });
  const runs = runsOf(own.length > 0 ? own : earlierPayments(history), kindOf);
  return {
    account,
    isByName: account.earlier !== null && lastOfExternalId === null,
    paid:
      own.length > 0 && history.first_paid_at && history.last_paid_at
        ? { fromMs: history.first_paid_at.getTime(), toMs: history.last_paid_at.getTime() }
        : null,
    isBranchPaid: own.some(({ branchCode }) => branchCode === row.branchCode),
    person,
    usual: judgeSum(person, runs, thresholdPercent),
    repeatsWithdrawalId: history.repeats_withdrawal_id,
    lastPaid: lastPaidUnderAnotherName(row, payments, history.last_paid_at),
  };
}

/** The last payments to the account of a row, the latest first. */
function paymentsOf(history: HistoryRow): AccountPayment[] {
  const { paid_batch_ids: batchIds, paid_names: names, paid_external_ids: externalIds } = history;
  const { paid_branch_codes: branchCodes } = history;
  return amountsOf(history.paid).map((amountMinor, index) => ({
    batchId: batchIds![index]!,
    amountMinor,
    name: names![index]!,
    externalId: externalIds![index] ?? null,
    branchCode: branchCodes![index]!,
  }));
}

/** The last payments to the account that the person was paid on before, the latest first. */
function earlierPayments(history: HistoryRow): EarlierPayment[] {
  const { paid_earlier_batch_ids: batchIds } = history;
  return amountsOf(history.paid_earlier).map((amountMinor, index) => ({
    batchId: batchIds![index]!,
    amountMinor,
  }));
}

function lastPaidUnderAnotherName(
  row: CheckedRow,
  [last]: readonly AccountPayment[],
  at: Date | null,
): ComparedRow['lastPaid'] {
  return last === undefined || at === null || namesAlike(row.name, last.name)
    ? null
    : { name: last.name, at };
}

/** The driver reads the elements of a bigint[] as text. */
function amountsOf(amounts: readonly string[] | null): bigint[] {
  return (amounts ?? []).map(BigInt);
}

function earlierAccount(
  bankCode: string | null,
  accountNumber: string | null,
  paidAt: Date | null,
): EarlierAccount | null {
  if (bankCode === null || accountNumber === null || paidAt === null) return null;
  return { account: accountIn(bankCode, accountNumber), bankCode, accountNumber, paidAt };
}
