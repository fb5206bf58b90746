import type { z } from 'zod';
import type { NotificationItem } from '../../../../contract/dashboard/notifications.ts';
import { approvalsRequiredNow, type ApprovalRule } from '../../../../domain/payouts/approval-policy.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { BatchStatus, EventKind } from '../../../../shared/terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { displayBatches, SELECT_BATCHES } from '../../batches/batch-for-display.ts';
import { whoCouldSign } from '../../batches/signers/situation.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadAttention } from './load-attention.ts';

export type Notification = Omit<z.input<typeof NotificationItem>, 'isRead'>;

const RECENT_MS = 30 * DAY_MS;
const MOST = 50;

const WITHOUT_ACTOR = { actorName: null, comment: null, approvalsMissing: null };

/** The user who reads the notifications. */
export interface Reader {
  userId: string;
  entityId: string;
  isApprover: boolean;
  isAdmin: boolean;
}

/** The events of a batch, by the action of the audit log. */
const EVENTS: Readonly<Record<string, EventKind>> = {
  'batch.approved': 'BATCH_APPROVED',
  'batch.cancelled': 'BATCH_CANCELLED',
  'batch.expired': 'BATCH_EXPIRED',
};

/** The events of a schedule, by the action of the audit log. */
const SCHEDULE_EVENTS: Readonly<Record<string, EventKind>> = {
  'schedule.approved': 'SCHEDULE_APPROVED',
  'schedule.rejected': 'SCHEDULE_REJECTED',
  'schedule.cancelled': 'SCHEDULE_CANCELLED',
  'schedule.expired': 'SCHEDULE_EXPIRED',
  'schedule.paused': 'SCHEDULE_PAUSED',
};

/*
 * OFFSET 0 in the statements below: PostgreSQL looks up the approvals and comments of the recent batches by
 * their keys, instead of reading those of all years.
 */

/** Matters that need attention and events that concern a user, newest first. */
export async function loadNotifications(context: Context, reader: Reader): Promise<Notification[]> {
  const since = new Date(context.clock.nowMs() - RECENT_MS);
  const [attention, approvals, events, schedules, paid, comments, expired, takenBack] = await Promise.all([
    loadAttention(context, reader),
    reader.isApprover ? approvalsNeeded(context, reader) : [],
    eventsFor(context, reader, since),
    scheduleEventsFor(context, reader, since),
    paidFor(context, reader, since),
    commentsFor(context, reader, since),
    expiredFor(context, reader, since),
    takenBackReceipts(context, reader, since),
  ]);
  const others = attention.map((item) => ({ ...item, ...WITHOUT_ACTOR }));
  return [...others, ...approvals, ...events, ...schedules, ...paid, ...comments, ...expired, ...takenBack]
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, MOST);
}

/** Batches of others that the user can approve, for themselves or by a delegation. */
async function approvalsNeeded(
  { database, clock }: Context,
  { entityId, userId }: Reader,
): Promise<Notification[]> {
  const at = nowOf(clock);
  const rows = await database.query(
    `SELECT b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at, b.expires_at,
            coalesce(u.display_name, u.name) AS creator
       FROM batches b
       JOIN users u ON u.id = b.created_by
      WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2 AND b.created_by <> $3
        AND NOT EXISTS (SELECT 1
                          FROM approvals a
                         WHERE a.batch_id = b.id AND (a.user_id = $3 OR a.for_user_id = $3))
      ORDER BY b.created_at DESC
      LIMIT $4`,
    [entityId, at, userId, MOST],
  );
  const signable = [];
  for (const row of rows) {
    const signers = await whoCouldSign(database, entityId, row.id, at);
    if (signers === null || signers.has(userId)) signable.push(row);
  }
  const untilOf = await approveByOf(
    database,
    entityId,
    signable.map(({ id }) => id),
    at,
  );
  return signable.map((row) => ({
    id: `APPROVAL_NEEDED ${row.id}`,
    kind: 'APPROVAL_NEEDED',
    at: row.created_at.toISOString(),
    batch: { id: row.id, label: row.label },
    count: row.withdrawal_count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.total_amount_minor, row.currency),
    until: untilOf.get(row.id) ?? row.expires_at.toISOString(),
    ...WITHOUT_ACTOR,
    actorName: row.creator,
  }));
}

/** The last moment to approve batches that have an execution date. */
async function approveByOf(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query(
    `${SELECT_BATCHES} WHERE b.entity_id = $1 AND b.id = ANY ($2) AND b.execution_date IS NOT NULL`,
    [entityId, [...ids]],
  );
  const batches = await displayBatches(db, entityId, rows, at);
  return new Map(batches.flatMap(({ id, approveBy }) => (approveBy === null ? [] : [[id, approveBy]])));
}

/**
 * What others did to batches that the user prepared, or approved: an approver is not notified of further
 * approvals.
 */
async function eventsFor(
  { database }: Context,
  { entityId, userId }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT a.seq, a.at, a.action, a.actor_kind, coalesce(u.display_name, a.actor_name) AS actor_name,
            b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.status,
            b.approvals_required,
            (SELECT count(*) FROM approvals_that_count(b.id)) AS counted
       FROM batches b
       JOIN audit_log a ON a.entity_id = b.entity_id AND a.subject_id = b.id::text
       LEFT JOIN users u ON u.id = a.actor_id
      WHERE b.entity_id = $1 AND b.created_at >= $3
        AND a.action = ANY ($4) AND a.actor_id IS DISTINCT FROM $2
        AND (b.created_by = $2
             OR (a.action <> 'batch.approved'
                 AND EXISTS (SELECT 1 FROM approvals o
                              WHERE o.batch_id = b.id AND o.user_id = $2 OFFSET 0)))
      ORDER BY a.at DESC
      LIMIT $5`,
    [entityId, userId, since, Object.keys(EVENTS), MOST],
  );
  const { approvalRules } = await loadPaymentConfig(database, entityId);
  return rows.map((row) => ({
    id: `${EVENTS[row.action]!} ${row.id} ${row.seq}`,
    kind: EVENTS[row.action]!,
    at: row.at.toISOString(),
    batch: { id: row.id, label: row.label },
    count: row.withdrawal_count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.total_amount_minor, row.currency),
    until: null,
    actorName: row.actor_kind === 'USER' ? row.actor_name : null,
    comment: null,
    approvalsMissing:
      row.action === 'batch.approved' ? missingOf(row, Number(row.counted), approvalRules) : null,
  }));
}

/** How many approvals an undecided batch still needs under the present rules. */
function missingOf(
  batch: {
    status: BatchStatus;
    approvals_required: number;
    currency: Currency;
    total_amount_minor: bigint;
  },
  counted: number,
  rules: readonly ApprovalRule[],
): number {
  if (batch.status !== 'PENDING_APPROVAL') return 0;
  const required = approvalsRequiredNow(
    batch.approvals_required,
    rules,
    batch.currency,
    batch.total_amount_minor,
  );
  return Math.max(0, required - counted);
}

/**
 * Batches that the user prepared or approved, of which at least one payment was made and every outcome is
 * known.
 */
async function paidFor(
  { database }: Context,
  { entityId, userId }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT b.id, b.label, b.currency, b.completed_at, c.count, c.amount_minor
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status = 'COMPLETE' AND c.count > 0
      WHERE b.entity_id = $1 AND b.created_at >= $3 AND b.completed_at IS NOT NULL
        AND (b.created_by = $2
             OR EXISTS (SELECT 1 FROM approvals o WHERE o.batch_id = b.id AND o.user_id = $2 OFFSET 0))
      ORDER BY b.created_at DESC
      LIMIT $4`,
    [entityId, userId, since, MOST],
  );
  return rows.map((row) => ({
    id: `BATCH_PAID ${row.id}`,
    kind: 'BATCH_PAID',
    at: row.completed_at.toISOString(),
    batch: { id: row.id, label: row.label },
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    until: null,
    ...WITHOUT_ACTOR,
  }));
}

/**
 * Comments of others that mention the user, or that are about a recent batch in which the user is involved:
 * they prepared it, approved it, can approve it, or commented on it.
 */
async function commentsFor(
  { database }: Context,
  { entityId, userId, isApprover }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT c.id, c.text, c.created_at, $2 = ANY (c.mentioned_ids) AS mentions_user,
            coalesce(u.display_name, u.name) AS author, b.id AS batch_id, b.label, b.currency,
            b.withdrawal_count, b.total_amount_minor
       FROM (SELECT id FROM batch_comments WHERE mentioned_ids @> ARRAY[$2::uuid]
             UNION
             SELECT o.id
               FROM batches mine
               JOIN batch_comments o ON o.batch_id = mine.id
              WHERE mine.entity_id = $1 AND mine.created_at >= $3
                AND (mine.created_by = $2
                     OR ($5 AND mine.status = 'PENDING_APPROVAL')
                     OR EXISTS (SELECT 1 FROM approvals a
                          WHERE a.batch_id = mine.id AND a.user_id = $2 OFFSET 0)
                     OR EXISTS (
                          SELECT 1 FROM batch_comments own
                           WHERE own.batch_id = mine.id AND own.author_id = $2 OFFSET 0))) found
       JOIN batch_comments c ON c.id = found.id
       JOIN batches b ON b.id = c.batch_id
       JOIN users u ON u.id = c.author_id
      WHERE b.entity_id = $1 AND c.author_id <> $2 AND c.created_at >= $3
      ORDER BY c.created_at DESC
      LIMIT $4`,
    [entityId, userId, since, MOST, isApprover],
  );
  return rows.map((row) => {
    const kind: EventKind = row.mentions_user ? 'MENTIONED' : 'BATCH_COMMENTED';
    return {
      id: `${kind} ${row.id}`,
      kind,
      at: row.created_at.toISOString(),
      batch: { id: row.batch_id, label: row.label },
      count: row.withdrawal_count,
      settlementId: null,
      currency: row.currency,
      amount: formatAmount(row.total_amount_minor, row.currency),
      until: null,
      actorName: row.author,
      comment: row.text,
      approvalsMissing: null,
    };
  });
}

/**
 * What others did to schedules that the user wrote, or approved. An event of one version reaches those of
 * that version; a pause or an end reaches those of every version.
 */
async function scheduleEventsFor(
  { database }: Context,
  { entityId, userId }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT a.seq, a.at, a.action, a.actor_kind, coalesce(u.display_name, a.actor_name) AS actor_name,
            a.details::jsonb ->> 'reason' AS reason,
            (a.details::jsonb ->> 'approvalsRequired')::int AS required,
            (a.details::jsonb ->> 'approval')::int AS given, s.id, s.currency, v.label, v.status
       FROM audit_log a
       JOIN schedules s ON s.id::text = a.subject_id AND s.entity_id = a.entity_id
       JOIN schedule_versions v ON v.schedule_id = s.id
            AND v.version = coalesce((a.details::jsonb ->> 'version')::int, s.version, s.latest_version)
       LEFT JOIN users u ON u.id = a.actor_id
      WHERE a.entity_id = $1 AND a.action = ANY ($4) AND a.at >= $3 AND a.actor_id IS DISTINCT FROM $2
        AND (EXISTS (SELECT 1
                       FROM schedule_versions w
                      WHERE w.schedule_id = s.id AND w.created_by = $2
                        AND w.version = coalesce((a.details::jsonb ->> 'version')::int, w.version))
             OR (a.action <> 'schedule.approved'
                 AND EXISTS (SELECT 1
                               FROM schedule_approvals o
                              WHERE o.schedule_id = s.id AND o.user_id = $2
                                AND o.version = coalesce((a.details::jsonb ->> 'version')::int, o.version))))
      ORDER BY a.at DESC
      LIMIT $5`,
    [entityId, userId, since, Object.keys(SCHEDULE_EVENTS), MOST],
  );
  return rows.map((row) => ({
    id: `${SCHEDULE_EVENTS[row.action]!} ${row.id} ${row.seq}`,
    kind: SCHEDULE_EVENTS[row.action]!,
    at: row.at.toISOString(),
    batch: null,
    count: null,
    schedule: { id: row.id, label: row.label, dueOn: null, run: null },
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(0n, row.currency),
    until: null,
    actorName: row.actor_kind === 'USER' ? row.actor_name : null,
    comment: row.reason,
    approvalsMissing:
      row.action !== 'schedule.approved'
        ? null
        : row.status === 'PENDING_APPROVAL'
          ? Math.max(0, (row.required ?? 0) - (row.given ?? 0))
          : 0,
  }));
}

/** What the user proposed for the register of payees, and no second person confirmed in time. */
async function expiredFor(
  { database }: Context,
  { entityId, userId }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT proposal_id, max(ended_at) AS at, count(*)::int AS count
       FROM payee_changes
      WHERE entity_id = $1 AND proposed_by = $2 AND state = 'EXPIRED' AND ended_at >= $3
      GROUP BY proposal_id
      ORDER BY max(ended_at) DESC
      LIMIT $4`,
    [entityId, userId, since, MOST],
  );
  return rows.map((row) => ({
    id: `PAYEES_EXPIRED ${row.proposal_id}`,
    kind: 'PAYEES_EXPIRED',
    payeeProposalId: row.proposal_id,
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: 'ZAR',
    amount: formatAmount(0n, 'ZAR'),
    until: null,
    ...WITHOUT_ACTOR,
  }));
}

/**
 * Receipts that the bank took back, if payment requests are open again by that: for every user, as open
 * receipts are, once for each receipt.
 */
async function takenBackReceipts(
  { database }: Context,
  { entityId }: Reader,
  since: Date,
): Promise<Notification[]> {
  const rows = await database.query(
    `SELECT r.id, r.currency, r.amount_minor, r.returned_at, r.counterparty_name, n.requests, n.label, n.payer
       FROM receipts r
      CROSS JOIN LATERAL (
            SELECT count(*)::int AS requests,
                   (array_agg(q.label ORDER BY a.amount_minor DESC, q.id))[1] AS label,
                   (array_agg(p.name ORDER BY a.amount_minor DESC, q.id))[1] AS payer
              FROM receipt_allocations a
              JOIN payment_requests q ON q.id = a.request_id
              JOIN payers p ON p.id = q.payer_id
             WHERE a.receipt_id = r.id AND a.end_kind = 'TAKEN_BACK') n
      WHERE r.entity_id = $1 AND r.status = 'RETURNED' AND r.returned_at >= $2 AND n.requests > 0
      ORDER BY r.returned_at DESC
      LIMIT $3`,
    [entityId, since, MOST],
  );
  return rows.map((row) => ({
    id: `RECEIPT_TAKEN_BACK ${row.id}`,
    kind: 'RECEIPT_TAKEN_BACK',
    at: row.returned_at!.toISOString(),
    batch: null,
    count: row.requests,
    settlementId: null,
    receipt: {
      id: row.id,
      requestLabel: row.label ?? null,
      requests: row.requests ?? 0,
      payerName: row.payer ?? row.counterparty_name,
    },
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    until: null,
    ...WITHOUT_ACTOR,
  }));
}
