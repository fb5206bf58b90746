import { Readable } from 'node:stream';
import { csvRow } from '../../../../shared/csv.ts';
import { actorOf, recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { copyTexts } from '../../../platform/database/copy-out.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Operation } from '../../../../contract/operation.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { takeExportPlace } from './export-places.ts';

/** How long a client may read nothing. */
const SLOW_READER_MS = 300_000;
const LOADED_AT_ONCE = 500;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface NamedExport {
  /** The list. The name of the file begins with it. */
  name:
    | 'batches'
    | 'recipients'
    | 'payees'
    | 'statements'
    | 'balance_days'
    | 'statement_entries'
    | 'settlements'
    | 'funding_records'
    | 'payment_requests'
    | 'receipts'
    | 'schedules'
    | 'schedule_runs';
  columns: readonly string[];
}

/** A list that is read by the ids of its rows. */
interface RowsExport extends NamedExport {
  /** The FROM, WHERE and ORDER BY of the ids, without parameters. `id` is the column with the id. */
  found: { id: string; from: string };
  /** The lines of some of them, in the order of their ids. */
  linesOf: (ids: readonly string[]) => Promise<string[][]>;
}

/** A list that no table has: its lines are computed one by one. */
interface ComputedExport extends NamedExport {
  lines: Iterable<string[]>;
}

export type ListExport = RowsExport | ComputedExport;

/**
 * Sends lists as CSV files: the ids in their order as the database reads them, and lines a chunk at a time.
 * An error aborts the transfer, so that a client never takes a part for the whole file. The export is in the
 * audit log before its first byte leaves, because such a file has account numbers. 429 `too_many_exports`.
 */
export function listExporter(context: Context) {
  return async (
    { caller, query, reply }: Pick<Call<Operation>, 'caller' | 'reply'> & { query: object },
    list: ListExport,
  ) => {
    const leave = takeExportPlace(context, caller.entityId);
    try {
      const { database, clock } = context;
      const { timezone } = await loadPaymentConfig(database, caller.entityId);
      await recordAudit(database, {
        entityId: caller.entityId,
        at: nowOf(clock),
        actor: actorOf(caller),
        action: `${list.name}.exported`,
        subjectType: 'entity',
        subjectId: caller.entityId,
        details: { filters: query },
      });
      const file = Readable.from(
        recordsOf(context, list, () => slowReader.refresh()),
        { objectMode: false },
      );
      const slowReader = setTimeout(
        () => file.destroy(new Error('The client stopped reading.')),
        SLOW_READER_MS,
      );
      file.once('close', () => {
        clearTimeout(slowReader);
        leave();
      });
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
        clock.nowMs(),
      );
      return reply
        .header('content-disposition', `attachment; filename="${list.name.replaceAll('_', '-')}-${day}.csv"`)
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(file);
    } catch (error) {
      leave();
      throw error;
    }
  };
}

async function* recordsOf(context: Context, list: ListExport, onRead: () => void): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(list.columns);
  for await (const lines of linesOf(context, list)) {
    if (lines.length > 0) yield lines.map((line) => csvRow(line)).join('');
    onRead();
  }
}

/** The lines of a list, some at a time. */
async function* linesOf(context: Context, list: ListExport): AsyncGenerator<string[][]> {
  if ('found' in list) {
    for await (const ids of idsOf(context, list)) yield await list.linesOf(ids);
    return;
  }
  let some: string[][] = [];
  for (const line of list.lines) {
    some.push(line);
    if (some.length === LOADED_AT_ONCE) yield some.splice(0);
  }
  yield some;
}

/** The ids in their order, some at a time, from one snapshot. */
async function* idsOf(context: Context, { found: { id, from } }: RowsExport): AsyncGenerator<string[]> {
  const client = await context.database.pool.connect();
  let broken: Error | undefined = new Error('The export was not read to its end.');
  try {
    let rest = '';
    let ids: string[] = [];
    for await (const texts of copyTexts(client, `SELECT ${id}::text || E'\\n' ${from}`)) {
      const parts = (rest + texts.toString('latin1')).split('\n');
      rest = parts.pop()!;
      ids.push(...parts);
      while (ids.length >= LOADED_AT_ONCE) yield ids.splice(0, LOADED_AT_ONCE);
    }
    if (ids.length > 0) yield ids;
    broken = undefined;
  } finally {
    // A connection with unread ids cannot be used again.
    client.release(broken);
  }
}
