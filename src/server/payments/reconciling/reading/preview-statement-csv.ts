import type { previewStatementCsv as op } from '../../../../contract/dashboard/statement-csv.ts';
import { otherAccounts } from '../../../../domain/reconciliation/names.ts';
import { notFound } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { continuedBy } from './continued-by.ts';
import { inTurn, openStatementThreads, previewWithoutStall } from './statement-threads.ts';

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
      const continued = await continuedBy(database, {
        entityId: caller.entityId,
        connectionId: body.connectionId,
        currency: reading.currency,
        openingMinor: reading.opening && parseAmount(reading.opening.amount, reading.currency),
      });
      return { ...preview, reading: { ...reading, continuesConnectionId: continued?.id ?? null } };
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
