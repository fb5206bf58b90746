import {
  hasPlaceholder,
  referenceOn,
  withPlaceholders,
  withReferences,
} from '../../../domain/schedules/references.ts';
import type { CanonicalWithdrawal } from '../../../domain/withdrawal/shapes.ts';
import { LANGUAGES } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';
import type { RunRow } from './plan-runs.ts';
import { rowsOfBatch } from './read-rows.ts';

type Of = Pick<LockedSchedule, 'id' | 'entityId'>;
type Paying = Pick<StoredVersion, 'version' | 'source'>;

/**
 * What the run that is due on a day pays by its version: the rows of the version, or with LAST_PAID_RUN those
 * of the last run that was paid. References with a placeholder name the month of the run. None with NEW_FILE.
 */
export async function rowsOfVersion(
  db: Queryable,
  { id, entityId }: Of,
  { version, source }: Paying,
  dueOn: string,
): Promise<CanonicalWithdrawal[]> {
  const rows = await db.query(
    'SELECT r.request FROM schedule_rows r WHERE r.schedule_id = $1 AND r.version = $2 ORDER BY r.row_number',
    [id, version],
  );
  const own = rows.map(({ request }) => withReferences(request, (text) => referenceOn(text, dueOn)));
  if (source !== 'LAST_PAID_RUN') return own;
  const [paid] = await db.query(
    `SELECT b.id, b.schedule_due_on::text AS due_on
       FROM batches b
      WHERE b.schedule_id = $1 AND b.status IN ('COMPLETE', 'PARTIALLY_COMPLETE')
      ORDER BY b.schedule_due_on DESC
      LIMIT 1`,
    [id],
  );
  if (!paid) return own;
  const repeated = await rowsOfBatch(db, entityId, paid.id);
  const templates = rows.map(({ request }) => request).filter(namesMonth);
  if (templates.length === 0) return repeated;
  const language = languageOf(templates);
  return repeated.map((row) =>
    withReferences(row, (text) => referenceOn(withPlaceholders(text, paid.due_on!, language), dueOn)),
  );
}

function namesMonth({ beneficiaryReference, ownReference = '' }: CanonicalWithdrawal): boolean {
  return hasPlaceholder(beneficiaryReference) || hasPlaceholder(ownReference);
}

/** The language of the months in references: that in which the placeholders are written. */
function languageOf(rows: readonly CanonicalWithdrawal[]): (typeof LANGUAGES)[number] {
  const isAfrikaans = rows.some(({ beneficiaryReference, ownReference = '' }) =>
    /\{(maand|mnd)/i.test(`${beneficiaryReference} ${ownReference}`),
  );
  return isAfrikaans ? 'af' : 'en';
}

/**
 * The rows that a user has sent for a run: those of its batch. Null when it follows its version. A change of
 * its day alone keeps them.
 */
export async function rowsOfChangedRun(
  db: Queryable,
  { entityId }: Of,
  { source }: Pick<StoredVersion, 'source'>,
  recorded: Pick<RunRow, 'batch_id' | 'is_changed'> | null,
): Promise<CanonicalWithdrawal[] | null> {
  if (recorded?.batch_id == null || !(recorded.is_changed || source === 'NEW_FILE')) return null;
  return rowsOfBatch(db, entityId, recorded.batch_id);
}
