import type { z } from 'zod';
import type { BulkWithdrawalBatchForDisplay } from '../../../contract/batches.ts';
import { approvalsRequiredNow, type ApprovalRule } from '../../../domain/payouts/approval-policy.ts';
import type { PaymentConfig } from '../../../domain/payouts/config-defaults.ts';
import { waitingFor } from '../../../domain/payouts/waiting-for.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import {
  WITHDRAWAL_STATUSES,
  type ApprovalLapse,
  type BatchStatus,
  type DateRule,
  type WithdrawalStatus,
} from '../../../shared/terms.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { needsPasskey } from './approve/passkey-signature.ts';
import { loadDateSettings, type DateSettings } from './dates/date-settings.ts';
import { shownExecution } from './dates/execution-of-batch.ts';

export type BatchForDisplay = z.input<typeof BulkWithdrawalBatchForDisplay>;

/** Batches with counts and approvals. The caller appends a WHERE and an ORDER BY over `b`. */
export const SELECT_BATCHES = `
  SELECT b.id, b.label, b.status, b.held_for, b.currency, b.withdrawal_count, b.people_count,
         b.total_amount_minor,
         b.total_unit_fee_minor + b.total_vat_minor AS total_fee_minor,
         b.source_file_name, b.source_sha256, b.content_digest, b.approvals_required,
         b.created_by, creator.name AS created_by_name, b.created_at, b.expires_at, b.release_at,
         b.cancelled_by, canceller.name AS cancelled_by_name, b.cancelled_at,
         b.cancellation_reason, b.rejected_by, rejecter.name AS rejected_by_name, b.rejected_at,
         b.execution_date::text AS execution_date, b.if_not_banking_day, b.execution_rails,
         b.date_accepted_by, accepter.name AS date_accepted_by_name, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at, b.repeats_batch_id, b.repeats_interval, run.label AS repeats_label,
         run.execution_date::text AS repeats_date, run.created_at AS repeats_created_at,
         (SELECT jsonb_build_object('id', n.id, 'label', n.label, 'status', n.status)
            FROM batches n
           WHERE n.corrects_batch_id = b.id
           ORDER BY n.created_at DESC
           LIMIT 1) AS correction,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'status', c.status, 'count', c.count, 'amountMinor', c.amount_minor::text,
                   'feeMinor', c.fee_minor::text)), '[]')
            FROM batch_counts c
           WHERE c.batch_id = b.id AND c.count > 0) AS counts,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'userId', a.user_id, 'name', u.name, 'forUserId', a.for_user_id, 'forName', f.name,
                   'passkey', (SELECT p.name
                                 FROM approval_assertions s
                                 JOIN passkeys p ON p.id = s.passkey_id
                                WHERE s.batch_id = a.batch_id AND s.user_id = a.user_id
                                ORDER BY s.given_at
                                LIMIT 1),
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN coalesce(approval_lapse(u.disabled_at, u.roles),
                                                approval_lapse(f.disabled_at, f.roles)) END)
                   ORDER BY a.approved_at, a.number, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
            LEFT JOIN users f ON f.id = a.for_user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by
    LEFT JOIN users accepter ON accepter.id = b.date_accepted_by
    LEFT JOIN batches run ON run.id = b.repeats_batch_id`;

export type BatchRow = RowOf<typeof SELECT_BATCHES>;

/** The JSON columns of SELECT_BATCHES. */
interface BatchLists {
  counts: { status: WithdrawalStatus; count: number; amountMinor: string; feeMinor: string }[];
  approvals: {
    userId: string;
    name: string;
    forUserId: string | null;
    forName: string | null;
    passkey: string | null;
    approvedAtMs: number;
    lapsed: ApprovalLapse | null;
  }[];
  correction: { id: string; label: string; status: BatchStatus } | null;
}

/** Batches of one entity as the API returns them. `settings`: those for dates, if they are loaded already. */
export async function displayBatches(
  db: Queryable,
  entityId: string,
  rows: readonly BatchRow[],
  at: Date,
  settings?: DateSettings | null,
): Promise<BatchForDisplay[]> {
  if (rows.length === 0) return [];
  const config = await loadPaymentConfig(db, entityId);
  const isDated = rows.some(({ execution_date: executionDate }) => executionDate !== null);
  const dates = isDated ? (settings ?? (await loadDateSettings(db, entityId, at))) : null;
  return rows.map((row) => display(row, config, dates, at));
}

/** One batch as the API returns it. Throws 404, also for a batch of another entity. */
export async function loadBatchForDisplay(
  db: Queryable,
  entityId: string,
  batchId: string,
  at: Date,
  settings?: DateSettings | null,
): Promise<BatchForDisplay> {
  const rows = await db.query(`${SELECT_BATCHES} WHERE b.entity_id = $1 AND b.id = $2`, [entityId, batchId]);
  const [batch] = await displayBatches(db, entityId, rows, at, settings);
  if (!batch) throw notFound('batch');
  return batch;
}

function display(
  row: BatchRow,
  config: Pick<PaymentConfig, 'approvalRules' | 'ifNotBankingDay' | 'timezone' | 'passkeyAbove'>,
  dates: DateSettings | null,
  at: Date,
): BatchForDisplay {
  const amount = (minor: bigint) => formatAmount(minor, row.currency);
  const { counts, approvals, correction } = row as BatchLists;
  const execution = shownExecution(
    {
      status: row.status,
      releaseAt: row.release_at,
      expiresAt: row.expires_at,
      executionDate: row.execution_date,
      ifNotBankingDay: row.if_not_banking_day,
      executionRails: row.execution_rails,
      movesOn: row.moves_on,
      moveReasons: row.move_reasons,
    },
    dates,
    at,
  );
  return {
    id: row.id,
    label: row.label,
    status: row.status,
    currency: row.currency,
    withdrawalCount: row.withdrawal_count,
    ...(row.people_count === null ? {} : { peopleCount: row.people_count }),
    totalAmount: amount(row.total_amount_minor),
    totalFee: amount(row.total_fee_minor),
    ...(isDecidable(row) && needsPasskey(row.total_amount_minor, config.passkeyAbove)
      ? { passkeyRequired: true as const }
      : {}),
    byStatus: WITHDRAWAL_STATUSES.flatMap((status) =>
      counts
        .filter((count) => count.status === status)
        .map(({ amountMinor, feeMinor, ...count }) => ({
          ...count,
          amount: amount(BigInt(amountMinor)),
          fee: amount(BigInt(feeMinor)),
        })),
    ),
    source:
      row.source_file_name !== null && row.source_sha256 !== null
        ? { fileName: row.source_file_name, sha256: row.source_sha256 }
        : null,
    contentDigest: row.content_digest,
    approvalsRequired: shownApprovals(row, config.approvalRules),
    approvals: approvals.map(({ userId, name, forUserId, forName, passkey, approvedAtMs, lapsed }) => ({
      userId,
      name,
      approvedAt: new Date(approvedAtMs).toISOString(),
      lapsed,
      ...(passkey === null ? {} : { passkey }),
      ...(forUserId === null ? {} : { onBehalfOf: { userId: forUserId, name: forName ?? '' } }),
    })),
    createdBy: { userId: row.created_by, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    releaseAt: row.release_at?.toISOString() ?? null,
    executionDate: row.execution_date,
    ifNotBankingDay: ruleOf(row, config.ifNotBankingDay),
    ...execution,
    dateAcceptedBy: person(row.date_accepted_by, row.date_accepted_by_name),
    waitingFor: waitingFor({
      status: row.status,
      approvalsRequired: row.approvals_required,
      lapses: approvals.map(({ lapsed }) => lapsed),
      payoutsEnabled: row.payouts_enabled,
      unsent: counts.some(({ status }) => status === 'PENDING'),
      hasMissedDate: row.execution_date !== null && execution.movesOn === null,
      heldFor: row.held_for,
    }),
    cancelledBy: person(row.cancelled_by, row.cancelled_by_name),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancellationReason: row.cancellation_reason,
    rejectedBy: person(row.rejected_by, row.rejected_by_name),
    rejectedAt: row.rejected_at?.toISOString() ?? null,
    rejectionReason: row.rejection_reason,
    completedAt: row.completed_at?.toISOString() ?? null,
    retryOfBatchId: row.retry_of_batch_id,
    repeats: repeatsOf(row, config.timezone),
    correctsBatchId: row.corrects_batch_id,
    correction,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Whether another approval may come: also an approved batch takes one in place of a lapsed one. */
function isDecidable({ status }: BatchRow): boolean {
  return status === 'PENDING_APPROVAL' || status === 'APPROVED';
}

/** The rule of a batch with an execution date; those from before there were rules follow the config. */
function ruleOf(row: BatchRow, ofConfig: DateRule): DateRule | null {
  return row.execution_date === null ? null : (row.if_not_banking_day ?? ofConfig);
}

/** The earlier batch whose next run a batch is, with its day as the preparer was asked about it. */
function repeatsOf(row: BatchRow, timezone: string): BatchForDisplay['repeats'] {
  const { repeats_batch_id: batchId, repeats_interval: interval } = row;
  const { repeats_label: label, repeats_created_at: createdAt } = row;
  if (batchId === null || interval === null || label === null || createdAt === null) return null;
  return { batchId, label, day: row.repeats_date ?? dayOf(createdAt.getTime(), timezone), interval };
}

function person(userId: string | null, name: string | null): { userId: string; name: string } | null {
  return userId !== null && name !== null ? { userId, name } : null;
}

/**
 * While a batch needs approval, a stricter rule applies to it at once. Afterwards the number under which it
 * was approved is shown.
 */
function shownApprovals(row: BatchRow, rules: readonly ApprovalRule[]): number {
  if (row.status !== 'PENDING_APPROVAL') return row.approvals_required;
  return approvalsRequiredNow(row.approvals_required, rules, row.currency, row.total_amount_minor);
}
