import type { Context } from '../../platform/context.ts';
import { frozenReaders } from '../../platform/database/end-frozen.ts';
import { startJobs } from '../../platform/jobs.ts';
import { readLeftReplies } from '../bank-connections/bank-file/read-left-replies.ts';
import { readReply } from '../bank-connections/bank-file/read-reply.ts';
import { visitBank, visitDueBanks } from '../bank-connections/bank-file/transport/visit-bank.ts';
import { openBankConnections, type BankConnections } from '../bank-connections/registry.ts';
import { sendNotificationMail } from '../attention/notification-mail.ts';
import { sendDueMails } from '../attention/send-due-mails.ts';
import { watchBalances } from '../funding/watch-balances.ts';
import { addressLowBalanceMail, sendLowBalanceMail } from '../notifications/low-balance-mail.ts';
import { addressMail, sendMail } from '../notifications/send-mail.ts';
import { checkBatch } from '../batch-checks/check-batch.ts';
import {
  CHECK_BATCH,
  CLEAN_UP,
  EXPIRE_BATCHES,
  LOW_BALANCE_MAIL,
  MAIL,
  NOTIFICATION_MAIL,
  PAY_BATCH,
  READ_BANK_REPLY,
  READ_LEFT_REPLIES,
  READ_STATEMENT_FILE,
  RECONCILE_ACCOUNT,
  SEND_DUE_MAILS,
  VISIT_BANK,
  VISIT_BANKS,
  WATCH_BALANCES,
} from '../queues.ts';
import { reconcileAccount } from '../reconciliation/reconcile-account.ts';
import { readStatementFile } from '../statements/read-statement-file.ts';
import { cleanUp } from './clean-up.ts';
import { expireBatches } from './expire-batches.ts';
import { startTurns } from './turns.ts';
import { watchStatements } from './watch-statements.ts';

const STOP_TIMEOUT_MS = 30_000;
const END_FROZEN_EVERY_MS = 2_000;
/** Banks that are visited at the same time. */
const CONCURRENT_VISITS = 2;
/** Every minute, every five minutes, and every hour at ten past. */
const EXPIRE_CRON = '* * * * *';
const DUE_MAILS_CRON = '* * * * *';
const WATCH_BALANCES_CRON = '* * * * *';
const VISIT_BANKS_CRON = '* * * * *';
const LEFT_REPLIES_CRON = '*/5 * * * *';
const CLEAN_UP_CRON = '10 * * * *';

/**
 * Starts paying: jobs wake the worker, a sweep finds batches that no job announced, and bank statements
 * report returned payments.
 */
export async function startWorker(
  context: Context,
  connections: BankConnections = openBankConnections(context),
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  const turns = startTurns(context, connections);
  const statements = connections.all
    .filter(({ capabilities }) => capabilities.statements)
    .map((connection) => watchStatements(context, connection));
  const endFrozen = frozenReaders(context.database, () => context.clock.nowMs());
  const frozen = setInterval(() => void endFrozen().catch(() => undefined), END_FROZEN_EVERY_MS);
  const jobs = await startJobs(context.database.address, context.log);
  await jobs.work(PAY_BATCH, 1, async ({ batchId }) => turns.wake(batchId));
  await jobs.work(READ_BANK_REPLY, 1, ({ replyId, again }) =>
    readReply(context, replyId, again ? { again } : {}),
  );
  await jobs.work(READ_LEFT_REPLIES, 1, () => readLeftReplies(context));
  await jobs.work(READ_STATEMENT_FILE, 1, ({ fileId }) => readStatementFile(context, fileId));
  await jobs.work(RECONCILE_ACCOUNT, 1, ({ accountId }) => reconcileAccount(context, accountId));
  await jobs.work(VISIT_BANKS, 1, () => visitDueBanks(context));
  await jobs.work(VISIT_BANK, CONCURRENT_VISITS, ({ connectionId }) =>
    visitBank(context, connectionId, () => isStopping),
  );
  await jobs.work(MAIL, 1, ({ to, ...mail }) =>
    to ? sendMail(context, { ...mail, to }) : addressMail(context, mail),
  );
  await jobs.work(WATCH_BALANCES, 1, () => watchBalances(context));
  await jobs.work(LOW_BALANCE_MAIL, 1, ({ to, ...mail }) =>
    to ? sendLowBalanceMail(context, { ...mail, to }) : addressLowBalanceMail(context, mail),
  );
  await jobs.work(CHECK_BATCH, 1, ({ batchId }) => checkBatch(context, batchId, { skipIfRunning: true }));
  await jobs.work(EXPIRE_BATCHES, 1, () => expireBatches(context));
  await jobs.work(SEND_DUE_MAILS, 1, () => sendDueMails(context));
  await jobs.work(NOTIFICATION_MAIL, 1, (job) => sendNotificationMail(context, job));
  await jobs.work(CLEAN_UP, 1, () => cleanUp(context));
  await jobs.schedule(READ_LEFT_REPLIES, LEFT_REPLIES_CRON, {});
  await jobs.schedule(EXPIRE_BATCHES, EXPIRE_CRON, {});
  await jobs.schedule(WATCH_BALANCES, WATCH_BALANCES_CRON, {});
  await jobs.schedule(SEND_DUE_MAILS, DUE_MAILS_CRON, {});
  await jobs.schedule(VISIT_BANKS, VISIT_BANKS_CRON, {});
  await jobs.schedule(CLEAN_UP, CLEAN_UP_CRON, {});
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(frozen);
      const stopping = [turns.stop(), ...statements.map((one) => one.stop()), jobs.stop(STOP_TIMEOUT_MS)];
      await Promise.all(stopping);
    },
  };
}
