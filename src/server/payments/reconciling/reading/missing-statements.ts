import { accountKey } from '../../../../domain/reconciliation/names.ts';
import { statementMissingFrom } from '../../../../domain/reconciliation/statement-due.ts';
import { addDays, dayOf, startOfDay } from '../../../../shared/calendar-day.ts';
import type { Context } from '../../../platform/context.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { businessDays } from '../reconciliation/business-days.ts';

/** A bank that has paid a file, and whose statements do not reach that day. */
interface MissingStatement {
  entityId: string;
  connectionId: string;
  /** The first day without a statement, YYYY-MM-DD. */
  day: string;
  /** Since when it should be there. */
  since: Date;
}

/** Older files are history. */
const RECENT_DAYS = 60;

/**
 * The statements that should have come and have not: a bank file was due at least two banking days ago, on a
 * day that the newest statement of its account does not reach. Companies that take files to the bank
 * themselves and have never uploaded a statement need none, unless only statements show what was paid.
 * `entityId` is null for all entities.
 */
export async function loadMissingStatements(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  entityId: string | null,
): Promise<MissingStatement[]> {
  const now = clock.nowMs();
  const utcDay = dayOf(now, 'UTC');
  const connections = await database.query(
    `SELECT c.id, c.entity_id, c.currency, c.payer_account_number, c.transport,
            c.profile ->> 'paidBy' AS paid_by,
            array_agg(DISTINCT f.execution_date ORDER BY f.execution_date) AS days
       FROM bank_file_connections c
       JOIN bank_files f ON f.entity_id = c.entity_id AND f.connection_id = c.id
      WHERE c.state = 'LIVE' AND ($1::uuid IS NULL OR c.entity_id = $1)
        AND f.left_at IS NOT NULL AND NOT f.is_test AND f.recalled_at IS NULL
        AND f.reply_status IS DISTINCT FROM 'REJECTED'
        AND f.execution_date BETWEEN $2 AND $3
      GROUP BY c.id`,
    [entityId, addDays(utcDay, -RECENT_DAYS), utcDay],
  );
  if (connections.length === 0) return [];
  const accounts = await database.query(
    `SELECT a.entity_id, a.account_key, a.currency,
            (SELECT max(s.order_date)
               FROM bank_statements s
              WHERE s.account_id = a.id AND s.order_date <= $2 AND s.taken_back_at IS NULL) AS newest
       FROM statement_accounts a
      WHERE a.entity_id = ANY($1)`,
    [[...new Set(connections.map((row) => row.entity_id))], addDays(utcDay, 1)],
  );
  const missing: MissingStatement[] = [];
  for (const row of connections) {
    const key = accountKey(row.payer_account_number);
    const account = accounts.find(
      (one) => one.entity_id === row.entity_id && one.account_key === key && one.currency === row.currency,
    );
    if (!account?.newest && row.transport === 'DOWNLOAD' && row.paid_by !== 'STATEMENT') continue;
    const day = row.days!.find((one) => one > (account?.newest ?? ''));
    if (day === undefined) continue;
    const { timezone } = await loadPaymentConfig(database, row.entity_id);
    const from = statementMissingFrom(day, await businessDays(database, row.entity_id));
    if (from > dayOf(now, timezone)) continue;
    const since = new Date(startOfDay(from, timezone));
    missing.push({ entityId: row.entity_id, connectionId: row.id, day, since });
  }
  return missing;
}

/** Logs a line for each statement that is missing, on every run. */
export async function watchForStatements(context: Context): Promise<void> {
  for (const { entityId, connectionId, day } of await loadMissingStatements(context, null))
    context.log.warn({ entityId, connectionId, day }, 'a statement of the bank is missing');
}
