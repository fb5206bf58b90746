import pino from 'pino';
import { readConfiguration } from '../../../platform/configuration.ts';
import type { Context } from '../../../platform/context.ts';
import { openDatabase } from '../../../platform/database/pool.ts';
import { systemRandom } from '../../../platform/random.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { startWorker } from '../../paying/worker/start-worker.ts';
import { confirmBankReply } from '../confirm-bank-reply.ts';
import { handOver } from '../hand-over.ts';
import { readReply } from '../read-reply.ts';
import { storeReply } from '../store-reply.ts';
import { acceptedExcept, readAtBank } from './acb-bank.ts';

/**
 * A process for tests that kill it: the worker; a user who takes each file to the bank as soon as it is
 * written and at once uploads the answer, which rejects the second payment; and another user who confirms it.
 */
const context: Context = {
  configuration: readConfiguration(process.env),
  clock: { nowMs: () => Date.now() },
  random: systemRandom,
  database: openDatabase({ connectionString: process.env['DATABASE_URL']! }),
  log: pino({ level: 'silent' }),
  onClose: () => undefined,
};

async function carryFiles(): Promise<void> {
  const files = await context.database.query(
    `SELECT f.id, f.entity_id, f.connection_id, b.created_by
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.withdrawn_at IS NULL AND b.status IN ('APPROVED', 'PROCESSING')
        AND NOT EXISTS (SELECT 1 FROM bank_file_replies r WHERE r.file_id = f.id)`,
  );
  for (const file of files) {
    const entityId = file.entity_id;
    const userId = file.created_by;
    const { bytes } = await handOver(context, { entityId, fileId: file.id, userId, actor: WORKER });
    const replyId = await storeReply(context, {
      entityId,
      connectionId: file.connection_id,
      fileName: 'reply.txt',
      bytes: acceptedExcept(readAtBank(bytes), [2]),
      userId,
      actor: WORKER,
    });
    await readReply(context, replyId);
  }
}

async function confirmReplies(): Promise<void> {
  const waiting = await context.database.query(
    `SELECT r.id, r.entity_id, r.read_at, u.id AS user_id
       FROM bank_file_replies r
       JOIN users u ON u.entity_id = r.entity_id AND u.roles = '{APPROVER}'
      WHERE r.result = 'WAITS_FOR_CONFIRMATION'
      LIMIT 1`,
  );
  for (const { id, entity_id: entityId, user_id: userId, read_at: readAt } of waiting)
    await context.database.transaction(async (tx) => {
      const caller = {
        entityId,
        userId,
        userName: 'second',
        roles: new Set(),
        authenticatedAtMs: Date.now(),
        program: null,
      };
      const body = { readAt: readAt!.toISOString() };
      const call = { caller, params: { id }, body } as unknown as Parameters<typeof confirmBankReply>[2];
      const { audit } = await confirmBankReply(context, tx, call);
      await recordAudit(tx, audit!);
    });
}

await startWorker(context);
process.stdout.write('Working.\n');
for (;;)
  await carryFiles()
    .then(confirmReplies)
    .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
