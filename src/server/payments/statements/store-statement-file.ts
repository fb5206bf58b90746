import { createHash } from 'node:crypto';
import { recordAudit, type Actor } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { sendJob } from '../../platform/jobs.ts';
import { newId } from '../../platform/random.ts';
import { READ_STATEMENT_FILE } from '../queues.ts';
import type { CsvReading } from './tables.ts';

export interface IncomingStatementFile {
  entityId: string;
  fileName: string;
  bytes: Buffer;
  /** Null for the formats that describe themselves. */
  csv: CsvReading | null;
  /** Null when a transport fetched it. */
  userId: string | null;
  actor: Actor;
}

/**
 * Keeps a statement file, once for each content, before it is read. A file that was refused may come again
 * with another CSV profile. Resolves to its id.
 */
export async function storeStatementFile(context: Context, file: IncomingStatementFile): Promise<string> {
  const { entityId, fileName, bytes, userId, actor } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const csv = file.csv ? JSON.stringify(file.csv) : null;
  return context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      const [stored] = await tx.query(
        `INSERT INTO statement_files
                (id, entity_id, sha256, file_name, bytes, byte_count, received_at, received_by, csv, result,
                 statements)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'STORED', '[]')
         ON CONFLICT (entity_id, sha256) DO NOTHING
         RETURNING id`,
        [newId(context), entityId, sha256, fileName, bytes, bytes.length, at, userId, csv],
      );
      if (!stored) {
        const [known] = await tx.query(
          `UPDATE statement_files
              SET csv = CASE WHEN result = 'READ' THEN csv ELSE coalesce($3, csv) END
            WHERE entity_id = $1 AND sha256 = $2
            RETURNING id`,
          [entityId, sha256, csv],
        );
        return known!.id;
      }
      await sendJob(tx, READ_STATEMENT_FILE, { fileId: stored.id });
      await recordAudit(tx, {
        entityId,
        at,
        actor,
        action: 'statement_file.received',
        subjectType: 'statement_file',
        subjectId: stored.id,
        details: { fileName, sha256, byteCount: bytes.length },
      });
      return stored.id;
    },
    { repeatable: true },
  );
}
