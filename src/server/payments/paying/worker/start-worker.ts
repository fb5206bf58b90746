import type { Context } from '../../../platform/context.ts';
import { frozenReaders } from '../../../platform/database/end-frozen.ts';
import { startJobs } from '../../../platform/jobs.ts';
import { startSchedule } from '../../../platform/schedule.ts';
import { startVisits } from '../../bank-visits/visits.ts';
import { openBankConnections, type BankConnections } from '../registry.ts';
import { checkBatch } from '../../batches/checks/check-batch.ts';
import {
  CHECK_BATCH,
  PAY_BATCH,
  READ_BANK_REPLY,
  READ_STATEMENT_FILE,
  RECONCILE_ACCOUNT,
  VISIT_BANK,
} from '../../base/queues.ts';
import {
  openStatementThreads,
  readReplyWithoutStall,
  readInOrder,
  reconcileWithoutStall,
} from '../../reconciling/reading/statement-threads.ts';
import { startDeliveries } from '../../events/webhooks/deliveries.ts';
import { workOnMails } from '../../notices/mails.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { startTurns } from './turns.ts';
import { watchStatements } from './watch-statements.ts';

const STOP_TIMEOUT_MS = 30_000;
const END_FROZEN_EVERY_MS = 2_000;

/**
 * Starts paying: jobs wake the worker, a sweep finds batches that no job announced, and bank statements
 * report returned payments.
 */
export async function startWorker(
  context: Context,
  connections: BankConnections = openBankConnections(context),
): Promise<{ stop(): Promise<void> }> {
  openStatementThreads(context);
  const turns = startTurns(context, connections);
  const visits = startVisits(context);
  const deliveries = startDeliveries(context);
  const statements = connections.all
    .filter(({ capabilities }) => capabilities.statements)
    .map((connection) => watchStatements(context, connection));
  const endFrozen = frozenReaders(context.database, () => context.clock.nowMs());
  const frozen = setInterval(() => void endFrozen().catch(() => undefined), END_FROZEN_EVERY_MS);
  const jobs = await startJobs(context.database.address, context.log);
  await jobs.work(PAY_BATCH, 1, async ({ batchId }) => turns.wake(batchId));
  await jobs.work(READ_BANK_REPLY, 1, ({ replyId, again }) =>
    readReplyWithoutStall(context, replyId, again ? { again } : {}),
  );
  await jobs.work(READ_STATEMENT_FILE, 1, (job) => readInOrder(context, job));
  await jobs.work(RECONCILE_ACCOUNT, 1, ({ accountId }) =>
    reconcileWithoutStall(context, accountId, 'WHOLE_IF_DUE'),
  );
  await jobs.work(VISIT_BANK, 1, async () => visits.wake());
  await workOnMails(context, jobs);
  await jobs.work(CHECK_BATCH, 1, ({ batchId }) => checkBatch(context, batchId, { skipIfRunning: true }));
  const schedule = await startSchedule(context.database, context.log, scheduledJobs(context));
  return {
    stop: async () => {
      clearInterval(frozen);
      const stopping = [
        turns.stop(),
        visits.stop(),
        deliveries.stop(),
        ...statements.map((one) => one.stop()),
        jobs.stop(STOP_TIMEOUT_MS),
        schedule.stop(STOP_TIMEOUT_MS),
      ];
      await Promise.all(stopping);
    },
  };
}
