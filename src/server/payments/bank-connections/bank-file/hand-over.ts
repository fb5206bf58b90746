import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused, type Problem } from '../../../../shared/errors.ts';
import { recordAudit, WORKER, type Actor } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { enqueueDispatch } from '../../worker/enqueue.ts';
import { noteHeldFor } from '../../worker/hold-back.ts';
import { keepExecutionDate } from '../../worker/keep-execution-date.ts';
import { endUnlessIntact, reasonToHold, releaseBatch } from '../../worker/release-batch.ts';
import { isSealed } from './seal-file.ts';

interface HandedOver {
  fileName: string;
  sha256: string;
  bytes: Buffer;
}

interface Taker {
  entityId: string;
  fileId: string;
  userId: string;
  actor: Actor;
}

/** A user, or Outlay itself for a transport. */
interface Carrier extends Omit<Taker, 'userId'> {
  userId: string | null;
}

/**
 * Hands a file over to a user: the first time it leaves, afterwards the same bytes come again. Throws 404;
 * 400 `bank_file_not_live`, `bank_file_ended`, `bank_file_day_passed`, `payouts_disabled`,
 * `approvals_lapsed`.
 */
export async function handOver(context: Context, taker: Taker): Promise<HandedOver> {
  const left = await context.database.transaction(
    async (tx): Promise<HandedOver | Problem> => {
      const at = nowOf(context.clock);
      const refusal = await leaveOnce(tx, taker, at);
      if (refusal) return refusal;
      const [file] = await tx.query('SELECT file_name, sha256, bytes FROM bank_files WHERE id = $1', [
        taker.fileId,
      ]);
      return { fileName: file!.file_name, sha256: file!.sha256, bytes: file!.bytes };
    },
    { repeatable: true },
  );
  if ('bytes' in left) return left;
  throw left;
}

/**
 * Lets a file leave over the transport of its connection, after the same checks. Resolves to false when it
 * may not leave, or has left.
 */
export async function leaveByTransport(context: Context, entityId: string, fileId: string): Promise<boolean> {
  const carrier: Carrier = { entityId, fileId, userId: null, actor: WORKER };
  const refusal = await context.database.transaction((tx) => leaveOnce(tx, carrier, nowOf(context.clock)), {
    repeatable: true,
  });
  return refusal === null;
}

/** A refusal is returned, because the end of a batch whose rows have changed must be committed. */
async function leaveOnce(
  tx: Tx,
  { entityId, fileId, userId, actor }: Carrier,
  at: Date,
): Promise<Problem | null> {
  const [found] = await tx.query('SELECT batch_id FROM bank_files WHERE entity_id = $1 AND id = $2', [
    entityId,
    fileId,
  ]);
  if (!found) throw notFound('bank_file');
  // The batch first, as everywhere: the worker may be writing its file.
  const batch = await lockBatch(tx, entityId, found.batch_id);
  const [file] = await tx.query(
    `SELECT f.file_name, f.sha256, f.left_at, f.withdrawn_at, f.connection_id, c.state AS connection_state,
            f.recall_recorded_at IS NOT NULL OR f.reply_status = 'REJECTED' AS is_refused
       FROM bank_files f
       JOIN bank_file_connections c ON c.id = f.connection_id
      WHERE f.id = $1
        FOR NO KEY UPDATE OF f FOR SHARE OF c`,
    [fileId],
  );
  const audit = (action: string) =>
    recordAudit(tx, {
      entityId,
      at,
      actor,
      action,
      subjectType: 'bank_file',
      subjectId: fileId,
      details: { batchId: batch.id, fileName: file!.file_name, sha256: file!.sha256 },
    });
  if (file!.left_at) {
    if (userId === null) return refused('bank_file_not_live', explain('bank_file_not_live'));
    // A user who takes it there once more asks the bank to pay what it has refused, or has paid.
    if (file!.is_refused || batch.status !== 'PROCESSING')
      return refused('bank_file_ended', explain('bank_file_ended'));
    await audit('bank_file.downloaded_again');
    return null;
  }
  const isLive =
    batchStates.next(batch.status, 'dispatch') &&
    file!.withdrawn_at === null &&
    file!.connection_state === 'LIVE';
  if (!isLive) return refused('bank_file_not_live', explain('bank_file_not_live'));
  const date = await keepExecutionDate(tx, batch, at);
  if (date === 'missed') await noteHeldFor(tx, batch, 'EXECUTION_DATE', at);
  if (date !== 'kept') return refused('bank_file_day_passed', explain('bank_file_day_passed'));
  const heldFor = await reasonToHold(tx, batch);
  if (heldFor === 'PAYOUTS_OFF') return refused('payouts_disabled', explain('payouts_disabled'));
  if (heldFor) return refused('approvals_lapsed', explain('approvals_lapsed'));
  if (!(await isSealed(tx, file!.connection_id, batch, at)))
    return refused('bank_file_not_live', explain('bank_file_not_live'));
  if (!(await endUnlessIntact(tx, batch, at)))
    return refused('bank_file_not_live', explain('bank_file_not_live'));
  await releaseBatch(tx, batch, at, actor, { sha256: file!.sha256 });
  await tx.query(
    'UPDATE bank_files SET left_at = $2, left_by = $3, by_transport = $3::uuid IS NULL WHERE id = $1',
    [fileId, at, userId],
  );
  await enqueueDispatch(tx, batch.id, at);
  await audit('bank_file.left');
  return null;
}
