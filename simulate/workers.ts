import { openBankFiles } from '../src/server/payments/bank-files/bank-file-connection.ts';
import { readLeftReplies } from '../src/server/payments/reconciling/reading/read-left-replies.ts';
import { visitBank } from '../src/server/payments/bank-visits/visit-bank.ts';
import type { ReturnedPayment } from '../src/server/payments/connection/connection.ts';
import { bankConnections, type BankConnections } from '../src/server/payments/paying/registry.ts';
import { applyDueChanges } from '../src/server/payments/entity/config/apply-due-changes.ts';
import {
  READ_STATEMENT_FILE,
  RECONCILE_ACCOUNT,
  type StatementFileJob,
} from '../src/server/payments/base/queues.ts';
import { reverseReturned } from '../src/server/payments/paying/settlement/reverse-returned.ts';
import { cleanUp } from '../src/server/payments/paying/worker/clean-up.ts';
import { expireBatches } from '../src/server/payments/paying/worker/expire-batches.ts';
import { payBatch } from '../src/server/payments/paying/worker/pay-batch.ts';
import { FIRST_READ_MS } from '../src/server/payments/paying/worker/watch-statements.ts';
import { applyDueResets } from '../src/server/identity/passkeys/resets.ts';
import { expireControlChanges } from '../src/server/payments/control/expire-changes.ts';
import { deliverEvents } from './people/deliver-events.ts';
import { expireVersions } from '../src/server/payments/schedules/expire-versions.ts';
import { makeRuns } from '../src/server/payments/schedules/make-runs.ts';
import { keepDates } from '../src/server/payments/paying/worker/keep-dates.ts';
import { rightTimes } from '../src/server/payments/paying/worker/right-times.ts';
import type { Context } from '../src/server/platform/context.ts';
import { MINUTE_MS } from '../src/shared/time.ts';
import { expireRequests } from '../src/server/payments/collections/expire-requests.ts';
import { askProviders } from '../src/server/payments/collections/requests-to-pay/ask-providers.ts';
import { readLeftStatements } from '../src/server/payments/reconciling/reading/read-left-statements.ts';
import {
  readInOrder,
  reconcileWithoutStall,
} from '../src/server/payments/reconciling/reading/statement-threads.ts';
import type { Sweep, WorkerEvent } from './history.ts';
import { BEGINNING_MS, type Stage } from './stage.ts';
import { Flow } from './turns.ts';
import { COLLECTING } from './customers/events.ts';
import { filesOf, type Outcome, type Play, type World } from './world.ts';

const SWEEPS: Readonly<
  Record<
    Exclude<Sweep, 'returns' | 'statement jobs' | 'pay-runs' | 'pay-refunds' | 'deliver'>,
    (context: Context) => Promise<void>
  >
> = {
  'expire-batches': expireBatches,
  'apply-config-changes': applyDueChanges,
  'right-times': rightTimes,
  'clean-up': cleanUp,
  'read-left-replies': readLeftReplies,
  'read-left-statements': readLeftStatements,
  'make-runs': makeRuns,
  'expire-schedules': expireVersions,
  'keep-dates': keepDates,
  'reset-passkeys': applyDueResets,
  'expire-changes': expireControlChanges,
  'expire-requests': expireRequests,
  'ask-providers': (context) => askProviders(context),
};

/** A worker takes one turn at a batch, or makes one of its sweeps. A crash ends it between two statements. */
export function workerPlays(world: World, event: WorkerEvent): Play {
  const { by } = event;
  const batch = event.what === 'turn' ? world.batches.get(event.batch) : undefined;
  if (event.what === 'turn' && !batch)
    return { flows: [], outcome: async () => ({ by, text: 'finds nothing to do', isUnexpected: false }) };
  const flow = new Flow(by, event.crash ?? null);
  const failures: string[] = [];
  const context = withLoggedErrors(world.stage.workers.get(by)!, failures);
  let text = 'done';
  let isUnexpected = false;
  const work = async (): Promise<void> => {
    try {
      if (event.what === 'visit') text = await visit(world, context, event.of);
      else if (event.what === 'sweep') await sweep(world, context, event.by, event.sweep);
      else text = await payBatch(context, connectionsOf(world, context), batch!.id, () => false);
    } catch (error) {
      text = error instanceof Error ? error.message : String(error);
      isUnexpected = !flow.hasCrashed && !flow.hasMetFullDisk;
    }
  };
  const outcome = async (): Promise<Outcome> => {
    world.figures.turns += 1;
    world.figures.statements += flow.statements;
    // A job that continues after an error logs the error.
    if (failures.length > 0 && !flow.hasCrashed && !flow.hasMetFullDisk)
      return { by, text: failures.join('; '), isUnexpected: true };
    if (!flow.hasCrashed) return { by, text, isUnexpected };
    world.figures.crashes += 1;
    if (flow.hasLostDatabase)
      return { by, text: `loses PostgreSQL at statement ${flow.statements}`, isUnexpected: false };
    // The worker that replaces it at once reads every return that its bank may still report. A worker that
    // has read none for longer than the product's longest outage reads on from where it was.
    const lastMs = world.returnsSinceMs.get(by) ?? BEGINNING_MS - FIRST_READ_MS;
    world.returnsSinceMs.set(by, Math.min(lastMs, world.stage.clock.ms - FIRST_READ_MS));
    return { by, text: `is killed at statement ${flow.statements}`, isUnexpected: false };
  };
  return { flows: [{ flow, work }], outcome };
}

function withLoggedErrors(context: Context, failures: string[]): Context {
  const log = Object.create(context.log) as Context['log'];
  log.error = (about: unknown, text?: unknown) => {
    const { err } = about as { err?: Error };
    failures.push(`${String(text)}: ${err?.message ?? ''}`);
  };
  return { ...context, log };
}

const STATEMENT_QUEUES = [READ_STATEMENT_FILE.name, RECONCILE_ACCOUNT.name];

/** Drops the jobs that an earlier history left on the same database. */
export async function dropStatementJobs({ owner }: Stage): Promise<void> {
  await owner.query("UPDATE pgboss.job SET state = 'completed' WHERE name = ANY ($1) AND state = 'created'", [
    STATEMENT_QUEUES,
  ]);
}

/** Nothing of earlier histories is due any more, so that workers do the same in each play of a history. */
export async function endSchedules({ owner }: Stage): Promise<void> {
  await owner.query('UPDATE schedules SET next_at = NULL WHERE next_at IS NOT NULL');
}

/**
 * Does the jobs that were sent when statements arrived. A job whose worker is killed stays and is repeated,
 * as with the job library.
 */
async function doStatementJobs({ stage }: World, context: Context): Promise<void> {
  const jobs = await stage.owner.query(
    `SELECT id, name, data, data ->> 'accountId' AS account_id
       FROM pgboss.job
      WHERE name = ANY ($1) AND state = 'created'
      ORDER BY created_on, name, data::text`,
    [STATEMENT_QUEUES],
  );
  for (const { id, name, data, account_id: accountId } of jobs) {
    if (name === READ_STATEMENT_FILE.name) await readInOrder(context, data as StatementFileJob);
    else await reconcileWithoutStall(context, accountId!, 'WHOLE_IF_DUE');
    await stage.owner.query("UPDATE pgboss.job SET state = 'completed' WHERE id = $1", [id]);
  }
}

/** Takes a turn at each batch of a schedule that is due. */
async function payRuns(world: World, context: Context): Promise<void> {
  const due = await world.stage.owner.query(
    `SELECT id
       FROM batches
      WHERE entity_id = ANY ($1) AND schedule_id IS NOT NULL
        AND (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $2))
      ORDER BY label, created_at`,
    [[...world.entities.values()], new Date(context.clock.nowMs())],
  );
  for (const { id } of due) await payBatch(context, connectionsOf(world, context), id, () => false);
}

function connectionsOf({ adapter }: World, context: Context): BankConnections {
  return bankConnections([{ connection: adapter }], openBankFiles(context));
}

/** Takes a turn at each refund of company C that is due. */
async function payRefunds(world: World, context: Context): Promise<void> {
  const due = await world.stage.owner.query(
    `SELECT id
       FROM batches
      WHERE entity_id = $1
        AND (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $2))
      ORDER BY created_at, label, total_amount_minor`,
    [world.entities.get(COLLECTING)!, new Date(context.clock.nowMs())],
  );
  for (const { id } of due) await payBatch(context, connectionsOf(world, context), id, () => false);
}

async function visit(world: World, context: Context, of?: typeof COLLECTING): Promise<string> {
  const files = filesOf(world, of);
  if (!files) return 'has no bank to visit';
  return (await visitBank(context, files.connectionId)) ? 'done' : 'taken by another';
}

async function sweep(world: World, context: Context, by: string, which: Sweep): Promise<void> {
  if (which === world.stage.fault.leavesOut) return;
  if (which === 'statement jobs') return doStatementJobs(world, context);
  if (which === 'deliver') return deliverEvents(world, context);
  if (which === 'pay-runs') return payRuns(world, context);
  if (which === 'pay-refunds') return world.customers ? payRefunds(world, context) : undefined;
  if (which !== 'returns') return SWEEPS[which](context);
  const nowMs = context.clock.nowMs();
  const sinceMs = world.returnsSinceMs.get(by) ?? BEGINNING_MS - FIRST_READ_MS;
  const readMs = Math.min(sinceMs, nowMs - MINUTE_MS);
  const returned: ReturnedPayment[] = [];
  for (const connection of connectionsOf(world, context).all)
    try {
      returned.push(...(await connection.returnedSince(new Date(readMs))));
    } catch (error) {
      // The worker asks again in a second, from the same time on.
      if (world.bank.way !== 'UP') return;
      throw error;
    }
  const unbookedFrom = await reverseReturned(context, returned);
  world.returnsSinceMs.set(by, Math.min(nowMs - MINUTE_MS, unbookedFrom?.getTime() ?? Infinity));
}
