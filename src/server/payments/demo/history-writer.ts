import type { z } from 'zod';
import type { CreateBulkWithdrawalBatchRequest } from '../../../contract/batches.ts';
import type { Role } from '../../../shared/terms.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { approveBatch } from '../batches/approve/approve-batch.ts';
import { cancelBatch } from '../batches/cancel/cancel-batch.ts';
import { updatePaymentConfig } from '../entity/config/update-payment-config.ts';
import { displayPaymentConfig, loadPaymentConfig } from '../entity/config/payment-config.ts';
import { createBatch } from '../batches/create/create-batch.ts';
import type { Change } from '../base/idempotency.ts';
import { bankConnections } from '../paying/registry.ts';
import { sandboxConnection, type SandboxPace } from '../connection/sandbox/sandbox-connection.ts';
import { reverseReturned } from '../paying/settlement/reverse-returned.ts';
import { expireBatches } from '../paying/worker/expire-batches.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';

export type BatchRequest = z.input<typeof CreateBulkWithdrawalBatchRequest>;

/**
 * Writes demo history with the verbs of the product: the same rules, ledger, bank connection and audit log,
 * with a clock set to the past. The demo therefore shows only what the product does.
 */
export interface HistoryWriter {
  create(ms: number, preparer: Caller, request: BatchRequest): Promise<string>;
  approve(ms: number, approver: Caller, batchId: string): Promise<void>;
  cancel(ms: number, by: Caller, batchId: string): Promise<void>;
  /** Pays an approved batch, as far as the bank answers. */
  pay(ms: number, batchId: string, pace?: SandboxPace): Promise<void>;
  /** Books the payments that the bank has returned since `sinceMs`. */
  bookReturns(sinceMs: number, ms: number): Promise<void>;
  setReleaseDelay(ms: number, admin: Caller, seconds: number): Promise<void>;
  expire(ms: number): Promise<void>;
}

/** A bank that answers at once and returns payments on the next day. */
const PAST: SandboxPace = { answerMs: 0, laterMs: 27 * HOUR_MS };

export function historyWriter(context: Context): HistoryWriter {
  const at = (ms: number): Context => contextAt(context, ms);
  const change = (ms: number, verb: (then: Context, tx: Tx) => Promise<Change>) =>
    changeAt(context, ms, verb);
  return {
    create: async (ms, preparer, request) => {
      const body = Buffer.from(JSON.stringify(request));
      const done = await change(ms, (then, tx) => createBatch(then, tx, preparer, body));
      return (done.body as { id: string }).id;
    },
    approve: async (ms, approver, batchId) => {
      await change(ms, (then, tx) => approveBatch(then, tx, { ...call(approver, batchId), headers: {} }));
    },
    cancel: async (ms, by, batchId) => {
      await change(ms, (then, tx) => cancelBatch(then, tx, { ...call(by, batchId), headers: {} }));
    },
    pay: async (ms, batchId, pace = PAST) => {
      const then = at(ms);
      const connection = sandboxConnection(context.database, then.clock, pace);
      const connections = bankConnections([{ connection }]);
      while ((await payBatch(then, connections, batchId, () => false)) === 'more');
    },
    bookReturns: async (sinceMs, ms) => {
      const then = at(ms);
      const bank = sandboxConnection(context.database, then.clock, PAST);
      await reverseReturned(then, await bank.returnedSince(new Date(sinceMs)));
    },
    setReleaseDelay: async (ms, admin, seconds) => {
      await change(ms, async (then, tx) => {
        const {
          updatedAt: _at,
          updatedBy: _by,
          ...config
        } = displayPaymentConfig(await loadPaymentConfig(tx, admin.entityId));
        return updatePaymentConfig(then, tx, {
          ...call(admin, ''),
          params: undefined,
          headers: undefined,
          body: { ...config, releaseDelaySeconds: seconds },
        });
      });
    },
    expire: (ms) => expireBatches(at(ms)),
  };
}

/** The context at the time `ms`. */
export function contextAt(context: Context, ms: number): Context {
  return { ...context, clock: { nowMs: () => ms } };
}

/** Runs a changing verb at the time `ms`, with its audit row last. */
export function changeAt(
  context: Context,
  ms: number,
  verb: (then: Context, tx: Tx) => Promise<Change>,
): Promise<Change> {
  return context.database.transaction(async (tx) => {
    const done = await verb(contextAt(context, ms), tx);
    if (done.audit) await recordAudit(tx, done.audit);
    return done;
  });
}

/** The request that a verb reads. History has no HTTP request. */
export function call(caller: Caller, id: string) {
  return {
    caller,
    params: { id },
    query: undefined,
    body: undefined,
    request: undefined as never,
    reply: undefined as never,
  };
}

/** A demo user as the gateway would identify them. */
export function callerAs(
  user: { id: string; name: string; entityId: string; entityName: string; accountId: string },
  roles: readonly Role[],
  ms: number,
): Caller {
  return {
    userId: user.id,
    userName: user.name,
    email: null,
    entityId: user.entityId,
    entityName: user.entityName,
    accountId: user.accountId,
    primaryAccountId: user.accountId,
    roles: new Set(roles),
    authenticatedAtMs: ms,
    credential: 'session',
    program: null,
  };
}
