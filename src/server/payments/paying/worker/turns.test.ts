import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import type { BankConnection } from '../../connection/connection.ts';
import { sandboxConnection } from '../../connection/sandbox/sandbox-connection.ts';
import {
  approvedBatch,
  approvedBatchOf,
  batchStatus,
  expectProven,
  statusesOf,
} from '../../testing/approved-batch.ts';
import type { TestRow } from '../../testing/insert-batch.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { payBatch } from './pay-batch.ts';
import { startTurns } from './turns.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const approved = (rows: TestRow[]) => approvedBatch(installation, rows);
const instant = () => through(installation.context);
const paidRows = (count: number): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({
    accountNumber: `62${String(index).padStart(6, '0')}111`,
    amountMinor: 100n,
  }));

async function ended(batchId: string): Promise<void> {
  while (['APPROVED', 'PROCESSING'].includes(await batchStatus(installation.context, batchId)))
    await sleep(20);
}

/** A bank that answers only after `open()`; `asked` resolves when it receives its first submission. */
function gatedBank() {
  const bank = instantBank(installation.context);
  let open = () => {};
  let tell = () => {};
  const gate = new Promise<void>((done) => (open = done));
  const asked = new Promise<void>((done) => (tell = done));
  const gated: BankConnection = {
    ...bank,
    submit: async (payments) => {
      tell();
      await gate;
      return bank.submit(payments);
    },
  };
  return { connections: through(installation.context, gated), open, asked };
}

const tally = async (batchId: string) => {
  const statuses = await statusesOf(installation.context, batchId);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((other) => other === status).length]),
  );
};

describe('turns', () => {
  it('reach an entity with one payment before another entity has all its giant batches paid', async () => {
    const { context } = installation;
    const giant = await approved(paidRows(5_100));
    const giants = [giant.id];
    for (let i = 0; i < 3; i++)
      giants.push((await approvedBatchOf(installation, giant.entityId, paidRows(5_100))).id);
    const small = await approved(paidRows(1));
    const turns = startTurns(context, instant());
    for (const id of [...giants, small.id]) await ended(id);
    await turns.stop();
    const order = await context.database.query(
      'SELECT id FROM batches WHERE id = ANY($1) ORDER BY completed_at',
      [[...giants, small.id]],
    );
    expect(order[0]!.id).toBe(small.id);
    expect(await Promise.all(giants.map((id) => batchStatus(context, id)))).toEqual(
      giants.map(() => 'COMPLETE'),
    );
  });

  it('are not used up by many batches that wait for the bank', async () => {
    const { context } = installation;
    const silent = sandboxConnection(context.database, context.clock, { answerMs: 0, laterMs: 1e9 });
    const first = await approved([{ accountNumber: '62000000006' }]);
    for (let i = 0; i < 24; i++)
      await approvedBatchOf(installation, first.entityId, [{ accountNumber: `6${i + 10}00000006` }]);
    const turns = startTurns(context, through(context, silent));
    const fresh = await approvedBatchOf(installation, first.entityId, paidRows(3));
    await ended(fresh.id);
    await turns.stop();
    expect(await batchStatus(context, fresh.id)).toBe('COMPLETE');
    expect(await batchStatus(context, first.id)).toBe('PROCESSING');
    expect(await statusesOf(context, first.id)).toEqual(['UNCONFIRMED']);
  });

  it('end with the running chunk when the worker stops, and another worker continues', async () => {
    const { context, entityId, id } = await approved(paidRows(1_500));
    const { connections, open, asked } = gatedBank();
    const turns = startTurns(context, connections);
    turns.wake(id);
    await asked;
    const stopped = turns.stop();
    open();
    await stopped;
    expect(await tally(id)).toEqual({ COMPLETE: 1_000, PENDING: 500 });
    const next = startTurns(context, instant());
    await ended(id);
    await next.stop();
    await expectProven(context, entityId, id);
  });
});

describe('a batch', () => {
  it('is left alone while another worker has its lock, which ends with that connection', async () => {
    const { context, entityId, id } = await approved(paidRows(2));
    const holder = new pg.Client(context.database.address);
    await holder.connect();
    await holder.query("SELECT pg_advisory_lock(hashtextextended('batch ' || $1, 0))", [id]);
    expect(await payBatch(context, instant(), id, () => false)).toBe('taken by another');
    expect(await batchStatus(context, id)).toBe('APPROVED');
    await holder.end();
    while ((await payBatch(context, instant(), id, () => false)) !== 'done') await sleep(10);
    await expectProven(context, entityId, id);
  });

  it('is left by a worker that has lost its lock', async () => {
    const { context, entityId, id } = await approved(paidRows(1_500));
    const { connections, open, asked } = gatedBank();
    const turn = payBatch(context, connections, id, () => false);
    await asked;
    await context.database.query(
      `SELECT pg_terminate_backend(pid, 60000)
         FROM pg_stat_activity
        WHERE application_name = 'outlay-batch-lock' AND datname = current_database()`,
    );
    // Node.js reports the lost connection on a later turn of the event loop.
    await sleep(200);
    open();
    expect(await turn).toBe('more');
    expect(await tally(id)).toEqual({ COMPLETE: 1_000, PENDING: 500 });
    while ((await payBatch(context, instant(), id, () => false)) !== 'done') await sleep(10);
    await expectProven(context, entityId, id);
  });
});
