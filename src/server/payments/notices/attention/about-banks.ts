import { formatAmount } from '../../../../shared/money.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { MONTH_WAITS } from '../../reconciling/statements/require-open-month.ts';
import { loadMissingStatements } from '../../reconciling/reading/missing-statements.ts';
import { withoutAmount } from './about-set-up.ts';
import type { Attention } from './attention-item.ts';

/** A bank that fails once is visited again within two minutes. */
const FAILING_TOO_LONG_MS = 10 * MINUTE_MS;

/**
 * Banks that cannot be visited, so that no file leaves and none is fetched. A connection that is off counts
 * only while a file is on its way.
 */
export async function unreachableBanks(
  { database }: Context,
  entityId: string,
  now: number,
): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(t.failing_since) AS since
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.entity_id = $1 AND t.failing_since <= $2 AND t.confirmed_at IS NOT NULL
        AND (c.state = 'LIVE'
             OR EXISTS (
                  SELECT 1 FROM bank_files f
                   WHERE f.connection_id = c.id AND f.by_transport AND f.arrived_at IS NULL))`,
    [entityId, new Date(now - FAILING_TOO_LONG_MS)],
  );
  if (!row?.since) return [];
  const at = new Date(row.since.getTime() + FAILING_TOO_LONG_MS);
  return [withoutAmount('BANK_UNREACHABLE', at, row.count)];
}

/** Statements that have not come, and those that do not follow the one before. */
export async function missingStatements(context: Context, entityId: string): Promise<Attention[]> {
  const late = await loadMissingStatements(context, entityId);
  const [gaps] = await context.database.query(
    `SELECT count(*)::int AS count, max(found_at) AS at
       FROM statement_findings
      WHERE entity_id = $1 AND resolved_at IS NULL AND code IN ('SEQUENCE_GAP', 'OPENING_BREAK')`,
    [entityId],
  );
  const times = [...late.map(({ since }) => since), ...(gaps?.at ? [gaps.at] : [])];
  if (times.length === 0) return [];
  const newest = new Date(Math.max(...times.map((time) => time.getTime())));
  return [withoutAmount('STATEMENT_MISSING', newest, late.length + gaps!.count!)];
}

/** Connections with all that they need, which only another user can switch on. Accounts to watch are on. */
export async function connectionsToConfirm({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(c.updated_at) AS at
       FROM bank_file_connections c
      WHERE c.entity_id = $1 AND c.state <> 'LIVE' AND cardinality(c.unconfirmed_by) > 0
        AND (c.purpose = 'RECEIPTS'
             OR (c.purpose = 'PAYMENTS' AND c.rehearsal_passed AND c.certified_at IS NOT NULL))`,
    [entityId],
  );
  if (!row?.at) return [];
  return [withoutAmount('BANK_CONNECTION_TO_CONFIRM', row.at, row.count)];
}

/**
 * Accounts of live connections whose opening balance is missing, also while no statement fits or none has
 * come, and those for which it waits for another user: until it is booked, nothing can be paid from them.
 */
export async function missingOpenings({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT x.waits, count(*)::int AS count, max(x.at) AS at
       FROM (SELECT DISTINCT ON (ltrim(c.payer_account_number, '0'), c.currency)
                    o.proposed_at IS NOT NULL AS waits,
                    coalesce(o.proposed_at, a.created_at, c.first_live_at, c.created_at) AS at
               FROM bank_file_connections c
               LEFT JOIN statement_accounts a
                      ON a.entity_id = c.entity_id AND a.currency = c.currency
                         AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
               LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
              WHERE c.entity_id = $1 AND c.state = 'LIVE' AND c.purpose = 'PAYMENTS'
                AND o.confirmed_at IS NULL
              ORDER BY ltrim(c.payer_account_number, '0'), c.currency, c.created_at) x
      GROUP BY x.waits`,
    [entityId],
  );
  return rows.map(({ waits, at, count }) =>
    withoutAmount(waits ? 'OPENING_BALANCE_TO_CONFIRM' : 'OPENING_BALANCE_MISSING', at!, count),
  );
}

/** Entry rules that wait for another user. */
export async function waitingRules({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(e.proposed_at) AS at
       FROM entry_rules e
       JOIN reconciled_entries r ON r.entry_id = e.entry_id AND r.state <> 'POSTED'
      WHERE e.entity_id = $1 AND e.confirmed_at IS NULL AND e.ended_at IS NULL`,
    [entityId],
  );
  if (!row?.at) return [];
  return [withoutAmount('ENTRY_RULE_TO_CONFIRM', row.at, row.count)];
}

/**
 * Open entries that match nothing, by currency, with the sum of their sizes. One whose rule waits for another
 * user is a matter of that rule.
 */
export async function unmatchedEntries({ database }: Context, entityId: string): Promise<Attention[]> {
  const rows = await database.query(
    `SELECT a.currency, count(*)::int AS count, sum(abs(r.amount_minor))::bigint AS amount_minor,
            max(f.received_at) AS at
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'UNMATCHED'
        AND NOT EXISTS (
              SELECT 1 FROM entry_rules w
               WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL)
      GROUP BY a.currency`,
    [entityId],
  );
  return rows.map((row) => ({
    ...withoutAmount('ENTRIES_UNMATCHED', row.at!, row.count),
    id: `ENTRIES_UNMATCHED ${row.currency}`,
    currency: row.currency,
    amount: formatAmount(row.amount_minor ?? 0n, row.currency),
  }));
}

/** Months whose closing or reopening waits for another user. */
export async function waitingMonths({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(coalesce(c.reopen_asked_at, c.requested_at)) AS at
       FROM month_closes c
      WHERE c.entity_id = $1 AND ${MONTH_WAITS}`,
    [entityId],
  );
  if (!row?.at) return [];
  return [withoutAmount('MONTH_END_TO_CONFIRM', row.at, row.count)];
}

/** Statements that were refused because their month is closed, and those that came with other contents. */
export async function lateStatements({ database }: Context, entityId: string): Promise<Attention[]> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count, max(n.at) AS at
       FROM (SELECT f.read_at AS at
               FROM statement_files f
              WHERE f.entity_id = $1 AND f.result = 'REFUSED' AND f.refusal = 'month_closed'
                AND f.fetched_at IS NOT NULL AND f.dismissed_at IS NULL
             UNION ALL
             SELECT x.found_at
               FROM statement_findings x
               JOIN bank_statements s ON s.id = x.statement_id
              WHERE x.entity_id = $1 AND x.resolved_at IS NULL AND x.code IN ('CHANGED', 'CONTRADICTED')
                AND is_month_closed(s.account_id, s.order_date)) n`,
    [entityId],
  );
  if (!row?.at) return [];
  return [withoutAmount('CLOSED_MONTH_STATEMENT', row.at, row.count)];
}
