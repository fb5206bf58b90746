import { Readable } from 'node:stream';
import type { exportPayouts as op } from '../../../../contract/dashboard/payout-proof.ts';
import { PAYOUT_EXPORT_COLUMNS } from '../../../../domain/withdrawal/payout-export.ts';
import { csvRow } from '../../../../shared/csv.ts';
import { actorOf, recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { copyTexts, withValues } from '../../../platform/database/copy-out.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { FROM_PAYOUTS } from '../history/payout-for-display.ts';
import { payoutsFound } from '../history/payout-filters.ts';
import { connectToHistory, readHistory } from '../history/read-history.ts';
import { takeExportPlace } from './export-places.ts';
import { PAYOUT_LINE } from './payout-line.ts';

/** How long a client may read nothing. The transaction only reads and blocks no other. */
const SLOW_READER_MS = 300_000;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * GET /app/payouts.csv: the payouts that the filters find, streamed from one snapshot. An error aborts the
 * transfer, so that a client never takes a part for the whole file. 429 `too_many_exports`.
 */
export function exportPayouts(context: Context): Handler<typeof op> {
  return async ({ caller, query, reply }) => {
    const leave = takeExportPlace(context, caller.entityId);
    const giveBack = (error: unknown) => {
      leave();
      throw error;
    };
    const { timezone } = await loadPaymentConfig(context.database, caller.entityId).catch(giveBack);
    const { where, values } = await readHistory(context, (db) =>
      payoutsFound(db, caller.entityId, query),
    ).catch(giveBack);
    // The export is audited before the first byte leaves, because the file has full account numbers.
    await recordAudit(context.database, {
      entityId: caller.entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'payouts.exported',
      subjectType: 'entity',
      subjectId: caller.entityId,
      details: { filters: query },
    }).catch(giveBack);
    const records = payoutRecords(
      context,
      `SELECT ${PAYOUT_LINE} ${FROM_PAYOUTS} ${withValues(where, values)}
        ORDER BY p.created_at DESC, p.id DESC`,
      () => slowReader.refresh(),
    );
    const file = Readable.from(records, { objectMode: false });
    const slowReader = setTimeout(
      () => file.destroy(new Error('The client stopped reading.')),
      SLOW_READER_MS,
    );
    file.once('close', () => {
      clearTimeout(slowReader);
      leave();
    });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
      context.clock.nowMs(),
    );
    return reply
      .header('content-disposition', `attachment; filename="payouts-${day}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(file);
  };
}

/** CSV text from one snapshot, as the client reads it. */
async function* payoutRecords(context: Context, select: string, onRead: () => void): AsyncGenerator<Buffer> {
  const client = await connectToHistory(context);
  let broken: Error | undefined = new Error('The export was not read to its end.');
  try {
    yield Buffer.from(BYTE_ORDER_MARK + csvRow(PAYOUT_EXPORT_COLUMNS));
    for await (const lines of copyTexts(client, select)) {
      yield lines;
      onRead();
    }
    broken = undefined;
  } finally {
    // A connection with an unread rest of the file cannot be used again.
    client.release(broken);
  }
}
