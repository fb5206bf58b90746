import type { z } from 'zod';
import type { WaitingStatement } from '../../../../contract/dashboard/statement-confirmations.ts';
import { derivedId } from '../../../platform/derived-id.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { whoMayConfirm } from './who-may-confirm.ts';

/** The most files that are shown. The others follow when these are confirmed. */
const MOST = 20;
/** A file of a month has at most one statement a day. */
const MOST_STATEMENTS = 31;

export type WaitingForDisplay = z.input<typeof WaitingStatement>;

/** The uploaded statement files of an entity whose exact matches wait for another user, the oldest first. */
export async function loadWaiting(
  db: Queryable,
  entityId: string,
  fileId: string | null = null,
): Promise<WaitingForDisplay[]> {
  const rows = await db.query(
    `SELECT f.id, f.file_name, f.sha256, f.received_at, f.received_by,
            coalesce(u.name, '') AS received_by_name, a.currency, count(*) AS entries,
            coalesce(sum(-r.amount_minor) FILTER (WHERE r.amount_minor < 0), 0)::bigint AS out_minor,
            coalesce(sum(r.amount_minor) FILTER (WHERE r.amount_minor > 0), 0)::bigint AS in_minor,
            string_agg(r.proposal ->> 'id', ' ' ORDER BY r.entry_id) AS proposal_ids
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
       JOIN statement_accounts a ON a.id = r.account_id
       LEFT JOIN users u ON u.id = f.received_by
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'EXACT' AND ($2::uuid IS NULL OR f.id = $2)
      GROUP BY f.id, u.name, a.currency
      ORDER BY f.received_at, f.id, a.currency`,
    [entityId, fileId],
  );
  const files = [...new Set(rows.map(({ id }) => id))].slice(0, MOST);
  return Promise.all(
    files.map(async (id) => {
      const ofFile = rows.filter((row) => row.id === id);
      const [first] = ofFile;
      const seen = ofFile.map((row) => `${row.currency} ${row.proposal_ids}`).join('\n');
      return {
        id,
        waitingId: derivedId(seen),
        fileName: first!.file_name,
        sha256: first!.sha256,
        receivedAt: first!.received_at.toISOString(),
        receivedBy:
          first!.received_by === null
            ? null
            : { userId: first!.received_by, name: first!.received_by_name ?? '' },
        totals: ofFile.map((row) => ({
          currency: row.currency,
          entryCount: Number(row.entries),
          outAmount: formatAmount(row.out_minor ?? 0n, row.currency),
          inAmount: formatAmount(row.in_minor ?? 0n, row.currency),
        })),
        statements: await statementsOf(db, id),
        mayConfirm: await whoMayConfirm(db, entityId, [id], await bankFilesOf(db, entityId, id)),
      };
    }),
  );
}

/** The statements of a file, by which a person knows it at the bank. */
async function statementsOf(db: Queryable, fileId: string): Promise<WaitingForDisplay['statements']> {
  const rows = await db.query(
    `SELECT a.account_number, a.currency, s.closing_date, s.order_date, s.opening_minor, s.closing_minor
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.file_id = $1
      ORDER BY s.order_date, s.id
      LIMIT $2`,
    [fileId, MOST_STATEMENTS],
  );
  const amount = (minor: bigint | null, currency: Currency) =>
    minor === null ? null : formatAmount(minor, currency);
  return rows.map((row) => ({
    accountNumber: row.account_number,
    currency: row.currency,
    day: row.closing_date ?? row.order_date,
    openingBalance: amount(row.opening_minor, row.currency),
    closingBalance: amount(row.closing_minor, row.currency),
  }));
}

/** The bank files whose payments the entries of a statement file would change. */
async function bankFilesOf(db: Queryable, entityId: string, fileId: string): Promise<string[]> {
  const rows = await db.query(
    `SELECT DISTINCT p.file_id
       FROM reconciled_entries r
      CROSS JOIN LATERAL jsonb_path_query(r.proposal, '$.parts[*].itemIds[*]') AS i (item)
       JOIN bank_file_payments p
         ON p.withdrawal_id = CASE WHEN i.item #>> '{}' ~ '^(PAYOUT|RETURN) '
                                   THEN split_part(i.item #>> '{}', ' ', 2)::uuid END
      WHERE r.entity_id = $1 AND r.file_id = $2 AND r.state = 'OPEN' AND r.verdict = 'EXACT'`,
    [entityId, fileId],
  );
  return rows.map((row) => row.file_id);
}
