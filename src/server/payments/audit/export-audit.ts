import { Readable } from 'node:stream';
import type { exportAudit as op } from '../../../contract/dashboard/audit.ts';
import { descriptionLine, describeEntry } from '../../../shared/audit/describe-entry.ts';
import { entryText, subjectText } from '../../../shared/audit/wording.ts';
import { csvRow } from '../../../shared/csv.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { auditFound, displayEntries, SELECT_ENTRIES } from './audit-found.ts';
import { englishIn } from './english.ts';

const ENTRIES_A_QUERY = 1_000;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Larger than the number of any entry. */
const NO_ENTRY_YET = 9_223_372_036_854_775_807n;

type Filters = Parameters<typeof auditFound>[1];
type Entry = Awaited<ReturnType<typeof displayEntries>>[number] & { previousHash: string };

/** The columns for an auditor, with the same words as the dashboard; what only programs read is last. */
function columnsIn(timezone: string): Readonly<Record<string, (entry: Entry) => string>> {
  const voice = englishIn(timezone);
  return {
    number: ({ seq }) => String(seq),
    time: ({ at }) => voice.time(at),
    time_utc: ({ at }) => at,
    person: ({ actor }) => actor.displayName,
    user_name: ({ actor }) => (actor.kind === 'USER' ? actor.name : ''),
    action: (entry) => entryText(voice.text, entry),
    about: (entry) => subjectText(voice.text, entry).replaceAll('\u00a0', ' '),
    what_changed: (entry) => descriptionLine(describeEntry(entry, voice)),
    action_code: ({ action }) => action,
    about_type: ({ subjectType }) => subjectType,
    about_id: ({ subjectId }) => subjectId,
    previous_hash: ({ previousHash }) => previousHash,
    hash: ({ hash }) => hash,
    details: ({ details }) => JSON.stringify(details),
  };
}

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
      .send(
        Readable.from(records(context, { entityId: caller.entityId, timezone }, query), {
          objectMode: true,
          highWaterMark: 1,
        }),
      );
  };
}

async function* records(
  { database }: Context,
  { entityId, timezone }: { entityId: string; timezone: string },
  filters: Filters,
): AsyncGenerator<string> {
  const columns = columnsIn(timezone);
  yield BYTE_ORDER_MARK + csvRow(Object.keys(columns));
  for (let before = NO_ENTRY_YET; ;) {
    const found = auditFound(entityId, filters);
    found.and('SELECT FROM audit_log WHERE seq < $1', [before]);
    const rows = await database.dynamicQuery(
      SELECT_ENTRIES,
      `${found.where} ORDER BY seq DESC LIMIT ${ENTRIES_A_QUERY}`,
      found.values,
    );
    const shown = await displayEntries(database, entityId, rows);
    const entries = shown.map((entry, index) => ({
      ...entry,
      previousHash: rows[index]!.previous_hash.toString('hex'),
    }));
    if (entries.length > 0)
      yield entries.map((entry) => csvRow(Object.values(columns).map((cell) => cell(entry)))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < ENTRIES_A_QUERY) return;
    before = last.seq;
  }
}
