import { Readable } from 'node:stream';
import type { exportAudit as op } from '../../../contract/dashboard/audit.ts';
import { csvRow } from '../../../shared/csv.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';
import { auditFound, displayEntries, SELECT_ENTRIES } from './audit-found.ts';

const ENTRIES_A_QUERY = 1_000;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Above every number of an entry. */
const NO_ENTRY_YET = 9_223_372_036_854_775_807n;

type Filters = Parameters<typeof auditFound>[1];
type Entry = Awaited<ReturnType<typeof displayEntries>>[number];

const COLUMNS: Readonly<Record<string, (entry: Entry) => string>> = {
  number: ({ seq }) => String(seq),
  at: ({ at }) => at,
  user: ({ actor }) => actor.displayName,
  sign_in_name: ({ actor }) => (actor.kind === 'USER' ? actor.name : ''),
  action: ({ action }) => action,
  subject_type: ({ subjectType }) => subjectType,
  subject: ({ subject }) => subject.label ?? '',
  subject_id: ({ subjectId }) => subjectId,
  details: ({ details }) => JSON.stringify(details),
  hash: ({ hash }) => hash,
};

/**
 * GET /app/audit.csv: the entries that the filters find, newest first. The log only grows at its end, so the
 * export needs no snapshot and occupies a connection for one query at a time.
 */
export function exportAudit(context: Context): Handler<typeof op> {
  return async ({ caller, query, reply }) => {
    const { database, clock } = context;
    const { timezone } = await loadPaymentConfig(database, caller.entityId);
    // The export is audited before the first byte leaves, because the log names people and accounts.
    await recordAudit(database, {
      entityId: caller.entityId,
      at: nowOf(clock),
      actor: actorOf(caller),
      action: 'audit_log.exported',
      subjectType: 'entity',
      subjectId: caller.entityId,
      details: { filters: query },
    });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
      clock.nowMs(),
    );
    return reply
      .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(records(context, caller.entityId, query), { objectMode: true, highWaterMark: 1 }));
  };
}

async function* records({ database }: Context, entityId: string, filters: Filters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS));
  for (let before = NO_ENTRY_YET; ;) {
    const found = auditFound(entityId, filters);
    found.and('SELECT FROM audit_log WHERE seq < $1', [before]);
    const rows = await database.dynamicQuery(
      SELECT_ENTRIES,
      `${found.where} ORDER BY seq DESC LIMIT ${ENTRIES_A_QUERY}`,
      found.values,
    );
    const entries = await displayEntries(database, entityId, rows);
    if (entries.length > 0)
      yield entries.map((entry) => csvRow(Object.values(COLUMNS).map((cell) => cell(entry)))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < ENTRIES_A_QUERY) return;
    before = last.seq;
  }
}
