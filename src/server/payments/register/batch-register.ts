import type { z } from 'zod';
import type { getBatchRegister as op, RegisterMark } from '../../../contract/dashboard/payees.ts';
import { judgeRow, type JudgedRow } from '../../../domain/payouts/payee-register.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { PAYEE_LIMITS, REGISTER_FINDINGS, type RegisterFinding } from '../../../shared/payee-terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { loadKnownAccounts } from './known-accounts.ts';
import { answerOf } from './payee-for-display.ts';

export type ShownMark = z.input<typeof RegisterMark>;

interface MarkedRow extends JudgedRow {
  rowNumber: number;
}

/**
 * GET /app/batches/{id}/register. Once the batch is being paid, the register is read as it was when it was
 * approved: its history is complete, so nothing has to be stored with the batch. Errors: 404.
 */
export function getBatchRegister({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params }) => {
    const at = await judgedAt(database, entityId, params.id, nowOf(clock));
    const config = await loadPaymentConfig(database, entityId);
    const rows = await database.query(
      `SELECT row_number AS "rowNumber", beneficiary_name AS "beneficiaryName", bank_code AS "bankCode",
              branch_code AS "branchCode", account_number AS "accountNumber", account_type AS "accountType",
              beneficiary_reference AS "beneficiaryReference"
         FROM withdrawals
        WHERE batch_id = $1
        ORDER BY row_number`,
      [params.id],
    );
    const marks = await markRows(database, { entityId, batchId: params.id, rows }, at);
    const marked = rows.map((row) => ({ row, mark: marks.get(row.rowNumber)! }));
    const counts = new Map<RegisterFinding, number>();
    for (const { mark } of marked)
      if (mark.finding) counts.set(mark.finding, (counts.get(mark.finding) ?? 0) + 1);
    const { verifiedAbove } = config;
    return {
      policy: config.payeeAccounts,
      verifiedAbove: verifiedAbove && formatAmount(verifiedAbove.amountMinor, verifiedAbove.currency),
      registered: marked.filter(({ mark }) => mark.finding === null || mark.finding === 'NOT_VERIFIED')
        .length,
      findings: REGISTER_FINDINGS.flatMap((finding) => {
        const count = counts.get(finding);
        return count === undefined ? [] : [{ finding, count }];
      }),
      items: marked
        .filter(({ mark }) => mark.finding !== null)
        .slice(0, PAYEE_LIMITS.listed)
        .map(({ row, mark }) => ({
          rowNumber: row.rowNumber,
          beneficiaryName: row.beneficiaryName,
          bankCode: row.bankCode,
          branchCode: row.branchCode,
          accountNumber: row.accountNumber,
          accountType: row.accountType,
          mark,
        })),
    };
  };
}

/** As long as a batch can be stopped, now; then the time of its last approval or of its end. Throws 404. */
export async function judgedAt(db: Queryable, entityId: string, batchId: string, now: Date): Promise<Date> {
  const [batch] = await db.query(
    `SELECT CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED') THEN NULL
                 ELSE coalesce((SELECT max(a.approved_at) FROM approvals a WHERE a.batch_id = b.id),
                               b.updated_at) END AS at
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = $2`,
    [entityId, batchId],
  );
  if (!batch) throw notFound('batch');
  return batch.at ?? now;
}

/** What the register says about rows of a batch at a time, by row number. */
export async function markRows(
  db: Queryable,
  { entityId, batchId, rows }: { entityId: string; batchId: string; rows: readonly MarkedRow[] },
  at: Date,
): Promise<Map<number, ShownMark>> {
  const known = await loadKnownAccounts(db, entityId, rows, at);
  const judged = rows.map((row) => ({ row, ...judgeRow(row, known.of(row)) }));
  const changeIds = judged.flatMap(({ account }) => account?.changeId ?? []);
  const said = await db.query(
    `SELECT DISTINCT ON (v.change_id) v.change_id, a.result, a.differs, a.answered_at
       FROM payee_verifications v
       JOIN payee_verification_answers a ON a.verification_id = v.id
      WHERE v.change_id = ANY ($1) AND a.answered_at <= $2
      ORDER BY v.change_id, a.answered_at DESC, v.asked_at DESC, a.number DESC`,
    [[...new Set(changeIds)], at],
  );
  const answers = new Map(
    said.map((row) => [row.change_id, answerOf(row.result, row.differs, row.answered_at)]),
  );
  const refused = await db.query('SELECT row_number, finding FROM rows_refused_by_register($1, $2)', [
    batchId,
    at,
  ]);
  const unverified = new Set(
    refused.flatMap(({ row_number: row, finding }) => (finding === 'NOT_VERIFIED' ? [row] : [])),
  );
  return new Map(
    judged.map(({ row, finding, account }) => [
      row.rowNumber,
      {
        finding: finding ?? (unverified.has(row.rowNumber) ? 'NOT_VERIFIED' : null),
        payee: account && {
          id: account.payeeId,
          name: account.name,
          account: {
            bankCode: account.bankCode,
            branchCode: account.branchCode,
            accountNumber: account.accountNumber,
            accountType: account.accountType,
            referenceFormat: account.referenceFormat,
          },
        },
        verification: account ? (answers.get(account.changeId) ?? null) : null,
      },
    ]),
  );
}

/** Whether the register of an entity has ever had a confirmed account: without one, nothing is marked. */
export async function hasRegister(db: Queryable, entityId: string): Promise<boolean> {
  const [change] = await db.query(
    `SELECT 1 AS one
       FROM payee_changes
      WHERE entity_id = $1 AND state = 'CONFIRMED' AND kind <> 'REMOVE'
      LIMIT 1`,
    [entityId],
  );
  return change !== undefined;
}
