import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf, type AuditRecord } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { lockBatch, type LockedBatch } from '../batches/lock-batch.ts';
import { loadFile } from './file-for-display.ts';
import { requireFresh } from './require-fresh.ts';

type File = Awaited<ReturnType<typeof loadFile>>;

/**
 * A file and its batch, both locked, for a step of a recall, which always asks for a fresh sign-in. A visit
 * to the bank, which locks the file alone, cannot change it meanwhile.
 */
export async function lockForRecall(
  tx: Tx,
  caller: Caller,
  fileId: string,
  at: Date,
): Promise<{ file: File; batch: LockedBatch }> {
  await requireFresh(tx, caller, at);
  const { batch: of } = await loadFile(tx, caller.entityId, fileId);
  const batch = await lockBatch(tx, caller.entityId, of.id);
  await tx.query('SELECT 1 FROM bank_files WHERE id = $1 FOR NO KEY UPDATE', [fileId]);
  return { file: await loadFile(tx, caller.entityId, fileId), batch };
}

/**
 * The recall of a file, which waits for confirmation. Throws 400 `no_open_recall`; `recall_changed` when it
 * is not the one that the user saw.
 */
export function openRecallOf({ recall }: Pick<File, 'recall'>, seenId: string): NonNullable<File['recall']> {
  if (!recall || recall.confirmed) throw refused('no_open_recall', explain('no_open_recall'));
  if (recall.id !== seenId) throw refused('recall_changed', explain('recall_changed'));
  return recall;
}

/** The audit row of a step of a recall. */
export function auditOfRecall(
  caller: Caller,
  at: Date,
  action: `bank_file.${'recall_recorded' | 'recall_withdrawn' | 'recalled'}`,
  { id, fileName, batch }: File,
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action,
    subjectType: 'bank_file',
    subjectId: id,
    details: { batchId: batch.id, fileName, ...details },
  };
}
