import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';
import { leaveByTransport } from '../bank-files/hand-over.ts';
import { stagingName, type Transport } from './transport.ts';

interface OutgoingFile {
  id: string;
  entityId: string;
  hasLeft: boolean;
  isRecalled: boolean;
  stagedAs: string | null;
  fileName: string;
  sha256: string;
  bytes: Buffer;
}

/**
 * The files of a connection that have left and not arrived, and those that may leave, in the order of their
 * numbers. A file that is being recalled is among them if it may have arrived, because only a visit can tell.
 * While payouts are off no other file goes further: a restored database may not know that the bank has it.
 */
export async function outgoingFiles(context: Context, connectionId: string): Promise<string[]> {
  const rows = await context.database.query(
    `SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
       JOIN entity_configs c ON c.entity_id = f.entity_id
      WHERE f.connection_id = $1
        AND ((f.by_transport AND f.arrived_at IS NULL
              AND CASE WHEN f.recall_recorded_at IS NULL THEN c.payouts_enabled
                       ELSE f.staged_as IS NOT NULL END)
             OR (f.left_at IS NULL AND f.withdrawn_at IS NULL
                 AND b.status = 'APPROVED' AND b.held_for = 'BANK_FILE'))
      ORDER BY f.file_number`,
    [connectionId],
  );
  return rows.map(({ id }) => id);
}

async function loadOutgoing(context: Context, entityId: string, fileId: string): Promise<OutgoingFile> {
  const [row] = await context.database.query(
    `SELECT id, left_at, recall_recorded_at, staged_as, file_name, sha256, bytes
       FROM bank_files
      WHERE id = $1`,
    [fileId],
  );
  return {
    id: row!.id,
    entityId,
    hasLeft: row!.left_at !== null,
    isRecalled: row!.recall_recorded_at !== null,
    stagedAs: row!.staged_as,
    fileName: row!.file_name,
    sha256: row!.sha256,
    bytes: row!.bytes,
  };
}

/**
 * Takes one file a step further to the bank. The name of the staged file is committed only while no recall is
 * recorded, and from then on only the bank's folder can tell whether the file was published. So a recall
 * is in time if that name is not committed, or if the staged file could be taken back.
 */
export async function sendFile(
  context: Context,
  transport: Transport,
  entityId: string,
  fileId: string,
  halted: () => boolean,
): Promise<void> {
  const file = await loadOutgoing(context, entityId, fileId);
  if (!file.hasLeft) {
    await transport.requireFreeName(file.fileName, file.bytes);
    if (halted() || !(await leaveByTransport(context, entityId, file.id))) return;
  }
  if (file.isRecalled && file.stagedAs === null) return;
  const stagedAs = file.stagedAs ?? (await stage(context, transport, file));
  if (stagedAs === null || halted()) return;
  const found = await transport[file.isRecalled ? 'takeBack' : 'publish'](
    stagedAs,
    file.fileName,
    file.bytes,
  );
  if (found === 'PUBLISHED') await noteArrival(context, file, stagedAs);
  else await noteTakenBack(context, transport, file, stagedAs);
}

/**
 * Writes the whole file under a staging name and commits that name. Null when a recall was recorded or
 * payouts were switched off meanwhile, or another process has staged the file.
 */
async function stage(context: Context, transport: Transport, file: OutgoingFile): Promise<string | null> {
  const stagedAs = stagingName(file.fileName, newId(context));
  await context.database.query(
    'INSERT INTO bank_file_stagings (file_id, entity_id, name, begun_at) VALUES ($1, $2, $3, $4)',
    [file.id, file.entityId, stagedAs, nowOf(context.clock)],
  );
  await transport.stage(stagedAs, file.bytes);
  const noted = await context.database.query(
    `WITH file AS (
       SELECT id
         FROM bank_files
        WHERE id = $1 AND by_transport AND staged_as IS NULL AND recall_recorded_at IS NULL
          AND EXISTS (SELECT FROM entity_configs c WHERE c.entity_id = $3 AND c.payouts_enabled)
          FOR NO KEY UPDATE),
     begun AS (
       DELETE FROM bank_file_stagings s
        USING file
        WHERE s.file_id = file.id AND s.name = $2 AND NOT s.is_abandoned
       RETURNING s.file_id)
     UPDATE bank_files f
        SET staged_as = $2
       FROM begun
      WHERE f.id = begun.file_id
     RETURNING f.id`,
    [file.id, stagedAs, file.entityId],
  );
  if (noted.length > 0) return stagedAs;
  await discardStaging(context, transport, { fileId: file.id, name: stagedAs });
  return null;
}

interface Staging {
  fileId: string;
  name: string;
}

/**
 * The staging names of interrupted visits, whether or not their files exist. They can no longer be committed
 * once this resolves, so a removed file is never taken for published.
 */
export async function leftStagings(context: Context, connectionId: string): Promise<Staging[]> {
  const rows = await context.database.query(
    `UPDATE bank_file_stagings s
        SET is_abandoned = true
       FROM bank_files f
      WHERE f.id = s.file_id AND f.connection_id = $1
     RETURNING s.file_id, s.name`,
    [connectionId],
  );
  return rows.map((row) => ({ fileId: row.file_id, name: row.name }));
}

export async function discardStaging(
  { database }: Context,
  transport: Transport,
  { fileId, name }: Staging,
): Promise<void> {
  await transport.discard(name);
  await database.query('DELETE FROM bank_file_stagings WHERE file_id = $1 AND name = $2', [fileId, name]);
}

async function noteArrival(context: Context, file: OutgoingFile, stagedAs: string): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      const arrived = await tx.query(
        `UPDATE bank_files SET arrived_at = $2
          WHERE id = $1 AND by_transport AND arrived_at IS NULL AND staged_as = $3
          RETURNING batch_id, recall_too_late`,
        [file.id, at, stagedAs],
      );
      if (!arrived[0]) return;
      const { batch_id: batchId, recall_too_late: isTooLate } = arrived[0];
      await recordAudit(tx, {
        ...about(file, at),
        action: 'bank_file.arrived',
        details: {
          batchId,
          fileName: file.fileName,
          sha256: file.sha256,
          ...(isTooLate ? { recallTooLate: true } : {}),
        },
      });
      const facts = { fileId: file.id, batchId, entityId: file.entityId };
      tx.afterCommit(() =>
        isTooLate
          ? context.log.warn(facts, 'a bank file arrived although a recall was recorded')
          : context.log.info(facts, 'a bank file has arrived at the bank'),
      );
    },
    { repeatable: true },
  );
}

/** The file was not published under this name, and never will be. It may be staged again. */
async function noteTakenBack(
  context: Context,
  transport: Transport,
  file: OutgoingFile,
  stagedAs: string,
): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      const noted = await tx.query(
        `UPDATE bank_files SET staged_as = NULL
          WHERE id = $1 AND arrived_at IS NULL AND staged_as = $2
          RETURNING batch_id`,
        [file.id, stagedAs],
      );
      if (!noted[0]) return;
      await recordAudit(tx, {
        ...about(file, at),
        action: 'bank_file.taken_back',
        details: { batchId: noted[0].batch_id, fileName: file.fileName, sha256: file.sha256 },
      });
    },
    { repeatable: true },
  );
  await transport.forget(stagedAs);
}

function about({ id, entityId }: OutgoingFile, at: Date) {
  return { entityId, at, actor: WORKER, subjectType: 'bank_file', subjectId: id } as const;
}
