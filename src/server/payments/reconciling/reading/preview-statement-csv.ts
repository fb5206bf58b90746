import type { previewStatementCsv as op } from '../../../../contract/dashboard/statement-csv.ts';
import { otherAccounts } from '../../../../domain/reconciliation/names.ts';
import { notFound } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { CsvPreview } from './preview-csv.ts';
import { inTurn, openStatementThreads, previewWithoutStall } from './statement-threads.ts';

type CsvReadingShown = NonNullable<CsvPreview['reading']>;

/** POST /app/statements/csv-preview: reads a CSV file and stores nothing. Errors: 404 for the connection. */
export function previewStatementCsv(context: Context): Handler<typeof op> {
  const { database } = context;
  openStatementThreads(context);
  const preview: Handler<typeof op> = async ({ caller, body }) => {
    const [connection] = await database.query(
      `SELECT c.payer_account_number, c.currency, last.csv
         FROM bank_file_connections c
         LEFT JOIN LATERAL (
           SELECT f.csv
             FROM statement_files f
            WHERE f.entity_id = c.entity_id AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = c.id::text
              AND f.result = 'READ'
            ORDER BY f.received_at DESC
            LIMIT 1) last ON true
        WHERE c.entity_id = $1 AND c.id = $2`,
      [caller.entityId, body.connectionId],
    );
    if (!connection) throw notFound('bank_connection');
    const preview = await previewWithoutStall(context, caller.entityId, {
      bytes: Buffer.from(body.content, 'base64'),
      account: { accountNumber: connection.payer_account_number, currency: connection.currency },
      given: body.profile ?? null,
      remembered: connection.csv?.profile ?? null,
      acceptedAccounts: connection.csv?.acceptedAccounts ?? [],
    });
    const { reading } = preview;
    if (!reading) return preview;
    const [named] = reading.otherAccounts;
    if (named === undefined) {
      const continuesConnectionId = await continuedBy(database, caller.entityId, body.connectionId, reading);
      return { ...preview, reading: { ...reading, continuesConnectionId } };
    }
    const own = await database.query(
      'SELECT id, payer_account_number FROM bank_file_connections WHERE entity_id = $1',
      [caller.entityId],
    );
    const other = own.find((row) => otherAccounts([named], row.payer_account_number).length === 0);
    return { ...preview, reading: { ...reading, otherConnectionId: other?.id ?? null } };
  };
  return (call) => inTurn(context, call.caller.entityId, () => preview(call));
}

/** The connection whose last statement closes as the file opens, if the chosen one's does not. */
async function continuedBy(
  db: Queryable,
  entityId: string,
  connectionId: string,
  { opening, currency }: CsvReadingShown,
): Promise<string | null> {
  if (!opening) return null;
  const openingMinor = parseAmount(opening.amount, currency);
  const rows = await db.query(
    `SELECT c.id, last.closing_minor
       FROM bank_file_connections c
       JOIN statement_accounts a
         ON a.entity_id = c.entity_id AND a.currency = c.currency
            AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
       JOIN LATERAL (
         SELECT s.closing_minor
           FROM bank_statements s
          WHERE s.account_id = a.id AND s.kind = 'STATEMENT' AND s.closing_minor IS NOT NULL
            AND s.taken_back_at IS NULL
          ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
          LIMIT 1) last ON true
      WHERE c.entity_id = $1 AND c.currency = $2`,
    [entityId, currency],
  );
  const fitting = rows.filter((row) => row.closing_minor === openingMinor);
  const isOwn = fitting.some(({ id }) => id === connectionId);
  return isOwn || fitting.length !== 1 ? null : fitting[0]!.id;
}
