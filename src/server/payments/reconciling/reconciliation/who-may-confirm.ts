import { may } from '../../../../shared/permissions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** A user who may say that an uploaded statement is the bank's. */
export interface Confirmer {
  userId: string;
  name: string;
}

/** The files of entries that only users have uploaded, so that a user other than those has to post them. */
export async function uploadedFilesOf(db: Queryable, entryIds: readonly string[]): Promise<string[]> {
  const rows = await db.query(
    `SELECT DISTINCT f.id
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entry_id = ANY($1)
        AND (f.fetched_at IS NULL OR (f.csv IS NOT NULL AND f.uploaders <> '{}'))`,
    [entryIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * The users who may confirm what uploaded statements post for the payments of bank files: those who may post
 * entries, except the uploaders, the creators of the batches, and the users who took the files to the bank.
 */
export async function whoMayConfirm(
  db: Queryable,
  entityId: string,
  statementFileIds: readonly string[],
  bankFileIds: readonly string[],
): Promise<Confirmer[]> {
  const users = await db.query(
    `SELECT u.id, u.name, u.roles
       FROM users u
      WHERE u.entity_id = $1 AND u.disabled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM statement_files f WHERE f.id = ANY($2) AND u.id = ANY(f.uploaders))
        AND NOT EXISTS (
              SELECT 1
                FROM bank_files a
                JOIN batches b ON b.id = a.batch_id
               WHERE a.id = ANY($3) AND u.id IN (a.left_by, b.created_by))
      ORDER BY u.name`,
    [entityId, statementFileIds, bankFileIds],
  );
  return users.filter((user) => may(user, 'reconcileEntries')).map(({ id, name }) => ({ userId: id, name }));
}
