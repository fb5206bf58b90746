import { NUMBERED_FORMATS } from '../../../domain/bank-files/formats.ts';
import { batchStates } from '../../../domain/payouts/batch-states.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused, type Problem } from '../../../shared/errors.ts';
import { recordAudit, WORKER, type Actor } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { endIfTakenBack, refundsTakenBack } from '../batches/end-taken-back.ts';
import { lockBatch } from '../batches/lock-batch.ts';
import { enqueueDispatch } from '../base/enqueue-dispatch.ts';
import { noteHeldFor } from '../batches/release/hold-back.ts';
import { keepExecutionDate } from '../batches/release/keep-execution-date.ts';
import { endUnlessIntact, reasonToHold, releaseBatch } from '../batches/release/release-batch.ts';
import { isSealed } from './seal-file.ts';
import { withdrawFile } from '../carriers/withdraw-file.ts';

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
 * Hands a file over to a user: with the first call it leaves, and later calls return the same bytes. Throws
 * 404; 400 `bank_file_not_live`, `bank_file_ended`, `bank_file_day_passed`, `bank_file_out_of_order`,
 * `payouts_disabled`, `approvals_lapsed`, `refund_taken_back`.
 */
export async function handOver(context: Context, taker: Taker): Promise<HandedOver> {
  const left = await context.database.transaction(
    async (tx): Promise<HandedOver | Problem> => {
      const at = nowOf(context.clock);
      const refusal = await leaveOnce(context, tx, taker, at);
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
 * Lets a file leave by the transport of its connection, after the same checks. Resolves to false when it may
 * not leave, or has left already.
 */
export async function leaveByTransport(context: Context, entityId: string, fileId: string): Promise<boolean> {
  const carrier: Carrier = { entityId, fileId, userId: null, actor: WORKER };
  const refusal = await context.database.transaction(
    (tx) => leaveOnce(context, tx, carrier, nowOf(context.clock)),
    { repeatable: true },
  );
  return refusal === null;
}

/** A refusal is returned, because the end of a batch whose rows have changed must be committed. */
async function leaveOnce(
  { log }: Context,
  tx: Tx,
  { entityId, fileId, userId, actor }: Carrier,
  at: Date,
): Promise<Problem | null> {
  const [found] = await tx.query(
    'SELECT batch_id, connection_id FROM bank_files WHERE entity_id = $1 AND id = $2',
    [entityId, fileId],
  );
  if (!found) throw notFound('bank_file');
  // The batch first, as everywhere: the worker may be writing its file. Then the connection, whose files
  // leave one after the other.
  const batch = await lockBatch(tx, entityId, found.batch_id);
  const [connection] = await tx.query(
    'SELECT state FROM bank_file_connections WHERE id = $1 FOR NO KEY UPDATE',
    [found.connection_id],
  );
  const [file] = await tx.query(
    `SELECT file_name, sha256, left_at, withdrawn_at,
            recall_recorded_at IS NOT NULL OR reply_status = 'REJECTED' AS is_refused
       FROM bank_files
      WHERE id = $1
        FOR NO KEY UPDATE`,
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
    // Taking it to the bank again would ask the bank to pay what it has refused or paid.
    if (file!.is_refused || batch.status !== 'PROCESSING')
      return refused('bank_file_ended', explain('bank_file_ended'));
    await audit('bank_file.downloaded_again');
    return null;
  }
  const isLive =
    batchStates.next(batch.status, 'dispatch') && file!.withdrawn_at === null && connection!.state === 'LIVE';
  const isTakenBack = await refundsTakenBack(tx, batch.id);
  if (isTakenBack) await endIfTakenBack(tx, batch, at);
  if (isTakenBack) return refused('refund_taken_back', explain('refund_taken_back.ended'));
  if (!isLive) return refused('bank_file_not_live', explain('bank_file_not_live'));
  const date = await keepExecutionDate(tx, batch, at);
  if (date !== 'kept') await withdrawFile(tx, batch.id, at, 'REPLACED');
  if (date === 'missed') await noteHeldFor(tx, batch, 'EXECUTION_DATE', at);
  if (date !== 'kept') return refused('bank_file_day_passed', explain('bank_file_day_passed'));
  const heldFor = await reasonToHold(tx, batch, at);
  if (heldFor === 'PAYOUTS_OFF') return refused('payouts_disabled', explain('payouts_disabled'));
  if (heldFor === 'STANDING') return refused('approvals_lapsed', explain('approvals_lapsed.standing'));
  if (heldFor === 'REGISTER') return refused('payee_not_registered', explain('payee_not_registered.held'));
  if (heldFor) return refused('approvals_lapsed', explain('approvals_lapsed'));
  if (!(await isSealed(tx, found.connection_id, batch, at)))
    return refused('bank_file_not_live', explain('bank_file_not_live'));
  const before = await fileBefore(tx, fileId);
  if (before !== null)
    return refused('bank_file_out_of_order', explain('bank_file_out_of_order', { fileName: before }));
  if (!(await endUnlessIntact(tx, batch, at)))
    return refused('bank_file_not_live', explain('bank_file_not_live'));
  await releaseBatch(tx, batch, at, actor, { sha256: file!.sha256 });
  await tx.query(
    'UPDATE bank_files SET left_at = $2, left_by = $3, by_transport = $3::uuid IS NULL WHERE id = $1',
    [fileId, at, userId],
  );
  await enqueueDispatch(tx, batch.id, at);
  tx.afterCommit(() => log.info({ fileId, batchId: batch.id, entityId, userId }, 'a bank file has left'));
  await audit('bank_file.left');
  return null;
}

/**
 * The name of a numbered file that must reach the bank before this one: it has a lower number and has not
 * left, or is on its way. The bank refuses a file after a gap.
 */
async function fileBefore(tx: Tx, fileId: string): Promise<string | null> {
  const [before] = await tx.query(
    `SELECT b.file_name
       FROM bank_files f
       JOIN bank_files b ON b.connection_id = f.connection_id AND b.file_number < f.file_number
      WHERE f.id = $1 AND f.format = ANY($2)
        AND ((b.left_at IS NULL AND b.withdrawn_at IS NULL)
             OR (b.by_transport AND b.arrived_at IS NULL AND b.recall_recorded_at IS NULL))
      ORDER BY b.file_number
      LIMIT 1`,
    [fileId, NUMBERED_FORMATS],
  );
  return before?.file_name ?? null;
}
