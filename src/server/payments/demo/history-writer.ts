import type { z } from 'zod';
import type { CreateBulkWithdrawalBatchRequest } from '../../../contract/batches.ts';
import type { Role } from '../../../shared/terms.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { approveBatch } from '../approve/approve-batch.ts';
import { cancelBatch } from '../cancel/cancel-batch.ts';
import { createBatch } from '../create/create-batch.ts';
import type { Change } from '../idempotency.ts';
import { INSTANT, sandboxRail, type SandboxPace } from '../rail/sandbox-rail.ts';
import { reverseReturned } from '../settlement/reverse-returned.ts';
import { expireBatches } from '../worker/expire-batches.ts';
import { payBatch } from '../worker/pay-batch.ts';

export type BatchRequest = z.input<typeof CreateBulkWithdrawalBatchRequest>;

/**
 * Writes history with the verbs that write the present: the same rules, ledger, rail and audit, on a clock that stands in the past.
 * What the demo shows is therefore what the product does.
 */
export interface HistoryWriter {
  at(ms: number): Context;
  create(ms: number, preparer: Caller, request: BatchRequest): Promise<string>;
  approve(ms: number, approver: Caller, batchId: string): Promise<void>;
  cancel(ms: number, by: Caller, batchId: string): Promise<void>;
  /** Pays what is approved, as far as the bank answers, and books what it sends back. */
  pay(ms: number, batchId: string, pace?: SandboxPace): Promise<void>;
  expire(ms: number): Promise<void>;
}

const MINUTE_MS = 60_000;

export function historyWriter(context: Context): HistoryWriter {
  const at = (ms: number): Context => ({ ...context, clock: { nowMs: () => ms } });
  const change = async (ms: number, verb: (then: Context, tx: Tx) => Promise<Change>): Promise<Change> =>
    context.database.transaction(async (tx) => {
      const done = await verb(at(ms), tx);
      if (done.audit) await recordAudit(tx, done.audit);
      return done;
    });
  return {
    at,
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
    pay: async (ms, batchId, pace = INSTANT) => {
      const then = at(ms);
      const rail = sandboxRail(context.database, then.clock, pace);
      while ((await payBatch(then, rail, batchId, () => false)) === 'more');
      const later = at(ms + 90 * MINUTE_MS);
      await reverseReturned(later, await sandboxRail(context.database, later.clock, pace).statements(new Date(ms)));
    },
    expire: (ms) => expireBatches(at(ms)),
  };
}

/** What a verb reads of a request; there is none here. */
function call(caller: Caller, id: string) {
  return { caller, params: { id }, query: undefined, body: undefined, request: undefined as never, reply: undefined as never };
}

/** A user of the demo as the gateway would find them. */
export function callerAs(user: { id: string; name: string; entityId: string; entityName: string; accountId: string }, roles: readonly Role[], ms: number): Caller {
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
  };
}
