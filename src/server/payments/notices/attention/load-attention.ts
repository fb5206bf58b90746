import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { AttentionKind } from '../../../../shared/terms.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { IS_REFUSED } from '../../reconciling/statements/refused-files.ts';
import { loadLowBalances } from '../../reconciling/funding/load-low-balances.ts';
import { SHOWN_AFTER_MS } from '../notifications/undelivered.ts';
import {
  lateStatements,
  connectionsToConfirm,
  missingOpenings,
  missingStatements,
  unmatchedEntries,
  unreachableBanks,
  waitingMonths,
  waitingRules,
} from './about-banks.ts';
import { aboutDates } from './about-dates.ts';
import {
  closedPayPages,
  lostRefunds,
  openReceipts,
  reopenedRequests,
  unusedCredits,
  waitingWriteOffs,
} from './about-receivables.ts';
import { aboutSchedules, moneyForRuns } from './about-schedules.ts';
import { controlChanges, looserConfig, missingPeople, payeeChanges, withoutAmount } from './about-set-up.ts';
import type { Attention } from './attention-item.ts';

/** A bank usually answers within seconds. */
const UNCONFIRMED_TOO_LONG_MS = 15 * MINUTE_MS;
/** Files are read at once, and after a failure within two minutes. */
const UNREAD_TOO_LONG_MS = 5 * MINUTE_MS;
const EXPIRING_WITHIN_MS = 2 * DAY_MS;
/** Older matters are history. */
const RECENT_MS = 30 * DAY_MS;
const MOST = 50;

interface BatchFacts {
  id: string;
  label: string;
  currency: Currency;
  count: number;
  amount_minor: bigint;
}

/**
 * The matters that need an action by the entity, newest first. Undelivered mails are shown to admins only.
 */
export async function loadAttention(
  context: Context,
  { entityId, isAdmin }: { entityId: string; isAdmin: boolean },
): Promise<Attention[]> {
  const now = context.clock.nowMs();
  const parts = await Promise.all([
    unsuccessful(context, entityId, now),
    unconfirmed(context, entityId, now),
    waiting(context, entityId, now),
    aboutDates(context, entityId, aboutBatch),
    lowBalances(context, entityId),
    uploadedStatements(context, entityId),
    refusedStatements(context, entityId),
    unreadFiles(context, entityId, now),
    belowThreshold(context, entityId),
    differingSettlements(context, entityId),
    isAdmin ? undelivered(context, entityId, now) : [],
    isAdmin ? webhooksOff(context, entityId) : [],
    openRecalls(context, entityId, now),
    openReplies(context, entityId),
    looserConfig(context.database, entityId),
    isAdmin ? controlChanges(context.database, entityId, new Date(now)) : [],
    payeeChanges(context.database, entityId, new Date(now)),
    unreachableBanks(context, entityId, now),
    connectionsToConfirm(context, entityId),
    missingStatements(context, entityId),
    missingOpenings(context, entityId),
    waitingRules(context, entityId),
    unmatchedEntries(context, entityId),
    waitingMonths(context, entityId),
    lateStatements(context, entityId),
    aboutSchedules(context, entityId),
    moneyForRuns(context, entityId),
    waitingWriteOffs(context, entityId),
    openReceipts(context, entityId),
    lostRefunds(context, entityId),
    reopenedRequests(context, entityId),
    closedPayPages(context, entityId),
    unusedCredits(context, entityId),
    missingPeople(context.database, entityId),
  ]);
  return parts
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, MOST);
}

function shownFrom(begun: Date, afterMs: number): Date {
  return new Date(begun.getTime() + afterMs);
}

function aboutBatch(kind: AttentionKind, row: BatchFacts, at: Date, until: Date | null = null): Attention {
  return {
    id: `${kind} ${row.id}`,
    kind,
    at: at.toISOString(),
    batch: { id: row.id, label: row.label },
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    until: until?.toISOString() ?? null,
  };
}

/**
 * Failed and returned payments of recent batches that no later batch pays again. A retry that was cancelled,
 * sent back or has expired pays no one, so the payments need attention again.
 */
async function unsuccessful({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT b.id, b.label, b.currency, c.status, c.count, c.amount_minor, b.updated_at
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status IN ('FAILED', 'REVERSED') AND c.count > 0
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND NOT EXISTS (
              SELECT 1 FROM batches later
               WHERE later.entity_id = $1 AND later.created_at >= $2 AND later.retry_of_batch_id = b.id
                 AND later.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED'))
      ORDER BY b.updated_at DESC
      LIMIT $3`,
    [entityId, new Date(now - RECENT_MS), MOST],
  );
  return rows.map((row) =>
    aboutBatch(row.status === 'FAILED' ? 'PAYMENTS_FAILED' : 'PAYMENTS_RETURNED', row, row.updated_at),
  );
}

/**
 * Payments that the bank has not confirmed for too long. As for every matter that is shown with a delay, `at`
 * is when it is first shown, because a mail contains only what is newer than the last one.
 */
async function unconfirmed({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT b.id, b.label, b.currency, c.count, c.amount_minor, w.submitted_at
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status = 'UNCONFIRMED' AND c.count > 0
       JOIN LATERAL (
              SELECT min(o.submitted_at) AS submitted_at
                FROM withdrawals o
               WHERE o.batch_id = b.id AND o.status = 'UNCONFIRMED') w ON w.submitted_at < $2
      WHERE b.entity_id = $1 AND b.status = 'PROCESSING'`,
    [entityId, new Date(now - UNCONFIRMED_TOO_LONG_MS)],
  );
  return rows.map((row) =>
    aboutBatch('PAYMENTS_UNCONFIRMED', row, shownFrom(row.submitted_at!, UNCONFIRMED_TOO_LONG_MS)),
  );
}

/**
 * Batches that expire soon, that were sent back, whose approvals no longer suffice, that pay an account
 * outside the register, or that wait for their bank file to leave.
 */
async function waiting({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT b.id, b.label, b.currency, b.withdrawal_count AS count, b.total_amount_minor AS amount_minor,
            b.status, b.expires_at, b.updated_at, b.held_for,
            b.held_for = 'STANDING' OR counting_approvals(b.id) < b.approvals_required AS lapsed,
            (SELECT c.state = 'LIVE'
               FROM bank_files f
               JOIN bank_file_connections c ON c.id = f.connection_id
              WHERE f.batch_id = b.id AND f.withdrawn_at IS NULL
              LIMIT 1) AS may_leave
       FROM batches b
      WHERE b.entity_id = $1
        AND ((b.status = 'PENDING_APPROVAL' AND b.expires_at BETWEEN $2 AND $3)
             OR (b.status = 'APPROVED'
                 AND (b.held_for IN ('BANK_FILE', 'STANDING', 'REGISTER')
                      OR counting_approvals(b.id) < b.approvals_required))
             OR (b.status = 'REJECTED' AND b.created_at >= $4
                 AND NOT EXISTS (
                       SELECT 1 FROM batches later
                        WHERE later.corrects_batch_id = b.id
                          AND later.status NOT IN ('CANCELLED', 'EXPIRED'))))
      ORDER BY b.expires_at
      LIMIT $5`,
    [entityId, new Date(now), new Date(now + EXPIRING_WITHIN_MS), new Date(now - RECENT_MS), MOST],
  );
  return rows.map((row) => {
    if (row.status === 'PENDING_APPROVAL') {
      const at = new Date(Math.max(row.updated_at.getTime(), row.expires_at.getTime() - EXPIRING_WITHIN_MS));
      return aboutBatch('BATCH_EXPIRING', row, at, row.expires_at);
    }
    if (row.status === 'REJECTED') return aboutBatch('BATCH_SENT_BACK', row, row.updated_at);
    if (row.held_for === 'REGISTER') return aboutBatch('BATCH_OUTSIDE_REGISTER', row, row.updated_at);
    if (row.lapsed) return aboutBatch('APPROVAL_LAPSED', row, row.updated_at);
    return aboutBatch(kindOfFile(row.may_leave), row, row.updated_at);
  });
}

/** The file of a connection that is off may not leave. Without a file, none could be written. */
function kindOfFile(mayLeave: boolean | null): AttentionKind {
  if (mayLeave === null) return 'BANK_FILE_BLOCKED';
  return mayLeave ? 'BANK_FILE_READY' : 'BANK_FILE_OFF';
}

/** Currencies in which the batches that wait for approval need more than is available. */
async function lowBalances({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT b.currency, max(b.created_at) AS at,
            sum(b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor)::bigint
              - coalesce((SELECT a.balance_minor - not_available_of_funding(a.entity_id, a.currency)
                            FROM ledger_accounts a
                           WHERE a.entity_id = $1 AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                             AND a.currency = b.currency), 0) AS missing_minor
       FROM batches b
      WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL'
      GROUP BY b.currency`,
    [entityId],
  );
  return rows
    .filter((row) => (row.missing_minor ?? 0n) > 0n)
    .map((row) => ({
      id: `LOW_BALANCE ${row.currency}`,
      kind: 'LOW_BALANCE',
      at: row.at!.toISOString(),
      batch: null,
      count: null,
      settlementId: null,
      currency: row.currency,
      amount: formatAmount(row.missing_minor!, row.currency),
      until: null,
    }));
}

/** Uploaded statements whose exact matches wait for another user. */
async function uploadedStatements({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT f.id, f.received_at, a.currency, count(*) AS count,
            sum(abs(r.amount_minor))::bigint AS amount_minor
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'EXACT'
      GROUP BY f.id, a.currency
      ORDER BY f.received_at
      LIMIT $2`,
    [entityId, MOST],
  );
  return rows.map((row) => ({
    id: `STATEMENT_TO_CONFIRM ${row.id} ${row.currency}`,
    kind: 'STATEMENT_TO_CONFIRM',
    at: row.received_at.toISOString(),
    batch: null,
    count: Number(row.count),
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(row.amount_minor ?? 0n, row.currency),
    until: null,
  }));
}

/** Files that were not read, or not for every account, until a user dismisses them. */
async function refusedStatements({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT c.currency, count(*)::int AS count, max(f.read_at) AS at
       FROM statement_files f
       LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
      WHERE f.entity_id = $1 AND ${IS_REFUSED} AND f.dismissed_at IS NULL AND f.refusal <> 'month_closed'
      GROUP BY c.currency`,
    [entityId],
  );
  return rows.map((row) => ({
    id: `STATEMENT_REFUSED ${row.currency ?? ''}`.trim(),
    kind: 'STATEMENT_REFUSED',
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: row.currency ?? 'ZAR',
    amount: formatAmount(0n, row.currency ?? 'ZAR'),
    until: null,
  }));
}

/** Statements and replies that are stored and still not read. */
async function unreadFiles({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, min(f.received_at) AS at
       FROM (SELECT received_at FROM statement_files
              WHERE entity_id = $1 AND result = 'STORED' AND received_at < $2
             UNION ALL
             SELECT received_at FROM bank_file_replies
              WHERE entity_id = $1 AND result = 'STORED' AND received_at < $2) f`,
    [entityId, new Date(now - UNREAD_TOO_LONG_MS)],
  );
  if (!row?.at) return [];
  return [
    {
      id: 'BANK_FILE_UNREAD',
      kind: 'BANK_FILE_UNREAD',
      at: shownFrom(row.at, UNREAD_TOO_LONG_MS).toISOString(),
      batch: null,
      count: row.count,
      settlementId: null,
      currency: 'ZAR',
      amount: formatAmount(0n, 'ZAR'),
      until: null,
    },
  ];
}

/** Mails that the mail server has not accepted for a while. */
async function undelivered({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, min(failed_at) AS at, min(given_up_at) AS given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1 AND (failed_at < $2 OR given_up_at IS NOT NULL)`,
    [entityId, new Date(now - SHOWN_AFTER_MS)],
  );
  if (!row?.at) return [];
  const late = shownFrom(row.at, SHOWN_AFTER_MS);
  const at = row.given_up_at && row.given_up_at < late ? row.given_up_at : late;
  return [withoutAmount('MAIL_UNDELIVERED', at, row.count)];
}

/** Endpoints that Outlay has switched off, until a user switches them on or off. */
async function webhooksOff({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(off_at) AS at
       FROM webhook_endpoints
      WHERE entity_id = $1 AND state = 'SWITCHED_OFF' AND removed_at IS NULL`,
    [entityId],
  );
  return row?.at ? [withoutAmount('WEBHOOK_OFF', row.at, row.count)] : [];
}

/** Currencies in which less is available than the threshold of the payment config. */
async function belowThreshold({ database }: Context, entityId: string): Promise<Attention[]> {
  const low = await loadLowBalances(database, entityId);
  return low.map(({ currency, availableMinor, fellAt }) => ({
    id: `BALANCE_BELOW_THRESHOLD ${currency}`,
    kind: 'BALANCE_BELOW_THRESHOLD',
    at: fellAt.toISOString(),
    batch: null,
    count: null,
    settlementId: null,
    currency,
    amount: formatAmount(availableMinor, currency),
    until: null,
  }));
}

/** Settlements whose difference is not acknowledged, has changed since, or waits for a second user. */
async function differingSettlements({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT t.file_id, t.over_minor + t.under_minor AS amount_minor, t.difference_state, f.currency,
            f.batch_id, b.label,
            CASE t.difference_state WHEN 'WAITING' THEN a.acknowledged_at
                                    ELSE coalesce(t.settled_at, f.left_at) END AS at
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
       JOIN batches b ON b.id = f.batch_id
       LEFT JOIN settlement_acknowledgements a ON a.file_id = t.file_id AND a.ended_at IS NULL
      WHERE t.entity_id = $1 AND t.difference_state IN ('OPEN', 'WAITING', 'OUTDATED')
      ORDER BY t.execution_date DESC
      LIMIT $2`,
    [entityId, MOST],
  );
  return rows.map((row) => {
    const kind = row.difference_state === 'WAITING' ? 'SETTLEMENT_TO_CONFIRM' : 'SETTLEMENT_DIFFERS';
    return {
      id: `${kind} ${row.file_id}`,
      kind,
      at: row.at!.toISOString(),
      batch: { id: row.batch_id, label: row.label },
      count: null,
      settlementId: row.file_id,
      currency: row.currency,
      amount: formatAmount(row.amount_minor!, row.currency),
      until: null,
    };
  });
}

/** Recalls that wait for another approver, and those whose file reached the bank anyway. */
async function openRecalls({ database }: Context, entityId: string, now: number): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT f.id AS file_id, b.id, b.label, f.currency, f.payment_count AS count,
            f.total_minor AS amount_minor, f.recall_too_late,
            CASE WHEN f.recall_too_late THEN f.arrived_at ELSE f.recall_recorded_at END AS at
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.entity_id = $1 AND f.recall_recorded_at IS NOT NULL
        AND (f.recalled_at IS NULL OR f.recall_too_late)
        AND (b.status = 'PROCESSING' OR f.arrived_at >= $2)
      ORDER BY at DESC
      LIMIT $3`,
    [entityId, new Date(now - RECENT_MS), MOST],
  );
  return rows.map((row) =>
    aboutBatch(row.recall_too_late ? 'RECALL_TOO_LATE' : 'RECALL_TO_CONFIRM', row, row.at!),
  );
}

/** Replies that contradict the books or wait for a second user: nothing in them is booked until then. */
async function openReplies({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT c.currency, count(*)::int AS count, max(r.received_at) AS at
       FROM bank_file_replies r
       JOIN bank_file_connections c ON c.id = r.connection_id
      WHERE r.entity_id = $1 AND r.result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND r.closed_at IS NULL
      GROUP BY c.currency`,
    [entityId],
  );
  return rows.map((row) => ({
    id: `BANK_REPLY_OPEN ${row.currency}`,
    kind: 'BANK_REPLY_OPEN',
    at: row.at!.toISOString(),
    batch: null,
    count: row.count,
    settlementId: null,
    currency: row.currency,
    amount: formatAmount(0n, row.currency),
    until: null,
  }));
}
